import { createHash } from 'node:crypto';
import { type Random, systemRandom } from '../platform/outside/random.js';

const A_MILLION = 1_000_000;
const FIRST_NUMBER = 7000;

/** Randomness whose results can be told again: it notes the ids that it hands out, and numbers surveys one after another. */
export class NotingRandom implements Random {
  readonly ids = new Set<string>();
  private surveys = FIRST_NUMBER;

  id(length: number): string {
    const id = systemRandom.id(length);
    this.ids.add(id);
    return id;
  }

  digits(length: number): string {
    return '246802468'.repeat(Math.ceil(length / 9)).slice(0, length);
  }

  /** Numbers of surveys are the only ones from so wide a range. */
  between(least: number, most: number): number {
    if (most - least < A_MILLION) return least;
    this.surveys += 1;
    return this.surveys;
  }

  bytes(size: number): Buffer {
    return systemRandom.bytes(size);
  }
}

/** What is secret, or different in every run, by the names of its fields; the examples show that it is there, and how it begins. */
const STAND_INS: Readonly<Record<string, string>> = {
  token: 'eyJhbGciOiJIUzI1NiJ9.ZXhhbXBsZQ.c2lnbmF0dXJl',
  refreshToken: 'cmVmcmVzaC10b2tlbg',
  keyId: 'ZXhhbXBsZS1rZXk',
  prefix: 'wk_exampl',
  secret: 'wk_exampleexampleexampleexampleexample',
  signature: '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
  sign: 'c2lnbmVkIHdpdGggdGhlIHNlY3JldCBvZiB0aGUgc3Vydg',
  publicKey: '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A…\n-----END PUBLIC KEY-----\n',
  password: 'bXkgcGFzc3dvcmQsIGVuY3J5cHRlZA==',
  qrCode: 'data:image/svg+xml;base64,PHN2Zz4uLi48L3N2Zz4=',
  startCursor: 'c3RhcnQ',
  endCursor: 'ZW5k',
  previewUrl: 'https://survey.example.com/r/common0afterPurchase0en?test=ZXhhbXBsZQ.c2lnbmF0dXJl',
};

/** The secrets of webhooks have the field of API keys, and another shape. */
const WEBHOOK_SECRET = 'whsec_ZXhhbXBsZWV4YW1wbGVleGFtcGxlZXhhbXBsZWVleGE=';
const LOOKS_RANDOM = 8;

/** The same records in every run: secrets have given way to stand-ins, durations to one, and ids to others of their length, in the order in which they come. */
export function steady<T>(records: T, ids: ReadonlySet<string>): T {
  const secrets = new Map<string, string>();
  noteSecrets(records, secrets);
  // The link of a survey ends with the id of the survey, which is no secret.
  for (const id of ids) secrets.delete(id);
  let text = JSON.stringify(records);
  for (const [secret, standIn] of secrets)
    text = text.replaceAll(JSON.stringify(secret).slice(1, -1), JSON.stringify(standIn).slice(1, -1));
  const found = [...ids].filter((id) => id.length >= LOOKS_RANDOM && text.includes(id)).sort((a, b) => text.indexOf(a) - text.indexOf(b));
  for (const [place, id] of found.entries()) text = text.replaceAll(id, idLike(place, id.length));
  text = text.replaceAll(/"lastDuration":\d+/g, '"lastDuration":35');
  // The links of a panel are signed for an order, whose id differs in every run.
  text = text.replaceAll(/([?&]sig=)[\w-]+/g, `$1${STAND_INS['sign']}`);
  return JSON.parse(text) as T; // Only texts and durations were exchanged.
}

function noteSecrets(value: unknown, secrets: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const standIn = typeof item === 'string' && item.startsWith('whsec_') ? WEBHOOK_SECRET : STAND_INS[key];
    if (typeof item === 'string' && standIn !== undefined && item.length >= LOOKS_RANDOM) secrets.set(item, standIn);
    noteSecrets(item, secrets);
  }
}

const idLike = (place: number, length: number): string =>
  createHash('sha256')
    .update(`example ${place}`)
    .digest('base64')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .slice(0, length);
