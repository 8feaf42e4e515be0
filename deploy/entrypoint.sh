#!/bin/sh
# Configures the console as the container starts, and becomes nginx. Writes to CONSOLE_RUN alone, so that everything else may be
# read-only. The settings are a file (CONSOLE_SETTINGS, /etc/console/config.json unless given) or JSON in CONSOLE_CONFIG.
set -eu
here=$(dirname "$0")
run=${CONSOLE_RUN:-/run/console}
if [ -n "${CONSOLE_CONFIG:-}" ]; then
  node "$here/configure.js" --in-place "$run"
else
  node "$here/configure.js" --in-place "${CONSOLE_SETTINGS:-/etc/console/config.json}" "$run"
fi
exec nginx -p "$run" -c "$run/nginx.conf" -g 'daemon off;'
