import {
  type DefinitionChange,
  type FieldChange,
  findNode,
  type LogicItem,
  questionRow,
  readableText,
  type SurveyDefinition,
} from '@wence/schema';
import type { TFunction } from 'i18next';
import type { definitionChanges } from '../../i18n/zh-CN/definition-changes';
import { logicWords, type Translate as TranslateLogic } from '../logic-words/logic-words';

export type Translate = TFunction<['definitionChanges', 'editor']>;
type FieldName = keyof (typeof definitionChanges)['fields'];
type ValueNames = (typeof definitionChanges)['values'];

/** Both sides of a comparison, for what is told in their own words. */
export interface Sides {
  readonly before: SurveyDefinition;
  readonly after: SurveyDefinition;
}

/** A change of a field as it is read: its name, and its values where they say something to people. */
export interface FieldWords {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The name of a part: a question by code and title, an option or a row by its title. */
export function partName({ part, code, title }: DefinitionChange, t: Translate): string {
  const readable = readableText(title).trim();
  if (part === 'node') return t('definitionChanges:question', { code, title: readable });
  return t('definitionChanges:named', { title: readable || code });
}

/** A change of a part as a sentence. */
export function changeWords(change: DefinitionChange, sides: Sides, t: Translate, tLogic: TranslateLogic): string {
  const { kind, part, isMoved, fields } = change;
  if (part === 'survey') return t('definitionChanges:change.survey');
  if (part === 'logic') {
    const told = logicSentence(change, kind === 'removed' ? sides.before : sides.after, tLogic);
    return t(`definitionChanges:change.logic.${kind}`, { code: change.code, rule: told });
  }
  const what = { part: t(`definitionChanges:part.${part}`), name: partName(change, t) };
  const told = t(`definitionChanges:change.${kind === 'changed' && isMoved && fields.length === 0 ? 'moved' : kind}`, what);
  if (part !== 'option' && part !== 'row') return told;
  const question = findNode(kind === 'removed' ? sides.before : sides.after, change.nodeId);
  return t('definitionChanges:change.of', { code: question?.code ?? '', told });
}

/** A logic item of one side as a sentence; empty: it is not there. */
export function logicSentence({ id }: Pick<DefinitionChange, 'id'>, definition: SurveyDefinition, t: TranslateLogic): string {
  const item: LogicItem | undefined = definition.logic?.find((logic) => logic.id === id);
  return item ? logicWords(definition, item, t) : '';
}

/** Fields whose values have names. */
const NAMED: Readonly<Record<keyof ValueNames, true>> = {
  verification: true,
  scoring: true,
  match: true,
  showAfter: true,
  showWhen: true,
  names: true,
  onFull: true,
  textSize: true,
};

const isNamed = (key: string): key is keyof ValueNames => Object.hasOwn(NAMED, key);

/** Fields whose values are numbers that stand for something, or records. Others are texts that people wrote, plain numbers, or switches. */
const CODED: ReadonlySet<string> = new Set([
  'type',
  'subType',
  'sequence',
  'childSequence',
  'format',
  'size',
  'template',
  'level',
  'attribute',
  'paging',
  'repeat',
  'kind',
  'optionKey',
  'optionIds',
  'rows',
  'fields',
  'nameNodeId',
]);

function valueWords(key: string, value: unknown, t: Translate): string | null {
  if (CODED.has(key)) return null;
  if (value === undefined || value === null) return t('definitionChanges:default');
  if (isNamed(key)) return t(`definitionChanges:values.${key}.${value}` as 'definitionChanges:values.verification.off');
  if (typeof value === 'boolean') return t(value ? 'definitionChanges:yes' : 'definitionChanges:no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return readableText(value).trim() || t('definitionChanges:empty');
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join(t('definitionChanges:comma'));
  return null;
}

/** A changed field in words. Values that only a program can read are left out. */
export function fieldWords({ field, before, after }: FieldChange, t: Translate): FieldWords {
  const key = field.split('.').at(-1) ?? field;
  const [old, now] = [valueWords(key, before, t), valueWords(key, after, t)];
  const isReadable = old !== null && now !== null;
  return { name: t(`definitionChanges:fields.${key as FieldName}`), before: isReadable ? old : null, after: isReadable ? now : null };
}

/** The type of a question by its name; empty: it is not there. */
export function typeWords(definition: SurveyDefinition, nodeId: number, t: Translate): string {
  const node = findNode(definition, nodeId);
  return node ? t(`editor:types.${questionRow(node).key}`) : '';
}
