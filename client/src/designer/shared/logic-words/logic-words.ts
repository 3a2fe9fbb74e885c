import {
  bracketsAt,
  type Condition,
  conditionOffer,
  documentOrder,
  findNode,
  findOption,
  findRow,
  isPage,
  type LogicItem,
  type LogicKind,
  logicKindOf,
  readableText,
  type Stop,
  type SurveyDefinition,
  type Way,
} from '@wence/schema';
import type { TFunction } from 'i18next';
import type { logic } from '../../i18n/zh-CN/logic';

export type Translate = TFunction<'logic'>;

/** A question by its code and title. */
export function questionWords(definition: SurveyDefinition, nodeId: number, t: Translate): string {
  const node = findNode(definition, nodeId);
  return node ? t('question', { code: node.code, title: readableText(node.title) }) : t('gone');
}

type ClauseVerb = `condition.${keyof (typeof logic)['condition'] & string}`;

/** Codes that stand for one verb whatever they speak of (Spec 3, logic algorithm codes). */
const VERBS: Readonly<Record<number, ClauseVerb>> = {
  1: 'condition.checked',
  2: 'condition.unchecked',
  6: 'condition.equal',
  7: 'condition.unequal',
  8: 'condition.greater',
  9: 'condition.less',
  10: 'condition.between',
  11: 'condition.answered',
  12: 'condition.unanswered',
};
const INCLUDES = 3;
const COUNT = 5;
/** From here on a named option is what is compared, before it is what is chosen. */
const COMPARES = 6;

function clauseVerb({ algorithm, result = [] }: Condition): ClauseVerb {
  if (algorithm === COUNT) return result.length > 1 ? 'condition.countBetween' : 'condition.count';
  const known = VERBS[algorithm];
  if (known) return known;
  if (result.length > 0) return algorithm === INCLUDES ? 'condition.includes' : 'condition.excludes';
  return algorithm === INCLUDES ? 'condition.all' : 'condition.notAll';
}

/** One condition as a clause: what is looked at, and what it is to be. */
export function conditionWords(definition: SurveyDefinition, kind: LogicKind | 'quota', condition: Condition, t: Translate): string {
  const { nodeId, childId, optionId = [], result = [], algorithm } = condition;
  const offer = conditionOffer(definition, nodeId, kind);
  const named = (id: number, choices: readonly { id: number; title: string }[] = []) => {
    const choice = choices.find((one) => one.id === id);
    return choice ? t('name', { title: readableText(choice.title) }) : t('gone');
  };
  const question = questionWords(definition, nodeId, t);
  const row = childId === undefined ? question : t('rowOf', { question, row: named(childId, offer?.rows) });
  const options = optionId.map((id) => named(id, offer?.options));
  const isCompared = algorithm >= COMPARES && options.length > 0;
  const values = result.length > 1 && (algorithm === COUNT || algorithm === 10) ? result.join(t('to')) : result.join(t('anyOf'));
  return t(clauseVerb(condition), {
    subject: isCompared ? t('itemOf', { question: row, item: options.join(t('allOf')) }) : row,
    object: values || options.join(t(algorithm < INCLUDES ? 'anyOf' : 'allOf')),
  });
}

const OR = 2;
const HIDE = 2;
const CHECKED = 1;

/** Conditions as clauses joined to one; what stands in brackets is read first. */
export function clauseWords(
  definition: SurveyDefinition,
  kind: LogicKind | 'quota',
  conditions: readonly Condition[],
  t: Translate,
): string {
  const clauses = conditions.map((condition, index) => {
    const { opens, closes } = bracketsAt(conditions, index);
    const words = `${opens ? t('opened') : ''}${conditionWords(definition, kind, condition, t)}${closes ? t('closed') : ''}`;
    return index === 0 ? words : `${t(condition.operator === OR ? 'or' : 'and')}${words}`;
  });
  return clauses.join('');
}

/** The conditions of an item as the first half of a sentence. */
const whenWords = (definition: SurveyDefinition, kind: LogicKind, conditions: readonly Condition[], t: Translate): string =>
  conditions.length === 0 ? t('always') : t('if', { conditions: clauseWords(definition, kind, conditions, t) });

/** The target of a jump in words: an end, a question, or the page that begins at a page break, told by its first question. */
export function targetWords(definition: SurveyDefinition, target: number | undefined, t: Translate): string {
  if (target === 0) return t('end');
  if (target === -1) return t('screened');
  if (target === undefined) return t('gone');
  const nodes = documentOrder(definition.nodes);
  const place = nodes.findIndex(({ id }) => id === target);
  const node = nodes[place];
  const first = node && isPage(node) ? nodes.slice(place).find((each) => !isPage(each)) : undefined;
  return first ? t('pageFrom', { question: questionWords(definition, first.id, t) }) : questionWords(definition, target, t);
}

/** The options or rows that an item shows or hides. */
function partsWords(definition: SurveyDefinition, { nodeId, optionId = [] }: LogicItem, t: Translate): string {
  const node = findNode(definition, nodeId);
  const names = optionId.map((id) => {
    const part = node && (findOption(node, id) ?? findRow(node, id));
    return part ? t('name', { title: readableText(part.title) }) : t('gone');
  });
  return names.join(t('allOf'));
}

/** A logic item as a sentence that people read (look: a list per question, written as sentences). */
export function logicWords(definition: SurveyDefinition, item: LogicItem, t: Translate): string {
  const kind = logicKindOf(item);
  if (kind === 'carryOver') {
    const sources = item.conditions.map(({ nodeId, algorithm }) =>
      t(algorithm === CHECKED ? 'chosenOf' : 'leftOf', { question: questionWords(definition, nodeId, t) }),
    );
    return t('carry', { sources: sources.join(t('allOf')) });
  }
  const when = whenWords(definition, kind, item.conditions, t);
  if (kind === 'jump') return t('jump', { when, target: targetWords(definition, item.target, t) });
  const what = kind === 'show' ? questionWords(definition, item.nodeId, t) : partsWords(definition, item, t);
  return t(item.algorithm === HIDE ? 'hide' : 'show', { when, what });
}

/** A way on as a sentence: the jump with its conditions, or where one comes without any. */
export function wayWords(definition: SurveyDefinition, stops: readonly Stop[], { item, to }: Way, t: Translate): string {
  if (item) return logicWords(definition, item, t);
  const next = stops[to];
  return next ? t('map.next', { question: questionWords(definition, next.nodeId, t) }) : t('map.behind');
}
