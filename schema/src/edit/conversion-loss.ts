import type { QuestionKey } from '../catalogue/entry/question-key.js';
import type { QuestionRow } from '../catalogue/entry/question-row.js';
import { SETTING_KEYS } from '../catalogue/entry/setting-keys.js';
import type { SettingKey } from '../catalogue/entry/setting-rule.js';
import { conversionsOf } from '../catalogue/conversions.js';
import { fullSetting, questionRow, rowByKey } from '../catalogue/question-catalogue.js';
import { isRequired, logicOf, optionsOf, rowsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyOption, SurveyRow } from '../definition/definition.js';
import { findNode, parentOf, walkOptions } from '../definition/walk.js';
import { apply, type ApplyResult, type ApplySuccess } from './apply.js';
import { isShared } from './convert/fitted-setting.js';
import type { Operation } from './operation/operation.js';
import { isDeepEqual } from './tree/is-deep-equal.js';

/** An option, a heading of a group or a row. The title is rich text. */
export interface ConvertedPart {
  readonly kind: 'option' | 'group' | 'row';
  readonly id: number;
  readonly title: string;
}

/** Traits of an option or a row besides its title: an input of its own ("other, please specify", bounds of a field), ... */
export const PART_TRAITS = ['other', 'input', 'exclusive', 'image', 'rightTitle', 'tags'] as const;
export type PartTrait = (typeof PART_TRAITS)[number];

/** The parts and settings that a conversion takes away, and those that come along. */
export interface ConversionLoss {
  /** Options, headings of groups and rows that go, in the order of the document. */
  readonly parts: readonly ConvertedPart[];
  /** The same of what comes along, as it was before. */
  readonly kept: readonly ConvertedPart[];
  /** Kept options and rows that lose something of what they have, by what. */
  readonly traits: readonly { readonly trait: PartTrait; readonly ids: readonly number[] }[];
  /** Settings that the author made and that go. */
  readonly settings: readonly SettingKey[];
  /** The question does not have to be answered any more, because nobody answers it. */
  readonly required: boolean;
  /** The order of options or rows that the author chose. */
  readonly order: boolean;
  /** Of the exam: the key and how it is marked, in part or as a whole, or everything. */
  readonly exam: 'none' | 'key' | 'all';
  /** Its container draws questions no more, because there are too few. */
  readonly draw: boolean;
  /** Ids of logic items that change or go. */
  readonly logic: readonly number[];
  /** Ids of quotas that change or go. */
  readonly quotas: readonly number[];
  /** Ids of the nodes, options and rows, and 0 for the survey itself, whose texts or end pages insert or pass on an answer no more. */
  readonly texts: readonly number[];
}

type Part = SurveyOption & SurveyRow;

function partsOf(node: SurveyNode): ReadonlyMap<number, Part> {
  return new Map<number, Part>([...walkOptions(optionsOf(node)), ...rowsOf(node)].map((part) => [part.id, part]));
}

function named(node: SurveyNode, { id, title, group }: Part): ConvertedPart {
  const isRow = rowsOf(node).some((row) => row.id === id);
  return { kind: isRow ? 'row' : group === true ? 'group' : 'option', id, title };
}

/** Of an input: its kind and its rules. That it may stay empty counts where options of the old type have inputs. */
function inputOf({ type, prefix, required, setting = {} }: Part, { optionInput }: QuestionRow): unknown {
  const { tags: _, level: __, ...rules } = setting;
  return { type, prefix, rules, isOptional: optionInput !== 'none' && required === false };
}

const TRAITS: Readonly<Record<PartTrait, (part: Part, from: QuestionRow) => unknown>> = {
  other: ({ other }) => other,
  input: inputOf,
  exclusive: ({ exclusive }) => exclusive,
  image: ({ image }) => image,
  rightTitle: ({ rightTitle }) => rightTitle,
  tags: ({ setting }) => setting?.tags,
};

function lostTraits(parts: readonly Part[], left: ReadonlyMap<number, Part>, from: QuestionRow): ConversionLoss['traits'] {
  return PART_TRAITS.flatMap((trait) => {
    const traitOf = TRAITS[trait];
    const ids = parts.flatMap((part) => {
      const same = left.get(part.id);
      return same === undefined || isDeepEqual(traitOf(part, from), traitOf(same, from)) ? [] : part.id;
    });
    return ids.length === 0 ? [] : [{ trait, ids }];
  });
}

