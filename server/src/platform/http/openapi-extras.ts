import { KEY_LIMITS } from '../idempotency/idempotent-requests.js';

const { characters, hoursKept, answerBytes } = KEY_LIMITS;

/** The parameter of posts that are carried out once, however often they arrive. */
export const IDEMPOTENCY_KEY = {
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
} as const;

/** Headers of the answer to such a post. */
export const REPLAYED = {
  'Idempotent-Replayed': {
    description: '`true` on an answer that was kept under the Idempotency-Key; absent when the request was carried out now.',
    schema: { type: 'string', const: 'true' },
  },
} as const;
