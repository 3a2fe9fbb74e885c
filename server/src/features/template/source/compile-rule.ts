import { findNode, type LogicDraft, type Operation, questionRow, type SurveyDefinition, type SurveyNode } from '@wence/schema';

/** Questions and options by the words that a rule has for them. */
export interface RuleContext {
  readonly definition: SurveyDefinition;
  readonly named: ReadonlyMap<string, number>;
  /** The question that owns the rule; it calls itself `it`. */
  readonly nodeId: number;
}

const ENDS: Readonly<Record<string, number>> = { end: 0, out: -1 };
const WHEN = /^(show|hide|jump (\w+)|(?:options|rows) ([\d, ]+?))(?: if (.+))?$/;
const CARRY = /^carry (rows )?(chosen|unchosen) from (\w+)$/;
const CONDITION = /^(\w+)(?:\.(\d+))? (=|!=|<|>|in|picks|answered) ?(.*)$/;
/** Algorithms that compare with a value (Spec 3, logic algorithm codes). */
const COMPARISONS: Readonly<Record<string, number>> = { '=': 6, '!=': 7, '>': 8, '<': 9, in: 10, picks: 5, answered: 11 };

type ConditionDraft = LogicDraft['conditions'][number];

const numbersIn = (text: string): number[] => [...text.matchAll(/-?\d+/g)].map(([number]) => Number(number));

function nodeNamed(name: string, { definition, named, nodeId }: RuleContext): SurveyNode {
  const node = findNode(definition, name === 'it' ? nodeId : (named.get(name) ?? 0));
  if (!node) throw new RangeError(`no question ${name}`);
  return node;
}

/** Ids of options or rows by their places, counted from 1. */
function idsAt(parts: readonly { readonly id: number }[] | undefined, places: readonly number[]): number[] {
  return places.map((place) => {
    const part = parts?.[place - 1];
    if (!part) throw new RangeError(`nothing at place ${place}`);
    return part.id;
  });
}

function conditionOf(text: string, operator: 1 | 2, context: RuleContext): ConditionDraft {
  const [, name = '', row, word = '', rest = ''] = CONDITION.exec(text) ?? [];
  const node = nodeNamed(name, context);
  const childId = row === undefined ? undefined : idsAt(node.children, [Number(row)])[0];
  const about = { nodeId: node.id, ...(childId !== undefined && { childId }), ...(operator === 2 && { operator }) };
  const choosesAmong = questionRow(node).algorithms.some(({ algorithm, operand }) => algorithm === 1 && operand === 'options');
  if (choosesAmong && (word === '=' || word === '!='))
    return { ...about, algorithm: word === '=' ? 1 : 2, optionId: idsAt(node.options, numbersIn(rest)) };
  const result = numbersIn(rest);
  return { ...about, algorithm: COMPARISONS[word] ?? 0, ...(result.length > 0 && { result }) };
}

function conditionsOf(text: string, context: RuleContext): ConditionDraft[] {
  return text.split(/ (?=(?:and|or) )/).map((part) => {
    const [, joined, condition = part] = /^(and|or) (.+)$/.exec(part) ?? [];
    return conditionOf(condition, joined === 'or' ? 2 : 1, context);
  });
}

function carryOf(rule: string, context: RuleContext): LogicDraft | null {
  const [, rows, which, name] = CARRY.exec(rule) ?? [];
  if (name === undefined) return null;
  const condition = { nodeId: nodeNamed(name, context).id, algorithm: which === 'chosen' ? 1 : 2 };
  return { model: 2, type: 1, nodeId: context.nodeId, optionType: rows === undefined ? 1 : 2, conditions: [condition] };
}

function draftOf(rule: string, context: RuleContext): LogicDraft {
  const carried = carryOf(rule, context);
  if (carried) return carried;
  const [, verb = '', target, parts, when = ''] = WHEN.exec(rule) ?? [];
  const { nodeId } = context;
  const conditions = when === '' ? [] : conditionsOf(when, context);
  if (target !== undefined) return { model: 1, type: 1, nodeId, target: ENDS[target] ?? nodeNamed(target, context).id, conditions };
  if (parts === undefined) return { model: 1, type: 2, nodeId, algorithm: verb === 'show' ? 1 : 2, conditions };
  const owner = nodeNamed('it', context);
  const isRows = verb.startsWith('rows');
  const optionId = idsAt(isRows ? owner.children : owner.options, numbersIn(parts));
  return { model: 2, type: 2, nodeId, algorithm: 1, optionType: isRows ? 2 : 1, optionId, conditions };
}

/**
 * The operation that saves a rule: `show if used = 1, 2 and score in 0..6`, `jump out if it = 3`, `carry chosen from brands`, `options 2, 3 if …`.
 * Options and rows are named by their places, counted from 1.
 *
 * @throws RangeError for a name or a place that is not there.
 */
export const ruleOperation = (rule: string, context: RuleContext): Operation => ({ op: 'saveLogic', item: draftOf(rule, context) });
