import {
  type Condition,
  findNode,
  findOption,
  findRow,
  type LogicItem,
  type LogicKind,
  logicKindOf,
  readableText,
  type SurveyDefinition,
} from '@wence/schema';
import { conditionWords } from './condition-words';
import { questionWords, type Translate } from './question-words';

const OR = 2;
const HIDE = 2;
const CHECKED = 1;

/** The conditions of an item as the first half of a sentence. */
function whenWords(definition: SurveyDefinition, kind: LogicKind, conditions: readonly Condition[], t: Translate): string {
  if (conditions.length === 0) return t('always');
  const clauses = conditions.map((condition, index) => {
    const words = conditionWords(definition, kind, condition, t);
    return index === 0 ? words : `${t(condition.operator === OR ? 'or' : 'and')}${words}`;
  });
  return t('if', { conditions: clauses.join('') });
}

function targetWords(definition: SurveyDefinition, target: number | undefined, t: Translate): string {
  if (target === 0) return t('end');
  if (target === -1) return t('screened');
  return target === undefined ? t('gone') : questionWords(definition, target, t);
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
