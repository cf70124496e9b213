"""Detectors of what we do not want in the tree: each takes text and gives findings; `test_tidy.py` names the files.

A detector knows no file of ours, so that a planted snippet can show that it sees what it should.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

MODULE_LINES_MAX = 400
FUNCTION_LINES_MAX = 60


@dataclass(frozen=True, slots=True)
class Finding:
    """Something out of order: where, what it is, and what to do about it."""

    line: int
    what: str
    todo: str


Detector = Callable[[str], Iterator[Finding]]

# What is not said -> what is said instead. Words are matched after camelCase is written as snake_case, and only such
# as are wrong wherever they stand: "hand" is a word of ours, "hands per shoe" is not.
WORDS: dict[str, str] = {
    r"vig|vigorish|rake|fees?": "commission",
    r"players|player (?:id|name|count|nickname|level|balance|wallet)": "patron, seat or login (Player is a side)",
    r"bettors?|gamblers?|punters?": "patron",
    r"hands? (?:per|number|index|id|played)|(?:next|last|previous|new) hand": "coup (a hand is one side's cards)",
    r"game (?:id|number|round)|games? played|(?:next|last|previous|new) game": "coup",
    r"third card (?:logic|rules?)": "tableau",
    r"paytables?|payout tables?": "pay table",
    r"deck (?:position|index)|shuffled? (?:the )?deck": "shoe",
    r"(?:hold|held) (?:minor|amount|id)|(?:funds|coins) (?:held|on hold)": "reserve (hold is win / drop)",
    r"scoreboards?": "roads, or the name of the road",
    r"bead roads?": "bead plate",
    r"big eye(?! boy)": "big eye boy",
    r"cockroach(?! pig)": "cockroach pig",
}
NOT_OURS = [(re.compile(rf"(?<![a-z])(?:{words})(?![a-z])"), ours) for words, ours in WORDS.items()]


def words(text: str) -> Iterator[Finding]:
    """Words that the glossary replaces by others."""
    for number, line in enumerate(text.splitlines(), start=1):
        plain = re.sub(r"#[0-9a-fA-F]{3,8}\b", "", line)  # colours
        plain = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", plain).lower()
        plain = re.sub(r"[\s_-]+", " ", plain)
        for pattern, ours in NOT_OURS:
            for match in pattern.finditer(plain):
                yield Finding(number, f"'{match.group()}'", f"say: {ours}")


def module_size(text: str) -> Iterator[Finding]:
    """Files past the length that one reads in one go; generated ones are not read."""
    count = text.count("\n")
    if count > MODULE_LINES_MAX and not re.search(r"(?:Generated|Written) by scripts/", text[:400]):
        yield Finding(count, f"{count} lines", f"split it: past {MODULE_LINES_MAX} lines it does more than one thing")


def function_size(text: str) -> Iterator[Finding]:
    """Functions that do not fit on a screen."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            count = (node.end_lineno or node.lineno) - node.lineno + 1
            if count > FUNCTION_LINES_MAX:
                yield Finding(node.lineno, f"{node.name} has {count} lines", "take a step of it out and name it")


def banners(text: str) -> Iterator[Finding]:
    """Comments that draw lines instead of saying why."""
    for number, line in enumerate(text.splitlines(), start=1):
        if re.match(r"\s*(?:#|//|/\*)\s*(?:[-=*#~]\s?){3}", line):
            yield Finding(number, line.strip(), "remove the banner; if the file needs sections, split it")


def unreasoned_exceptions(text: str) -> Iterator[Finding]:
    """Rules that are switched off without a reason beside it; in a run of lines the first gives it for all."""
    reasoned = ""
    for number, line in enumerate(text.splitlines(), start=1):
        match = re.search(r"#\s*(?P<rule>(?:noqa|type: ignore)\b(?:: [A-Z0-9, ]+|\[[a-z, -]+\])?)(?P<reason>.*)", line)
        if match is None:
            reasoned = ""
        elif re.search(r"[a-z]{2}", match["reason"]):
            reasoned = match["rule"].strip()
        elif match["rule"].strip() != reasoned:
            yield Finding(number, line.strip(), "say why behind it: '# noqa: S608 (only our own names are joined)'")


