import { hashOf } from './answers.js';
import type { LedgerEntries } from './ledger.js';
import type { ListedResponse } from './read-responses.js';
import type { StoredRows } from './stored-rows.js';

export interface Verdict {
  readonly intents: number;
  readonly acked: number;
  readonly stored: number;
  /** Acknowledged, and not there as it was acknowledged (L1). */
  readonly lost: string[];
  /** Stored more than once, or under two receipts (L1, L2). */
  readonly twice: string[];
  /** Stored without anybody having handed it in (L3). */
  readonly unasked: string[];
  /** Anything else that does not agree: list, log, counter, outbox, the files of the database (L5, L7). */
  readonly faults: string[];
}

/** Compares the clients' ledger, the rows in the database and the author's list. */
export function judge(ledger: LedgerEntries, stored: StoredRows, listed: readonly ListedResponse[]): Verdict {
  return {
    intents: ledger.intents.size,
    acked: ledger.acks.size,
    stored: stored.responses.length,
    lost: lost(ledger, stored, listed),
    twice: twice(ledger, stored),
    unasked: stored.responses.map(({ submissionId }) => submissionId).filter((submissionId) => !ledger.intents.has(submissionId)),
    faults: [...stored.faults, ...disagreements(stored, listed), ...counterFaults(stored)],
  };
}

function lost({ intents, acks }: LedgerEntries, stored: StoredRows, listed: readonly ListedResponse[]): string[] {
  const rows = new Map(stored.responses.map((row) => [row.submissionId, row.id]));
  const answers = new Map(listed.map((response) => [response.id, response.answers]));
  return [...acks].flatMap(([submissionId, receipts]) => {
    const id = rows.get(submissionId);
    if (id === undefined || !receipts.has(id))
      return [`${submissionId}: receipt ${[...receipts].join(' and ')}, stored ${id ?? 'nothing'}`];
    return hashOf(answers.get(id) ?? null) === intents.get(submissionId) ? [] : [`${submissionId}: other answers than were handed in`];
  });
}

function twice({ acks }: LedgerEntries, { responses }: StoredRows): string[] {
  const rows = [...groupBy(responses, ({ submissionId }) => submissionId)].filter(([, found]) => found.length > 1);
  const receipts = [...acks].filter(([, ids]) => ids.size > 1);
  return [
    ...rows.map(([submissionId, found]) => `${submissionId}: stored ${found.length} times`),
    ...receipts.map(([submissionId, ids]) => `${submissionId}: receipts ${[...ids].join(' and ')}`),
  ];
}

/** Each response is once in the list, in the log and in the outbox, and nothing else is. */
function disagreements(stored: StoredRows, listed: readonly ListedResponse[]): string[] {
  const registers: [string, readonly string[]][] = [
    ['the list', listed.map(({ id }) => id)],
    ['the log', stored.log.map(({ responseId }) => responseId)],
    ['the outbox', stored.outbox],
  ];
  return registers.flatMap(([name, ids]) => {
    const times = groupBy(ids, (id) => id);
    const off = stored.responses.filter(({ id }) => times.get(id)?.length !== 1);
    const surplus = ids.length - stored.responses.length;
    return [
      ...off.map(({ id }) => `${id} is ${times.get(id)?.length ?? 0} times in ${name}`),
      ...(off.length === 0 && surplus !== 0 ? [`${name} has ${surplus} entries too many`] : []),
    ];
  });
}

function counterFaults({ log, counter, responses }: StoredRows): string[] {
  const counted = responses.filter(({ status }) => status === 'complete').length;
  const gap = log.findIndex(({ seq }, index) => seq !== index + 1);
  return [
    ...(gap < 0 ? [] : [`the log has ${log[gap]?.seq} where ${gap + 1} is due`]),
    ...(counter.seq === log.length ? [] : [`the counter stands at ${counter.seq}, the log has ${log.length} lines`]),
    ...(counter.responses === counted ? [] : [`the counter says ${counter.responses} responses, ${counted} count`]),
  ];
}

/** Values by key. (`Map.groupBy` needs a newer Node.) */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
