// notnil/chess (https://github.com/notnil/chess) as a `lines` program:
//
//	(cd oracles/adapters/go && go mod tidy && go build -o passant-notnil)
//	passant check --subject 'lines:oracles/adapters/go/passant-notnil'
package main

import (
	"bufio"
	"fmt"
	"os"

	"github.com/notnil/chess"
)

func main() {
	fmt.Println("# name notnil/chess")
	for in := bufio.NewScanner(os.Stdin); in.Scan(); fmt.Println() {
		fen, err := chess.FEN(in.Text())
		if err != nil {
			fmt.Print("error ", err)
			continue
		}
		position := chess.NewGame(fen).Position()
		for _, move := range position.ValidMoves() {
			fmt.Print(chess.UCINotation{}.Encode(position, move), " ")
		}
	}
}
