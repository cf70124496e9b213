"""`puntobanco verify`: whether the proof of a shoe holds. It needs nothing but the file."""

from __future__ import annotations

import re
from pathlib import Path

import click

from puntobanco.cli.house import FAILED
from puntobanco.cli.output import write_json
from puntobanco.cli.speech import language_of, language_option
from puntobanco.errors import InputError
from puntobanco.text import Texts, texts_in
from puntobanco.verify import Proof, Verdict, read_proof
from puntobanco.verify import verify as verify_proof

BYTES_MAX = 16 * 1024 * 1024


@click.command(short_help="Check the proof of a shoe, with nothing of the house but its key.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@click.option("--key", metavar="HEX", help="The house's public key, if you know it from elsewhere.")
@click.option("--format", type=click.Choice(["table", "json"]), default="table", show_default=True)
@language_option
def verify(*, file: Path, key: str | None, format: str, language: str | None) -> None:
    """Check the proof of a shoe in FILE (- for standard input), as a house or a browser saves it.

    Every signature, every card under the promised root, drawing and pays; once the seed is revealed, the whole shoe.
    Exit code 2 when something does not hold. docs/FAIRNESS.md says what is proven and what every fault means.
    """
    spoken = language_of(language)
    house_key = _key(key)
    proof = read_proof(_text(file))
    verdict = verify_proof(proof, house_key=house_key)
    if format == "json":
        write_json(_json(proof, verdict))
    else:
        for line in _lines(texts_in(spoken, files=("terms", "fairness", "proof")), proof, verdict):
            click.echo(line)
    if not verdict.holds:
        raise click.exceptions.Exit(FAILED)


def _key(key: str | None) -> bytes | None:
    if key is None:
        return None
    if not re.fullmatch("[0-9a-fA-F]{64}", key):
        raise InputError("a house's key has 64 hexadecimal digits: give --key as the house tells it")
    return bytes.fromhex(key)


def _text(file: Path) -> str:
    try:
        with click.open_file(str(file), "rb") as opened:
            raw: bytes = opened.read(BYTES_MAX + 1)
        if len(raw) > BYTES_MAX:
            raise InputError(f"{file} is no proof of a shoe: it has more than {BYTES_MAX} bytes")
        return raw.decode()
    except UnicodeDecodeError as error:
        raise InputError(f"{file} is no proof of a shoe: it is no text") from error
    except OSError as error:
        raise InputError(f"{file} cannot be read: {error.strerror}") from error


def _json(proof: Proof, verdict: Verdict) -> dict[str, object]:
    return {
        "holds": verdict.holds,
        "table": verdict.table,
        "shoe": verdict.shoe,
        "contributors": list(verdict.contributors),
        "absent": list(verdict.absent),
        "coups": verdict.coups,
        "cards": verdict.cards,
        "wagers": verdict.wagers,
        "whole": verdict.whole,
        "ended": verdict.ended,
        "house_key": proof.house_key.hex(),
        "faults": [{"code": fault.code, "where": fault.where} for fault in verdict.faults],
    }


def _lines(texts: Texts, proof: Proof, verdict: Verdict) -> list[str]:
    say = texts.say
    lines = [say("fairness-holds") if verdict.holds else say("fairness-fails")]
    if verdict.table:
        lines.append(say("fairness-counts", shoe=verdict.shoe, coups=verdict.coups, cards=verdict.cards))
        names = ", ".join(verdict.contributors)
        lines.append(say("fairness-mixed", names=names) if names else say("fairness-alone"))
        if verdict.absent:
            lines.append(say("proof-absent", names=", ".join(verdict.absent)))
        if verdict.wagers and verdict.holds:
            lines.append(say("fairness-wagers", wagers=verdict.wagers))
        lines.append(say("fairness-whole") if verdict.whole else say("fairness-running"))
        if verdict.ended:
            lines.append(say("proof-ended", reason=verdict.ended))
    lines.append(say("proof-key", key=proof.house_key.hex()))
    lines += [say("proof-at", fault=say(f"fairness-fault-{fault.code}"), where=fault.where) for fault in verdict.faults]
    return lines
