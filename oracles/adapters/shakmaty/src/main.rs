//! shakmaty (https://github.com/niklasf/shakmaty) as a `lines` program:
//!
//!     cargo build --release --manifest-path oracles/adapters/shakmaty/Cargo.toml
//!     passant check --subject 'lines:oracles/adapters/shakmaty/target/release/passant-shakmaty'
use std::io::{self, BufRead, Write};

use shakmaty::{fen::Fen, CastlingMode, Chess, Position};

fn answer(line: &str) -> Result<String, Box<dyn std::error::Error>> {
    let position: Chess = line.trim().parse::<Fen>()?.into_position(CastlingMode::Standard)?;
    let moves = position.legal_moves();
    Ok(moves.iter().map(|m| m.to_uci(CastlingMode::Standard).to_string()).collect::<Vec<_>>().join(" "))
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "# name shakmaty")?;
    for line in io::stdin().lock().lines() {
        writeln!(out, "{}", answer(&line?).unwrap_or_else(|error| format!("error {error}")))?;
        out.flush()?;
    }
    Ok(())
}
