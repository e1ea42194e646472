#!/bin/sh
# Replaces itself with Node, which then is process 1 and gets the stop signal.
set -eu

# Containers can't see each other's processes, so two of them on one volume would both start PostgreSQL on the same
# files. The lock stops the second one. It ends with the process that holds it.
if [ -z "${DATABASE_URL:-}" ]; then
  exec 9>"$DATA_DIR/container.lock"
  if ! flock --nonblock 9; then
    echo "Another container uses this volume. Stop it first, or run the command in it with 'exec'." >&2
    exit 1
  fi
fi

exec node "$@"
