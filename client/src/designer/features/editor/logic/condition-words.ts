import { type Condition, conditionOffer, type LogicKind, readableText, type SurveyDefinition } from '@wence/schema';
import type { logic } from '../../../i18n/zh-CN/logic';
import { questionWords, type Translate } from './question-words';

type Verb = `condition.${keyof (typeof logic)['condition'] & string}`;

/** Codes that stand for one verb whatever they speak of (Spec 3, logic algorithm codes). */
const VERBS: Readonly<Record<number, Verb>> = {
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

function verbOf({ algorithm, result = [] }: Condition): Verb {
  if (algorithm === COUNT) return result.length > 1 ? 'condition.countBetween' : 'condition.count';
  const known = VERBS[algorithm];
  if (known) return known;
  if (result.length > 0) return algorithm === INCLUDES ? 'condition.includes' : 'condition.excludes';
  return algorithm === INCLUDES ? 'condition.all' : 'condition.notAll';
}

/** One condition as a clause: what is looked at, and what it is to be. */
export function conditionWords(definition: SurveyDefinition, kind: LogicKind, condition: Condition, t: Translate): string {
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
  return t(verbOf(condition), {
    subject: isCompared ? t('itemOf', { question: row, item: options.join(t('allOf')) }) : row,
    object: values || options.join(t(algorithm < INCLUDES ? 'anyOf' : 'allOf')),
  });
}
