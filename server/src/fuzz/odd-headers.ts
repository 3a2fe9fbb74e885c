import type { SeededRandom } from '../demo/seeded-random.js';

type Headers = Readonly<Record<string, string>>;

const LONG = 6000;

/** Headers that somebody's proxy, script or attacker sends. Each stands beside the usual ones, or in place of one. */
const ODD: readonly Headers[] = [
  { Authorization: 'Bearer' },
  { Authorization: 'Bearer ' },
  { Authorization: 'Bearer a.b.c' },
  { Authorization: `Bearer ${'x'.repeat(LONG)}` },
  { Authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { Authorization: 'Basic YWRtaW46YWRtaW4=' },
  { Authorization: 'Bearer \u00e9\u00ff' },
  { 'Accept-Language': '*' },
  { 'Accept-Language': ';q=,,,zh-CN;q=abc' },
  { 'Accept-Language': 'en-US,'.repeat(900) },
  { 'X-Request-Id': '../../x' },
  { 'X-Request-Id': 'x'.repeat(LONG) },
  { 'X-Request-Id': '__proto__' },
  { 'X-Forwarded-For': '127.0.0.1, ::1, x' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Accept: 'text/html' },
  { Accept: 'x/y;q=z,,,' },
  { 'Accept-Encoding': 'gzip;q=x, br;q=2, *;q=0' },
  { 'Accept-Encoding': 'identity;q=0' },
  { 'If-Match': '*' },
  { 'If-Match': '"99999999999999999999"' },
  { 'If-Match': 'W/"-1", "2"' },
  { 'If-None-Match': '*' },
  { Range: 'bytes=0-0,-1' },
  { Cookie: 'token=x; __proto__=y; '.repeat(100) },
  { Origin: 'null' },
  { Referer: 'javascript:alert(1)' },
  { Host: 'evil.example' },
  { 'Idempotency-Key': '\u00ff'.repeat(200) },
  { 'Idempotency-Key': '' },
];

const TYPES: readonly string[] = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/json; charset=x',
  'application/json;;;',
  'application/vnd.api+json',
  'APPLICATION/JSON',
  'application/xml',
  '*/*',
  '',
  'x',
];

export const oddHeaders = (chance: SeededRandom): Headers => chance.pick(ODD);
export const oddContentType = (chance: SeededRandom): string => chance.pick(TYPES);
