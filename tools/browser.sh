#!/bin/sh
# The browser that the tests of the page drive: Debian's Chromium, installed where that may be done.
set -e
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium for the browser tests ..."
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "There is no Chromium, so the browser tests are skipped. On Debian and Ubuntu: sudo apt-get install chromium" >&2
if [ "$CI" = true ]; then exit 1; fi
