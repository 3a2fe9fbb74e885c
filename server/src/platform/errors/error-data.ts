import type { ErrorCode } from '@wence/schema';

/** What the `data` of an error may hold, by its code. Nothing else leaves the server, and the catalogue for programs explains each. */
export const ERROR_DATA = {
  A0103: ['ids'],
  A0104: ['items', 'categories'],
  A0131: ['triesLeft'],
  A0400: ['errors'],
  A0403: ['scope'],
  A0409: ['touched', 'revisions', 'revision'],
  A0411: ['ending'],
  A0413: ['megabytes'],
  A0414: ['findings'],
  A0415: ['revision'],
  A0417: ['opensAt', 'ending'],
  A0418: ['ending'],
  A0419: ['ending'],
  A0420: ['limit', 'most', 'cost'],
  A0422: ['parts'],
  A0425: ['taskId'],
  A0426: ['uses', 'earlier'],
  A0427: ['subject', 'nextAt'],
  A0428: ['reason'],
  A0430: ['reason'],
  A0431: ['reason', 'opensAt'],
  A0432: ['reason', 'name'],
  A0433: ['reason'],
  A0434: ['reason'],
  A0435: ['state'],
  A0437: ['reason'],
  A0438: ['reason'],
  A0439: ['settings'],
  A0440: ['reason'],
  A0441: ['reason'],
  A0442: ['dueAt'],
  A0443: ['earliestAt'],
  A0445: ['attempts'],
  A0501: ['retryAfterSeconds'],
  A0701: ['reason', 'row', 'limit'],
  A0702: ['reason', 'faults'],
  A0703: ['reason'],
  A0704: ['reason'],
  A0705: ['reason'],
  A0706: ['reason'],
} as const satisfies Partial<Record<ErrorCode, readonly string[]>>;

export type ErrorWithData = keyof typeof ERROR_DATA;

/** The names of what `data` may hold with this code; none for most. */
export function dataNamesOf(code: ErrorCode): readonly string[] {
  return (ERROR_DATA as Partial<Record<ErrorCode, readonly string[]>>)[code] ?? [];
}
