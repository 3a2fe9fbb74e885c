import { questionRow } from '../catalogue/question-catalogue.js';
import type { QuestionKey } from '../catalogue/entry/question-key.js';
import {
  attributeOf,
  childSequenceOf,
  formatOf,
  highestOf,
  lowestOf,
  maxOf,
  maxWordOf,
  minOf,
  minWordOf,
  optionsOf,
  rowsOf,
  sequenceOf,
} from '../definition/defaults.js';
import type { Quota, Sequence, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { isContainer } from '../definition/node-facts.js';
import { walkOptions } from '../definition/walk.js';
import { isExam } from '../exam/node-exam.js';
import { scanTokens } from '../piping/token.js';
import { activeQuotas } from '../quota/quota-cells.js';
import { keepsLocks } from '../sequence/order.js';

/** The things that a limit counts or measures. */
export const LIMITED = ['choices', 'marks', 'files', 'rows', 'characters', 'number', 'seconds'] as const;
export type Limited = (typeof LIMITED)[number];

/** Something about a question that its title and answers do not show. */
export type QuestionState =
  /** Respondents see its options, its rows or its questions in another order than the author. */
  | { readonly kind: 'order'; readonly of: 'options' | 'rows' | 'nodes'; readonly sequence: Exclude<Sequence, 0> }
  /** It keeps its place when its container is reordered. */
  | { readonly kind: 'locked' }
  /** So many of its options and rows keep their places when they are reordered; at least one. */
  | { readonly kind: 'lockedParts'; readonly count: number }
  /** Bounds of an answer, of which at least one is there. Seconds: how long a page holds its respondents and waits for them. */
  | { readonly kind: 'limit'; readonly of: Limited; readonly min: number | null; readonly max: number | null }
  /** The sum of its numbers. */
  | { readonly kind: 'sum'; readonly sum: number }
  /** Respondents do not see it. */
  | { readonly kind: 'attribute'; readonly attribute: 'hide' | 'background' }
  /** So many quotas that are switched on look at its answer; at least one. */
  | { readonly kind: 'quota'; readonly count: number }
  /** Earlier answers are inserted in its texts. */
  | { readonly kind: 'piping' }
  /** Its worth in an exam, in points. */
  | { readonly kind: 'score'; readonly score: number }
  /** So many of its questions are asked in an exam, drawn at random. */
  | { readonly kind: 'draw'; readonly count: number };

/** The things that the setting keys `min` and `max` count. Ends of a scale are no limits: they are the scale. */
const COUNTED: Partial<Readonly<Record<QuestionKey, Limited>>> = {
  multiple: 'choices',
  imageMultiple: 'choices',
  matrixMultiple: 'choices',
  rank: 'choices',
  words: 'choices',
  plot: 'marks',
  heatMap: 'marks',
  upload: 'files',
  growingTable: 'rows',
};

const limit = (of: Limited, min: number | null, max: number | null): QuestionState[] =>
  min === null && max === null ? [] : [{ kind: 'limit', of, min, max }];

/** Of counts 0 is no limit. */
const countLimit = (of: Limited, min: number, max: number): QuestionState[] => limit(of, min || null, max || null);

/** Formats of an open text whose answers are numbers, and those whose answers have a length. */
const NUMBERS: readonly number[] = [1, 2];
const WORDS: readonly number[] = [0, 5, 6];

function limitsOf(node: SurveyNode): QuestionState[] {
  const { key } = questionRow(node);
  const counted = COUNTED[key];
  if (counted) return countLimit(counted, minOf(node), maxOf(node));
  switch (key) {
    case 'text':
      if (NUMBERS.includes(formatOf(node))) return limit('number', lowestOf(node), highestOf(node));
      return WORDS.includes(formatOf(node)) ? countLimit('characters', minWordOf(node), maxWordOf(node)) : [];
    case 'proportion': {
      const { is_limit: isLimited = false, sum = 0 } = node.setting ?? {};
      const sums: QuestionState[] = sum > 0 ? [{ kind: 'sum', sum }] : [];
      return [...(isLimited ? limit('number', lowestOf(node), highestOf(node)) : []), ...sums];
    }
    case 'page':
    case 'pageBlock':
      return node.setting?.control === true ? countLimit('seconds', minOf(node), maxOf(node)) : [];
    default:
      return [];
  }
}

function ordersOf(node: SurveyNode): QuestionState[] {
  const lists = [
    { of: isContainer(node) ? ('nodes' as const) : ('options' as const), sequence: sequenceOf(node) },
    { of: 'rows' as const, sequence: childSequenceOf(node) },
  ];
  return lists.flatMap(({ of, sequence }): QuestionState[] => (sequence === 0 ? [] : [{ kind: 'order', of, sequence }]));
}

/** A lock without an order that it could withstand says nothing. */
function locksOf(node: SurveyNode, around: Sequence): QuestionState[] {
  const options = keepsLocks(sequenceOf(node)) ? [...walkOptions(optionsOf(node))] : [];
  const rows = keepsLocks(childSequenceOf(node)) ? rowsOf(node) : [];
  const count = [...options, ...rows].filter(({ locked }) => locked === true).length;
  const isHeld = node.locked === true && keepsLocks(around);
  return [...(isHeld ? [{ kind: 'locked' as const }] : []), ...(count > 0 ? [{ kind: 'lockedParts' as const, count }] : [])];
}

const isAbout = (quota: Quota, nodeId: number): boolean =>
  quota.kind === 'table' ? quota.nodeIds.includes(nodeId) : quota.conditions.some((condition) => condition.nodeId === nodeId);

/** Returns whether an earlier answer is inserted in a text of a question: its title, a row or an option. */
function isPiped(node: SurveyNode): boolean {
  const texts = [node, ...rowsOf(node), ...walkOptions(optionsOf(node))];
  return texts.some(({ title }) => scanTokens(title).length > 0);
}

/**
 * Returns what is worth knowing about a question at a glance and is not seen in it (Spec 2, survey editor; Spec 3, question node): the order of its
 * parts, what is locked, limits, its attribute, quotas, piping, and what it counts for in an exam. For its author; in a fixed order, each once.
 * Logic is not among them: `logicCounts`. `around` is the order of the container that it stands in.
 */
export function questionStates(
  survey: Pick<SurveyDefinition, 'quotas' | 'settings'>,
  node: SurveyNode,
  around: Sequence = 0,
): readonly QuestionState[] {
  const attribute = attributeOf(node);
  const quotas = activeQuotas(survey).filter((quota) => isAbout(quota, node.id)).length;
  const states: (QuestionState | false)[] = [
    attribute !== 'normal' && { kind: 'attribute', attribute },
    ...ordersOf(node),
    ...locksOf(node, around),
    ...limitsOf(node),
    isPiped(node) && { kind: 'piping' },
    quotas > 0 && { kind: 'quota', count: quotas },
    isExam(survey) && node.exam !== undefined && { kind: 'score', score: node.exam.score },
    isExam(survey) && node.draw !== undefined && { kind: 'draw', count: node.draw },
  ];
  return states.filter((state) => state !== false);
}
