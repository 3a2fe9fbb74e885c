import { isErrorCode, SUCCESS_CODE } from '@wence/schema';
import type { HttpAnswer, NoAnswer } from './http-caller.js';

/** Words that only come from inside: stacks, files, statements, drivers, engines. */
const INSIDE =
  /\n\s+at |node_modules|[/\\](src|dist|tmp|home|work|usr)[/\\][\w./\\-]+|\w+\.(ts|js|sqlite):\d|SQLITE_|\bER_[A-Z]{3}|QueryFailed|EntityNotFound|\b(Type|Range|Reference|Internal)Error\b|\bselect\b.{0,200}\bfrom\b|insert into|Cannot read propert|is not (a function|iterable)|JSON at position|Unexpected token|SQL syntax/i;

const KEYS = new Set(['code', 'message', 'data', 'fields']);

/** Expected codes only: those of defects and of an absent store start with B. */
const isExpected = (code: unknown): boolean =>
  typeof code === 'string' && (isErrorCode(code) || code === SUCCESS_CODE) && !code.startsWith('B');

/** Returns the faults that no response may have, whatever the request. `secrets` are texts that this caller must never see. */
function anyFaults({ status, headers, text }: HttpAnswer, secrets: readonly string[]): string[] {
  const inside = INSIDE.exec(text)?.[0];
  const told = secrets.find((secret) => text.includes(secret) || JSON.stringify(headers).includes(secret));
  return [
    ...(status >= 500 || status < 200 ? [`status ${status}`] : []),
    ...(inside === undefined ? [] : [`tells of the inside: ${JSON.stringify(inside)}`]),
    ...(told === undefined ? [] : [`tells ${told}`]),
    ...(headers['x-request-id'] ? [] : ['no request id']),
  ];
}

function bodyOf({ headers, text }: HttpAnswer, type: RegExp, faults: string[]): Record<string, unknown> {
  if (!type.test(headers['content-type'] ?? '')) faults.push(`content type ${headers['content-type']}`);
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>; // Just seen.
  } catch {
    // The fault is added below.
  }
  faults.push(`no JSON object: ${text.slice(0, 80)}`);
  return {};
}

/** Everything that is wrong with an answer of `/v1`: empty for an envelope with a code that was to be expected. */
export function envelopeFaults(answer: HttpAnswer | NoAnswer, secrets: readonly string[] = []): string[] {
  if ('failed' in answer) return [answer.failed];
  const faults = anyFaults(answer, secrets);
  // Who has it already, by `If-None-Match`, is told no more than that.
  if (answer.status === 304) return answer.text === '' ? faults : [...faults, 'a body that was not to be sent again'];
  // A file comes as it is, for nothing but to be kept.
  if (answer.status === 200 && answer.headers['content-disposition']?.startsWith('attachment')) return faults;
  const body = bodyOf(answer, /^application\/json; ?charset=utf-8$/i, faults);
  if (!isExpected(body.code)) faults.push(`code ${String(body.code)}`);
  if (typeof body.message !== 'string' || body.message === '') faults.push('no message');
  if (body.data === undefined) faults.push('no data');
  const odd = Object.keys(body).find((key) => !KEYS.has(key));
  if (odd !== undefined) faults.push(`key ${odd}`);
  return faults;
}

/** The same for the graph: an answer of GraphQL whose errors have codes of the catalogue, or the envelope where it never came so far. */
export function graphFaults(answer: HttpAnswer | NoAnswer, secrets: readonly string[] = []): string[] {
  if ('failed' in answer) return [answer.failed];
  const faults = anyFaults(answer, secrets);
  const body = bodyOf(answer, /^application\/(graphql-response\+)?json; ?charset=utf-8$/i, faults);
  if ('code' in body) return envelopeFaults(answer, secrets);
  return [...faults, ...resultFaults(body)];
}

/** Returns the faults of one result of the graph, over either transport. */
export function resultFaults(body: Record<string, unknown>): string[] {
  const errors = body.errors ?? [];
  if (!Array.isArray(errors) || (errors.length === 0 && body.data === undefined)) return ['neither data nor errors'];
  return errors.flatMap((error: { message?: unknown; extensions?: { code?: unknown } }) => [
    ...(typeof error.message === 'string' && error.message !== '' ? [] : ['no message']),
    ...(isExpected(error.extensions?.code) ? [] : [`code ${String(error.extensions?.code)}: ${String(error.message)}`]),
    ...(/did you mean/i.test(String(error.message)) ? ['guesses what was meant'] : []),
  ]);
}