def skipped_tests(text: str) -> Iterator[Finding]:
    """Tests that are not run, so that nobody sees that they fail."""
    for number, line in enumerate(text.splitlines(), start=1):
        if re.search(
            r"\b(?:mark\.(?:skip|xfail)|pytest\.(?:skip|xfail|importorskip)|(?:it|test)\.(?:skip|todo))", line
        ):
            yield Finding(number, line.strip(), "make it pass or take it out")


def machine_paths(text: str) -> Iterator[Finding]:
    """Paths that exist on one machine only, and addresses of package registries."""
    homes = r"(?<![\w.$}])/(?:root|home|Users|work|tmp/work)/[\w.]"
    hosts = r"\b(?:pypi|npmjs|pythonhosted|yarnpkg)\.(?:org|com)\b|\bregistry\.[a-z]+\.|\bdeb\.debian\."
    for number, line in enumerate(text.splitlines(), start=1):
        for match in re.finditer(f"{homes}|{hosts}", line):
            todo = "name no machine and no registry: use a path from the project's root, or the client's own settings"
            yield Finding(number, match.group(), todo)


def bet_ids(ids: frozenset[str], text: str) -> Iterator[Finding]:
    """Bets that are named by the code instead of coming from a rule set."""
    for line, value in strings(ast.parse(text)):
        if value in ids:
            yield Finding(line, repr(value), "take bets from the rule set; none is named in code")


def bet_ids_of_the_client(ids: frozenset[str], text: str) -> Iterator[Finding]:
    """The same for TypeScript and Svelte."""
    for number, line in enumerate(text.splitlines(), start=1):
        for match in re.finditer(r"""(["'`])([a-z][a-z0-9-]*)\1""", line):
            if match[2] in ids:
                yield Finding(number, match.group(), "take bets from the layout that the server sends")


PAYS = frozenset({0.95, 1.95})
RATIOS = frozenset({(19, 20), (1, 20), (39, 20), (9, 5), (3, 2)})


def pays(text: str) -> Iterator[Finding]:
    """Odds and commission rates that stand in code."""
    todo = "read it from the pay rows of the rule set"
    tree = ast.parse(text)
    for line, value in strings(tree):
        if re.fullmatch(r"\d+:\d+|\d+(?:\.\d+)? ?%", value):
            yield Finding(line, repr(value), todo)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float) and node.value in PAYS:
            yield Finding(node.lineno, repr(node.value), todo)
        if isinstance(node, ast.Call) and called(node) == "Fraction":
            ratio = tuple(part.value for part in node.args if isinstance(part, ast.Constant))
            if ratio in RATIOS:
                yield Finding(node.lineno, ast.unparse(node), todo)


def decided_totals(text: str) -> Iterator[Finding]:
    """Code that compares a total with a number: it holds a rule that belongs in a rule set."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            names = [getattr(side, "attr", getattr(side, "id", "")) for side in sides]
            numbers = [side for side in sides if isinstance(side, ast.Constant) and isinstance(side.value, int)]
            if numbers and any(re.search(r"(?:^|_)(?:total|third|points)$", name) for name in names):
                yield Finding(node.lineno, ast.unparse(node), "ask the rule set (draws, pay rows, facts)")


def floats(text: str) -> Iterator[Finding]:
    """Floats where there is money."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield Finding(node.lineno, repr(node.value), "money is an int of minor units, odds are ratios of ints")
        if isinstance(node, ast.Name) and node.id == "float":
            yield Finding(node.lineno, "float", "money is an int of minor units, odds are ratios of ints")


