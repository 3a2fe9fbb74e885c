import type { CustomQuota, Quota, SurveyDefinition, TableQuota } from '../definition/definition.js';
import { findNode } from '../definition/walk.js';
import { compiledOf } from '../engine/compile.js';
import { readGivenAnswers } from '../engine/given.js';
import { Pass } from '../engine/pass.js';
import { knownOptions } from '../logic/known-choices.js';
import { outlineOf } from '../logic/outline.js';
import { activeQuotas, cellKey, type CountedCell, quotaCounter } from './quota-cells.js';

/** What full cells mean for somebody who is still answering. Holds no numbers. */
export interface QuotaOutlook {
  /** A submission of these answers would end as over quota, and every question that decides it is answered. */
  readonly full: boolean;
  /** Options that only lead into cells that are full, in ascending order; options of quotas that close them (effect 3). */
  readonly closed: readonly number[];
  /** The questions on whose answers this depends, in ascending order: where none of them changed, the answers lead to the same. */
  readonly nodeIds: readonly number[];
}

type Chosen = (nodeId: number) => number | null;

const OPEN: QuotaOutlook = { full: false, closed: [], nodeIds: [] };
const ENDS = 1;
const SCREENS_OUT = 2;
const CLOSES = 3;
const MARKS = 4;

/** The options to choose from by question, and those of one that the answers still allow. */
type Offered = (nodeId: number) => readonly number[];

function offeredIn(definition: SurveyDefinition): Offered {
  const outline = outlineOf(definition);
  const known = new Map<number, readonly number[]>();
  return (nodeId) => {
    const options = known.get(nodeId) ?? knownIds(definition, nodeId, outline);
    known.set(nodeId, options);
    return options;
  };
}

function knownIds(definition: SurveyDefinition, nodeId: number, outline: ReturnType<typeof outlineOf>): readonly number[] {
  const node = findNode(definition, nodeId);
  return node ? knownOptions(outline, node).map(({ id }) => id) : [];
}

/**
 * An option is closed when the full cells with it are as many as there are combinations of it with what the other questions allow: their answer
 * where there is one, any option where there is none. A combination without a limit keeps it open.
 */
function closedByTable(
  { id, nodeIds, cells }: TableQuota,
  isFull: (key: string, limit: number) => boolean,
  chosen: Chosen,
  offered: Offered,
): number[] {
  const allowed = nodeIds.map((nodeId) => {
    const option = chosen(nodeId);
    return new Set(option === null ? offered(nodeId) : [option]);
  });
  const full = cells.filter(({ optionId, limit }) => isFull(cellKey(id, optionId), limit));
  return nodeIds.flatMap((nodeId, dimension) => {
    const others = allowed.map((options, place) => (place === dimension ? null : options));
    const combinations = others.reduce((product, options) => product * (options?.size ?? 1), 1);
    const met = full.filter(({ optionId }) => optionId.every((option, place) => others[place]?.has(option) ?? true));
    const count = (option: number) => met.filter(({ optionId }) => optionId[dimension] === option).length;
    return offered(nodeId).filter((option) => combinations > 0 && count(option) === combinations);
  });
}

/** A custom quota that closes options has one condition: that one of them is checked. */
const closedByCondition = ({ conditions: [condition, ...others] }: CustomQuota): readonly number[] =>
  others.length === 0 && condition?.algorithm === 1 ? (condition.optionId ?? []) : [];

/** Returns whether people are told of a quota while they answer: of one that screens out or only marks they are not. */
export const isToldEarly = ({ enabled, onFull = ENDS }: Quota): boolean => enabled !== false && (onFull === ENDS || onFull === CLOSES);

const ascending = (ids: readonly number[]): number[] => [...new Set(ids)].sort((one, other) => one - other);

/** The questions whose answers decide what counts in a quota. */
const decidingIn = (quota: Quota): readonly number[] =>
  quota.kind === 'table' ? quota.nodeIds : quota.conditions.map(({ nodeId }) => nodeId);

/** The quotas of a definition, prepared once for any number of people who are answering. */
function prepared(definition: SurveyDefinition) {
  const quotas = activeQuotas(definition);
  const compiled = compiledOf(definition);
  const { ofFacts } = quotaCounter(definition);
  const deciding = new Map(quotas.map((quota) => [quota.id, decidingIn(quota)]));
  return {
    quotas,
    /** Reads the answers so far: the answer to a question, and the counters that they lead to, whatever the other questions get. */
    read: (answers: unknown) => {
      const facts = new Pass(compiled, readGivenAnswers(compiled, answers));
      const answerOf = (nodeId: number) => facts.answers[compiled.positions.get(nodeId) ?? -1];
      const isDecided = (quotaId: number): boolean => (deciding.get(quotaId) ?? []).every((nodeId) => answerOf(nodeId) !== undefined);
      return { answerOf, decided: ofFacts(facts).filter(({ quotaId }) => isDecided(quotaId)) };
    },
  };
}

/**
 * Prepares the quotas of a definition once, to tell people who are answering as early as can be known where there is no room left: `taken` says how
 * many seats of a cell are. Whoever is screened out (effect 2) learns it when the answers are submitted, like every other screening. Total: takes any
 * answers.
 */
export function quotaOutlook(definition: SurveyDefinition): (answers: unknown, taken: (key: string) => number) => QuotaOutlook {
  if (activeQuotas(definition).length === 0) return () => OPEN;
  const { quotas, read } = prepared(definition);
  const offered = offeredIn(definition);
  const nodeIds = ascending(quotas.filter(isToldEarly).flatMap(decidingIn));
  return (answers, taken) => {
    const { answerOf, decided } = read(answers);
    const chosen: Chosen = (nodeId) => {
      const answer = answerOf(nodeId);
      return answer !== undefined && 'option' in answer && answer.option !== undefined ? answer.option : null;
    };
    const isFull = (key: string, limit: number): boolean => taken(key) >= limit;
    const first = decided.find(({ key, limit, onFull }) => isFull(key, limit) && onFull !== MARKS);
    const closed = quotas.flatMap((quota) => {
      if (quota.onFull !== CLOSES) return [];
      if (quota.kind === 'table') return closedByTable(quota, isFull, chosen, offered);
      return isFull(cellKey(quota.id), quota.limit) ? closedByCondition(quota) : [];
    });
    return { full: first !== undefined && first.onFull !== SCREENS_OUT, closed: ascending(closed), nodeIds };
  };
}

/** Finds the seats that can be kept for somebody who is answering. */
export interface SeatFinder {
  /** The questions on whose answers this depends, in ascending order. */
  readonly nodeIds: readonly number[];
  /** The counters that the answers so far lead to, whatever else is answered. Total: takes any answers. */
  readonly cellsOf: (answers: unknown) => readonly CountedCell[];
}

/**
 * Prepares the quotas of a definition once, to say in which counters a seat can be kept for somebody who is answering (features 6.6). A quota that
 * only marks turns nobody away, so nobody needs a seat in it.
 */
export function seatFinder(definition: SurveyDefinition): SeatFinder {
  const seated = activeQuotas(definition).filter(({ onFull }) => onFull !== MARKS);
  if (seated.length === 0) return { nodeIds: [], cellsOf: () => [] };
  const { read } = prepared(definition);
  return {
    nodeIds: ascending(seated.flatMap(decidingIn)),
    cellsOf: (answers) => read(answers).decided.filter(({ onFull }) => onFull !== MARKS),
  };
}
