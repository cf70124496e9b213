# Makes the environment of the house: sourced by ./run and ./test, which stand in the project's root.
# Needs bash, git and Python 3.11 or newer, nothing else.

complain() {
    printf '%s\n' "$@" >&2
    exit 1
}

# The first Python on the PATH that is new enough and can make environments.
find_python() {
    local name seen=""
    for name in python3 python3.11 python3.12 python3.13 python3.14 python; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
        if "$name" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            command -v "$name"
            return
        fi
        seen="$name"
    done
    if [ -n "$seen" ]; then
        complain "$seen cannot make an environment, since ensurepip is missing. On Debian or Ubuntu: apt-get install python3-venv"
    fi
    complain "Python 3.11 or newer is needed and none is on the PATH. On Debian or Ubuntu: apt-get install python3 python3-venv"
}

# ensure_environment EXTRAS: .venv holds the project with these extras, installed anew when pyproject.toml has changed.
ensure_environment() {
    local extras="$1" stamp=".venv/.installed-$1" wanted python
    wanted="$(git hash-object pyproject.toml) $PWD"
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ] && [ -x .venv/bin/python ]; then
        return
    fi
    # An environment that was moved, or whose Python is gone, cannot be mended.
    if ! .venv/bin/pip --version >/dev/null 2>&1; then
        python="$(find_python)"
        echo "making the environment with $python" >&2
        rm -rf .venv
        "$python" -m venv .venv
    fi
    echo "installing puntobanco[$extras]" >&2
    # The client is built by the next step, which keeps what it needs for the next time.
    PUNTOBANCO_SKIP_WEB=1 .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".[$extras]"
    printf '%s' "$wanted" >"$stamp"
}

# Chromium and the fonts that five languages need, for the tests that drive a browser.
ensure_chromium() {
    local wanted="chromium fonts-noto-cjk fonts-noto-core" missing="" package
    if [ -n "${PUNTOBANCO_CHROMIUM:-}" ]; then
        [ -x "$PUNTOBANCO_CHROMIUM" ] || complain "PUNTOBANCO_CHROMIUM names $PUNTOBANCO_CHROMIUM, which is no program"
        return
    fi
    if command -v dpkg-query >/dev/null; then
        for package in $wanted; do
            dpkg-query --show --showformat '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
                missing="$missing $package"
        done
    elif ! command -v chromium >/dev/null; then
        missing=" $wanted"
    fi
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "installing$missing" >&2
        apt-get update --quiet --quiet >&2 &&
            DEBIAN_FRONTEND=noninteractive apt-get install --quiet --quiet --yes --no-install-recommends $missing >&2 ||
            complain "apt-get could not install$missing, which the browser tests need"
    elif ! command -v chromium >/dev/null; then
        complain "The browser tests need Chromium: sudo apt-get install$missing (or name another by PUNTOBANCO_CHROMIUM)"
    fi
}
