module passant/adapters/chess

go 1.19

require github.com/notnil/chess v1.10.0