/** Numbers that follow from the parts: levels of a cascade, the scale of an evaluation. */
const isDerived = (key: SettingKey, { key: name }: QuestionRow): boolean =>
  (name === 'cascade' && key === 'level') || (name === 'evaluate' && key === 'max');

function lostSettings(before: SurveyNode, after: SurveyNode): readonly SettingKey[] {
  const [from, to] = [questionRow(before), questionRow(after)];
  const [had, has] = [fullSetting(before), fullSetting(after)];
  return SETTING_KEYS.filter((key) => {
    if (before.setting?.[key] === undefined || isDerived(key, from)) return false;
    return !isShared(key, from, to) || !isDeepEqual(had[key], has[key]);
  });
}

function lostExam({ exam: had }: SurveyNode, { exam: has }: SurveyNode): ConversionLoss['exam'] {
  if (had === undefined || isDeepEqual(had, has)) return 'none';
  return has === undefined ? 'all' : 'key';
}

/** The order of a list counts where the list comes along, and is lost with it. */
function hasLostOrder(before: SurveyNode, after: SurveyNode): boolean {
  const left = [after.sequence, after.childSequence];
  return [before.sequence, before.childSequence].some((order) => order !== undefined && !left.includes(order));
}

/** The ids of what refers to something that a conversion takes away, by what they are. */
function referrersBy(definition: SurveyDefinition, ids: readonly number[]): Pick<ConversionLoss, 'logic' | 'quotas' | 'texts'> {
  const [items, quotas] = [logicOf(definition), definition.quotas ?? []].map((list) => new Set(list.map(({ id }) => id)));
  return {
    logic: ids.filter((id) => items?.has(id)),
    quotas: ids.filter((id) => quotas?.has(id)),
    texts: ids.filter((id) => !items?.has(id) && !quotas?.has(id)),
  };
}

const drawOf = (definition: SurveyDefinition, nodeId: number): number | undefined => parentOf(definition, nodeId)?.draw;

/** A conversion that was tried on a copy. */
export interface TriedConversion {
  /** Asked for without being confirmed: done where nothing refers to what goes, else refused. */
  readonly asked: ApplyResult;
  readonly result: ApplySuccess;
  readonly loss: ConversionLoss;
}

/** Converts a question to another type and says what that takes away; it changes nothing. Undefined for a type that it cannot be converted to. */
export function triedConversion(definition: SurveyDefinition, nodeId: number, to: QuestionKey): TriedConversion | undefined {
  const before = findNode(definition, nodeId);
  const { type, subType } = rowByKey(to);
  if (before === undefined || type === undefined || !conversionsOf(before).includes(to)) return undefined;
  const operation: Operation = { op: 'convertNode', nodeId, type, subType };
  const asked = apply(definition, [operation]);
  const result = asked.ok ? asked : apply(definition, [{ ...operation, confirmed: true }]);
  const after = result.ok ? findNode(result.definition, nodeId) : undefined;
  if (!result.ok || after === undefined) return undefined;

  const left = partsOf(after);
  const parts = [...partsOf(before).values()];
  const loss = {
    parts: parts.filter(({ id }) => !left.has(id)).map((part) => named(before, part)),
    kept: parts.filter(({ id }) => left.has(id)).map((part) => named(before, part)),
    traits: lostTraits(parts, left, questionRow(before)),
    settings: lostSettings(before, after),
    required: isRequired(before) && !isRequired(after),
    order: hasLostOrder(before, after),
    exam: lostExam(before, after),
    draw: drawOf(definition, nodeId) !== drawOf(result.definition, nodeId),
    ...referrersBy(definition, asked.ok || asked.fault.code !== 'referenced' ? [] : asked.fault.ids),
  };
  return { asked, result, loss };
}

/**
 * What a question loses and keeps when it is converted to another type (`convertNode`), told before it happens. Undefined for a type that the question
 * cannot be converted to. Found by converting and comparing, so it is what the conversion does.
 */
export const conversionLoss = (definition: SurveyDefinition, nodeId: number, to: QuestionKey): ConversionLoss | undefined =>
  triedConversion(definition, nodeId, to)?.loss;

/** Returns whether a conversion takes nothing away, so that there is nothing to ask the author. */
export const isLossless = ({ parts, traits, settings, required, order, exam, draw, logic, quotas, texts }: ConversionLoss): boolean =>
  [parts, traits, settings, logic, quotas, texts].every((list) => list.length === 0) && !required && !order && exam === 'none' && !draw;
