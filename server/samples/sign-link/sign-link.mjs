// Run it with Node.js 18 or newer: WENCE_SECRET=<signing secret> node sign-link.mjs
import { createHmac } from 'node:crypto';

const secret = process.env.WENCE_SECRET;
const page = '{{page}}';
const values = {
  '{{name}}': '{{value}}',
};
// The link stops working at this time, in seconds since 1970. Leave this line out and the link never expires.
values.expires = String(Math.floor(Date.now() / 1000) + 7 * 24 * 60 * 60);

// Everything but letters, digits and - . _ ~ is percent-encoded (RFC 3986).
const encode = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

// The signature covers the values that are not empty, in the order of their names.
const query = Object.keys(values)
  .filter((name) => values[name] !== '')
  .sort()
  .map((name) => `${name}=${encode(values[name])}`)
  .join('&');
const sign = createHmac('sha256', secret).update(query).digest('base64url');

process.stdout.write(`${page}?${query}&sign=${sign}\n`);
