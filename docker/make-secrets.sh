#!/bin/sh
# Makes what docker/compose.yml needs and nobody may know, once: files that are there stay as they are.
set -eu
folder="${1:-$(dirname "$0")/secrets}"
umask 077
mkdir -p "$folder"

# 48 random bytes in letters, digits, - and _, so that they can stand in an address.
random() { head -c 48 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\n'; }

# The folder keeps others out; the files themselves are read by the accounts inside the containers.
make() {
  [ -s "$folder/$1" ] && return
  printf '%s' "$2" >"$folder/$1"
  chmod 444 "$folder/$1"
  echo "made $folder/$1"
}

make token_secret "$(random)"
make metrics_token "$(random)"
make database_password "$(random)"
make database_url "mysql://wence:$(cat "$folder/database_password")@database:3306/wence"
