import { ERROR_CODES, SUCCESS_CODE } from '@wence/schema';
import { describeFault } from './describe-fault.js';
import { scrub } from './scrub.js';

const CENSORED = '[redacted]';
const DEEPEST = 6;
const MANY = 30;

/** Names whose values never reach a log, in whatever case and with whatever before or after them. */
const SECRET = /password|passwd|token|secret|authorization|cookie|signature|privatekey|answer|captcha/;
const SECRET_WHOLE = /^(sign|signkey|seed|body|headers|params|query|parameters|variables|payload|sql|definition|operations)$/;

/**
 * A copy of what is to be logged without what must not be: secrets and answers at any depth, all but the last four digits of mobiles, and
 * the insides of everything that is not plain data, such as requests, rows and errors of drivers. Its size is bounded.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value);
  if (typeof value === 'number') return scrubbedNumber(value);
  if (typeof value === 'bigint') return scrub(String(value));
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '[function]' : value;
  if (value instanceof Error) return describeFault(value);
  if (value instanceof Date) return value;
  if (depth >= DEEPEST) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, MANY).map((item) => redact(item, depth + 1));
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  const entries = Object.entries(value).slice(0, MANY);
  return Object.fromEntries(entries.map(([key, inner]) => [scrub(key), redactNamed(key, inner, depth)]));
}

function redactNamed(key: string, value: unknown, depth: number): unknown {
  if (value === undefined || value === null) return value;
  const name = key.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (SECRET.test(name) || SECRET_WHOLE.test(name)) return CENSORED;
  if (/mobile|phone/.test(name)) return lastFour(value);
  if (name.endsWith('code') && !isKnownCode(name, value)) return CENSORED;
  return redact(value, depth + 1);
}

const KNOWN_CODES = new Set<unknown>([...Object.keys(ERROR_CODES), SUCCESS_CODE]);

/** Codes of errors help; codes of text messages and of links let people in. */
function isKnownCode(name: string, value: unknown): boolean {
  if (name === 'statuscode' || name === 'exitcode') return typeof value === 'number';
  return KNOWN_CODES.has(value) || (name === 'errorcode' && /^[A-Z][A-Z_]*$/.test(String(value)));
}

function lastFour(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.length > 7 ? `*******${text.slice(-4)}` : CENSORED;
}

function scrubbedNumber(value: number): number | string {
  const text = String(value);
  const clean = scrub(text);
  return clean === text ? value : clean;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
