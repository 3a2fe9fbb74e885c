# Needs openssl and curl. Run it: WENCE_SECRET=<signing secret> bash sign-link.sh
set -euo pipefail

page='{{page}}'
values=(
  '{{name}}={{value}}'
)
# The link stops working at this time, in seconds since 1970. Leave this line out and the link never expires.
values+=("expires=$(($(date +%s) + 7 * 24 * 60 * 60))")

# Everything but letters, digits and - . _ ~ is percent-encoded (RFC 3986), byte by byte.
encode() {
  local LC_ALL=C text=$1 sign place
  for ((place = 0; place < ${#text}; place++)); do
    sign=${text:place:1}
    case $sign in
      [A-Za-z0-9._~-]) printf '%s' "$sign" ;;
      *) printf '%%%02X' "$(($(printf '%d' "'$sign") & 255))" ;;
    esac
  done
}

# The signature covers the values that are not empty, in the order of their names.
query=
while IFS= read -r pair; do
  [ -n "${pair#*=}" ] && query+="${query:+&}${pair%%=*}=$(encode "${pair#*=}")"
done < <(printf '%s\n' "${values[@]}" | LC_ALL=C sort -t= -k1,1)
sign=$(printf '%s' "$query" | openssl dgst -sha256 -hmac "$WENCE_SECRET" -binary | openssl base64 -A | tr '+/' '-_' | tr -d '=')

printf '%s\n' "$page?$query&sign=$sign"
# What the link answers: 200, or 403 if it is not accepted.
curl --silent --show-error --output /dev/null --write-out '%{http_code}\n' "$page?$query&sign=$sign"