IMPURE = frozenset(
    {
        *("asyncio", "concurrent", "logging", "multiprocessing", "os", "random", "secrets", "select", "shutil"),
        *("signal", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib", "uuid"),
    }
)
IMPURE_CALLS = frozenset({"open", "input", "print", "now", "utcnow", "today"})


def impurities(text: str) -> Iterator[Finding]:
    """Clocks, randomness, files and threads in the pure core."""
    todo = "let time, cards, seeds and texts arrive as arguments; effects are at the edge"
    for line, name in imports(ast.parse(text)):
        if name.split(".")[0] in IMPURE:
            yield Finding(line, f"import of {name}", todo)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and called(node) in IMPURE_CALLS:
            yield Finding(node.lineno, f"{called(node)}()", todo)


def early_arrays(text: str) -> Iterator[Finding]:
    """Array packages that every start would have to load."""
    for node in ast.parse(text).body:
        for line, name in imports(node):
            if name.split(".")[0] in {"numpy", "numba"}:
                yield Finding(line, f"import of {name}", "import it in the function that needs it")


SENTENCE_WORDS = frozenset(
    {
        *("a", "an", "and", "are", "for", "has", "have", "is", "it", "must", "not"),
        *("of", "or", "the", "this", "to", "was", "with", "you", "your"),
    }
)
SPOKEN_TO_AUTHORS = frozenset({"Fault", "fault", "Refused", "warn", "debug", "info", "warning", "error", "exception"})
HELP = frozenset({"help", "short_help", "epilog", "description", "detail", "expected"})


def sentences(text: str) -> Iterator[Finding]:
    """English that is printed to people from Python. Errors for authors of files and the help of commands may be."""
    tree = ast.parse(text)
    errors = {id(inner) for node in ast.walk(tree) if is_error(node) for inner in ast.walk(node)}
    for line, value in strings(tree, without=errors):
        spoken = re.findall(r"[A-Za-z']+", re.sub(r"\w+://\S+", "", value))
        if len(spoken) > 4 and len(SENTENCE_WORDS & set(spoken)) > 1:
            yield Finding(line, repr(value[:60]), "make it a Fluent message")


def is_error(node: ast.AST) -> bool:
    """Whether what stands in `node` is said to authors of files, operators and programmers."""
    if isinstance(node, ast.keyword):
        return node.arg in HELP
    if isinstance(node, ast.Assign):
        return getattr(node.targets[0], "id", "") in HELP
    if isinstance(node, ast.Call):
        is_on_stderr = any(keyword.arg == "err" for keyword in node.keywords)
        return is_on_stderr or called(node) in SPOKEN_TO_AUTHORS or called(node).endswith("Error")
    return isinstance(node, ast.Raise | ast.Assert)


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))


def strings(tree: ast.AST, *, without: AbstractSet[int] = frozenset()) -> Iterator[tuple[int, str]]:
    """The text constants of a module with their lines, but for its docstrings and nodes of the given identities."""
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation | without:
            yield node.lineno, node.value


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """What a module imports, with line numbers; `from a import b` gives both `a` and `a.b`."""
    for node in [tree] if isinstance(tree, ast.stmt) else ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def orphans(modules: dict[str, str], entries: Iterable[str]) -> set[str]:
    """Modules (name to text) that no other one imports or names as text, and that are no entry."""
    used = set(entries)
    for name, text in modules.items():
        tree = ast.parse(text)
        named = {value.partition(":")[0] for _, value in strings(tree)}
        used |= {other for _, other in imports(tree) if other != name} | (named - {name})
    packages = {name.rsplit(".", depth)[0] for name in used for depth in range(1, name.count(".") + 1)}
    return set(modules) - used - packages


def client_orphans(files: dict[str, str], entries: Iterable[str]) -> set[str]:
    """Files of the client (file name to text) that no other one imports and that are no entry."""
    used = set(entries)
    for name, text in files.items():
        for path in re.findall(r"""(?:from|import|new URL)\s*\(?\s*["']([^"']+)["']""", text):
            stem = path.split("?")[0].rsplit("/", 1)[-1]
            used |= {stem, f"{stem}.ts"} - {name}
    return set(files) - used
