# Run it with Python 3.7 or newer: WENCE_SECRET=<signing secret> python3 sign_link.py
import base64
import hashlib
import hmac
import os
import time
from urllib.parse import quote

secret = os.environ["WENCE_SECRET"]
page = "{{page}}"
values = {
    "{{name}}": "{{value}}",
}
# The link stops working at this time, in seconds since 1970. Leave this line out and the link never expires.
values["expires"] = str(int(time.time()) + 7 * 24 * 60 * 60)

# The signature covers the values that are not empty, percent-encoded (RFC 3986), in the order of their names.
query = "&".join(f"{name}={quote(values[name], safe='')}" for name in sorted(values) if values[name])
digest = hmac.new(secret.encode(), query.encode(), hashlib.sha256).digest()
sign = base64.urlsafe_b64encode(digest).decode().rstrip("=")

print(f"{page}?{query}&sign={sign}")
