import type FastCheck from 'fast-check';
import { questionRow } from '../catalogue/question-catalogue.js';
import type { Comparison } from '../catalogue/entry/question-row.js';
import { carryPlaces } from '../definition/carry-place.js';
import type { Condition, LogicItem, Quota, SurveyNode } from '../definition/definition.js';
import { QUOTA_EFFECTS } from '../definition/parse/read-quota.js';
import { shapeCondition, shapeLogic, shapeQuota } from '../definition/shape/shape-rules.js';
import { choicesOf, walkNodes } from '../definition/walk.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import type { Ids } from './arbitrary-definition-tighten.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/** A rule that is not bound to a survey yet: its numbers pick nodes, options and values out of whatever exists. */
export interface LooseRule {
  readonly gap: number;
  readonly kind: number;
  readonly picks: readonly [owner: number, target: number, part: number];
  readonly conditions: readonly LooseCondition[];
  /** True if the rule refers to something missing. */
  readonly dangles: boolean;
}

interface LooseCondition {
  readonly gap: number;
  readonly picks: readonly [source: number, comparison: number, option: number, row: number];
  readonly values: readonly [number, number];
  readonly operator: 1 | 2;
  /** True if it stands in brackets with the one before it. */
  readonly isJoined: boolean;
}

/** Generates a rule about anything; `dangling` lets some of them refer to missing parts. Give it fast-check's `fc`. */
export const looseRule = (fc: typeof FastCheck, dangling: boolean): Arbitrary<LooseRule> =>
  fc.record({
    gap: fc.integer({ min: 1, max: 3 }),
    kind: fc.nat({ max: 63 }),
    picks: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
    conditions: fc.array(
      fc.record({
        gap: fc.integer({ min: 1, max: 3 }),
        picks: fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()),
        values: fc.tuple(fc.integer({ min: -2, max: 12 }), fc.integer({ min: -2, max: 12 })),
        operator: fc.constantFrom<1 | 2>(1, 2),
        isJoined: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    dangles: dangling ? fc.nat({ max: 3 }).map((chance) => chance === 0) : fc.constant(false),
  });

const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % Math.max(1, items.length)];

/** No part of a random survey gets as far as this. */
const NOWHERE = 16_000_000;

function valuesFor({ algorithm, operand }: Comparison, [a, b]: LooseCondition['values']): (number | string)[] | undefined {
  if (operand === 'options' || operand === 'row' || operand === null) return undefined;
  if (operand === 'count') return [Math.abs(a)];
  return algorithm === 10 ? [a, b] : [a % 2 === 0 ? a : `${a} x`];
}

const readsOptions = ({ operand }: Comparison): boolean => operand === 'options' || operand === 'optionValue';

/** A condition on one of these questions; none where there is nothing to ask. */
function conditionOn(ids: Ids, sources: readonly SurveyNode[], loose: LooseCondition, dangles: boolean): Condition[] {
  const [sourcePick, comparisonPick, optionPick, rowPick] = loose.picks;
  const source = pick(sources, sourcePick);
  const comparison = source && pick(questionRow(source).algorithms, comparisonPick);
  if (source === undefined || comparison === undefined) return [];
  const option = pick(choicesOf(source.options), optionPick)?.id;
  const row = pick(source.children ?? [], rowPick)?.id;
  if ((readsOptions(comparison) && option === undefined) || (comparison.operand === 'row' && row === undefined)) return [];
  const condition = dropUndefined({
    id: ids.next(loose.gap),
    nodeId: dangles ? NOWHERE : source.id,
    childId: comparison.operand === 'row' || rowPick % 2 === 0 ? row : undefined,
    optionId: readsOptions(comparison) && option !== undefined ? [option] : undefined,
    operator: loose.operator,
    algorithm: comparison.algorithm,
    result: valuesFor(comparison, loose.values),
  });
  return [shapeCondition(condition)];
}

/** Brackets around neighbours, by numbers that count up. */
const groupsOf = (conditions: readonly LooseCondition[]): readonly number[] =>
  conditions.map((_, place) => conditions.slice(0, place + 1).filter(({ isJoined }) => !isJoined).length);

/** The conditions of a rule on these questions. */
function conditionsOn(ids: Ids, sources: readonly SurveyNode[], { conditions }: LooseRule, dangles: (loose: LooseCondition) => boolean) {
  const groups = groupsOf(conditions);
  return conditions.flatMap((loose, place) =>
    conditionOn(ids, sources, loose, dangles(loose)).map((condition): Condition => ({ ...condition, parentId: groups[place] })),
  );
}

const isAsked = (node: SurveyNode): boolean => questionRow(node).algorithms.length > 0;

/** The part of an item that its kind asks for; null where its owner has nothing of the kind. */
function kindOf(nodes: readonly SurveyNode[], owner: SurveyNode, { kind, picks, dangles }: LooseRule): Partial<LogicItem> | null {
  const row = questionRow(owner);
  const later = nodes.slice(nodes.indexOf(owner) + 1).map(({ id }) => id);
  if (kind % 4 === 0) return row.takesJump ? { model: 1, type: 1, target: dangles ? NOWHERE : pick([0, -1, ...later], picks[1]) } : null;
  if (kind % 4 === 1) return row.takesShow ? { model: 1, type: 2, algorithm: kind > 31 ? 1 : 2 } : null;
  if (kind % 4 === 2) return row.isCarryTarget ? { model: 2, type: 1, after: pick([undefined, ...carryPlaces(owner, 1)], picks[2]) } : null;
  const ofRows = row.takesRowLogic && kind > 31;
  const part = pick(ofRows ? (owner.children ?? []) : choicesOf(owner.options), picks[2]);
  if (part === undefined || !(ofRows || row.takesOptionLogic)) return null;
  return { model: 2, type: 2, algorithm: picks[1] % 2 === 0 ? 1 : 2, optionType: ofRows ? 2 : 1, optionId: [part.id] };
}

/** The item that a loose rule means in this survey; none where it can mean nothing. */
export function tightenLogic(ids: Ids, all: readonly SurveyNode[], rule: LooseRule): LogicItem[] {
  const nodes = Array.from(walkNodes(all));
  const owner = pick(nodes, rule.picks[0]);
  const kind = owner && kindOf(nodes, owner, rule);
  if (owner === undefined || !kind) return [];
  const isCarried = kind.model === 2 && kind.type === 1;
  const earlier = nodes.slice(0, nodes.indexOf(owner) + (kind.target === undefined ? 0 : 1));
  const sources = earlier.filter((node) => (isCarried ? questionRow(node).isCarrySource && node.options !== undefined : isAsked(node)));
  const carried = rule.conditions.flatMap((condition) => {
    const source = isCarried ? pick(sources, condition.picks[0]) : undefined;
    return source === undefined ? [] : [{ id: ids.next(condition.gap), nodeId: source.id, algorithm: 1 + (condition.picks[1] % 2) }];
  });
  const conditions = isCarried ? carried : conditionsOn(ids, sources, rule, ({ gap }) => rule.dangles && gap === 1);
  if (conditions.length === 0 && isCarried) return [];
  return [shapeLogic({ model: 1, type: 2, ...kind, id: ids.next(rule.gap), nodeId: owner.id, conditions })];
}

/** The quota that a loose rule means in this survey; none where it can mean nothing. */
export function tightenQuota(ids: Ids, all: readonly SurveyNode[], rule: LooseRule, place: number): Quota[] {
  const nodes = Array.from(walkNodes(all));
  const base = { name: `quota ${place}`, enabled: rule.kind % 2 === 0, onFull: QUOTA_EFFECTS[rule.kind % 4] };
  const limit = rule.picks[1] % 500;
  if (rule.kind > 31) {
    const sources = nodes.filter(isAsked);
    const conditions = conditionsOn(ids, sources, rule, () => rule.dangles);
    return [shapeQuota({ ...base, id: ids.next(rule.gap), kind: 'custom', conditions, limit })];
  }
  const singles = nodes.filter((node) => questionRow(node).answer === 'single' && choicesOf(node.options).length > 0);
  const source = pick(singles, rule.picks[0]);
  const option = source && pick(choicesOf(source.options), rule.picks[2]);
  if (source === undefined || option === undefined) return [];
  const cells = [{ optionId: [rule.dangles ? NOWHERE : option.id], limit }];
  return [shapeQuota({ ...base, id: ids.next(rule.gap), kind: 'table', nodeIds: [source.id], cells })];
}
