import {
  type AnswerState,
  type FilterBrackets,
  type FilterCondition,
  isBrackets,
  LIMITS,
  type QualityFlag,
  type ResponseFilter,
} from '@wence/schema';
import { originIn } from './origin-choices';
import type {
  AnswerState as AnswerStateName,
  QualityFlag as QualityFlagName,
  ResponseCondition,
  ResponseConditions,
  ResponseStatus,
} from './response-conditions.generated';

/** Conditions on answers and on what else is known of a response, in the filter language. */
export type Conditions = ResponseFilter;
export type Entry = FilterCondition | FilterBrackets;

export const NO_CONDITIONS: Conditions = { conditions: [] };

/** The conditions of which all are true if these are. */
export function asEntries({ match, conditions }: Conditions): readonly Entry[] {
  if (match !== 'any' || conditions.length < 2) return conditions;
  return [{ group: { match, conditions: conditions.flatMap((entry) => (isBrackets(entry) ? [] : [entry])) } }];
}

const isFlagged = (entry: Entry): boolean => 'flagged' in entry && entry.flagged;

/** Whether only responses with a flag of quality are meant. */
export const asksForFlags = (conditions: Conditions): boolean => asEntries(conditions).some(isFlagged);

/** The same conditions, with or without the one that a response has a flag of quality. */
export function askForFlags(conditions: Conditions, isAsked: boolean): Conditions {
  const others = asEntries(conditions).filter((entry) => !isFlagged(entry));
  return { conditions: isAsked ? [...others, { flagged: true }] : others };
}

const NAME = 'where';

const isEntry = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 1;

/**
 * Reads conditions from an address. What is no such text counts as none; whether a question is there, only the server knows, which says so.
 */
export function readConditions(query: URLSearchParams): Conditions {
  try {
    const { match, conditions } = JSON.parse(query.get(NAME) ?? '{}') as Partial<Record<keyof Conditions, unknown>>; // Any JSON; looked at below.
    if (!Array.isArray(conditions) || conditions.length > LIMITS.filterConditions || !conditions.every(isEntry)) return NO_CONDITIONS;
    return { ...(match === 'any' && { match }), conditions: conditions as Entry[] }; // The server reads them once more.
  } catch {
    return NO_CONDITIONS;
  }
}

/** Writes conditions into an address, and leaves the rest of it as it is. */
export function writeConditions(query: URLSearchParams, conditions: Conditions): void {
  if (conditions.conditions.length === 0) query.delete(NAME);
  else query.set(NAME, JSON.stringify(conditions));
}

/** The names of the graph for the words of the filter language. */
const STATES: Readonly<Record<AnswerState, AnswerStateName>> = {
  answered: 'ANSWERED',
  unanswered: 'UNANSWERED',
  notShown: 'NOT_SHOWN',
  notReached: 'NOT_REACHED',
};

const STATUSES: Readonly<Record<string, ResponseStatus>> = { complete: 'COMPLETE', screened: 'SCREENED', over_quota: 'OVER_QUOTA' };

const FLAGS: Readonly<Record<QualityFlag, QualityFlagName>> = {
  speeding: 'SPEEDING',
  straightLining: 'STRAIGHT_LINING',
  duplicate: 'DUPLICATE',
  burst: 'BURST',
};

function conditionInput(entry: Entry): ResponseCondition {
  if (isBrackets(entry)) return { group: conditionsInput(entry.group) };
  if ('answer' in entry && 'state' in entry.answer) return { answer: { ...entry.answer, state: STATES[entry.answer.state] } };
  if ('status' in entry) return { status: { anyOf: entry.status.anyOf.flatMap((status) => STATUSES[status] ?? []) } };
  if ('quality' in entry) return { quality: { anyOf: entry.quality.anyOf.flatMap((flag) => FLAGS[flag] ?? []) } };
  const origin = originIn(entry);
  // The graph writes its words in capitals; regions are codes.
  if (origin && origin.part !== 'region')
    return { [origin.part]: { anyOf: origin.words.map((word) => word.toUpperCase()) } } as unknown as ResponseCondition;
  return entry as ResponseCondition; // All other words are the same in both.
}

/** The conditions as the graph takes them. */
export const conditionsInput = ({ match, conditions }: Conditions): ResponseConditions => ({
  match: match === 'any' ? 'ANY' : 'ALL',
  conditions: conditions.map(conditionInput),
});
