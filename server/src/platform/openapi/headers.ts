import { KEY_LIMITS } from '../idempotency/idempotent-requests.js';

const { characters, hoursKept, answerBytes } = KEY_LIMITS;

/** Headers that requests may carry, as components. */
export const HEADER_PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: [
      `A name that the client gives to this request, at most ${characters} visible ASCII characters; best a new UUID for each intention. Sent again under the`,
      `same name within ${hoursKept} hours, by the same author to the same path, it is not carried out again: the first answer comes again, byte by byte, with`,
      `\`Idempotent-Replayed: true\`. A refused request leaves the name free. A0400 with the field \`Idempotency-Key\`: that is no such name. A0505 with`,
      `Retry-After: the first one is still being carried out. A0506: the name was used with other input. A0507: it was carried out, and its answer of`,
      `more than ${answerBytes / 1024} KiB was not kept.`,
    ].join(' '),
    schema: { type: 'string', minLength: 1, maxLength: characters, pattern: '^[!-~]+$' },
    example: '0f8fad5b-d9cb-469f-a165-70867728950e',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` of the draft that the change was made from, or its bare revision. A0415 when it is not the newest one. May be left out on a draft that nobody has edited.',
    schema: { type: 'string', pattern: '^(W/)?("[0-9]{1,9}"|[0-9]{1,9})$' },
    example: '"1"',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of an answer that the client has, or several of them. While it is still the answer, 304 comes without a body.',
    schema: { type: 'string' },
    example: 'W/"1"',
  },
} as const;

/** Headers of answers, as components. */
export const ANSWER_HEADERS = {
  'X-Request-Id': {
    description: 'Names the request in the log of the server; the one that the client sent, if it sent one.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description:
      'What is left: the name of the rule, `r` requests now, all of them in `t` seconds (draft-ietf-httpapi-ratelimit-headers). Absent where limits are off.',
    schema: { type: 'string' },
    example: '"author";r=599;t=1',
  },
  'RateLimit-Policy': {
    description:
      'The rule: its name, `q` requests at once, and the `w` seconds after which all of them are there again. Absent where limits are off.',
    schema: { type: 'string' },
    example: '"author";q=600;w=60',
  },
  'Retry-After': { description: 'Seconds after which the same request may be sent again.', schema: { type: 'integer', minimum: 1 } },
  'Idempotent-Replayed': {
    description: '`true` on an answer that was kept under the Idempotency-Key; absent when the request was carried out now.',
    schema: { type: 'string', const: 'true' },
  },
  ETag: {
    description: 'Names what was answered and changes with it; of the draft of a definition it is the revision, which `If-Match` takes.',
    schema: { type: 'string' },
    example: 'W/"1"',
  },
  'Content-Disposition': { description: '`attachment` with the name of the file.', schema: { type: 'string' } },
} as const;

type HeaderName = keyof typeof ANSWER_HEADERS;

const EVERYWHERE: readonly HeaderName[] = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'];

/** References to the headers that every answer has, and to these. */
export function headersWith(...others: readonly HeaderName[]): Record<string, { readonly $ref: string }> {
  return Object.fromEntries([...EVERYWHERE, ...others].map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export const headerParameter = (name: keyof typeof HEADER_PARAMETERS) => ({ $ref: `#/components/parameters/${name}` });
