// notnil/chess (https://github.com/notnil/chess) as a `lines` program:
//
//	(cd oracles/adapters/go && go mod tidy && go build -o passant-notnil)
//	passant check --subject 'lines:oracles/adapters/go/passant-notnil'
package main

import (
	"bufio"
	"fmt"
	"os"
	"runtime/debug"

	"github.com/notnil/chess"
)

// name says which version of the library was built in.
func name() string {
	if info, ok := debug.ReadBuildInfo(); ok && len(info.Deps) > 0 {
		return "notnil/chess " + info.Deps[0].Version
	}
	return "notnil/chess"
}

func answer(fen string) string {
	option, err := chess.FEN(fen)
	if err != nil {
		return "error " + err.Error()
	}
	position := chess.NewGame(option).Position()
	text := "# fen " + position.String() + "\n"
	for _, move := range position.ValidMoves() {
		text += chess.UCINotation{}.Encode(position, move)
		if move.HasTag(chess.Check) {
			text += "+"
		}
		text += " "
	}
	return text
}

func main() {
	fmt.Printf("# name %s\n# marks checks\n", name())
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		fmt.Println(answer(in.Text()))
	}
}
