import type { QuestionRow } from '../catalogue/entry/question-row.js';
import { fullSetting, questionRow } from '../catalogue/question-catalogue.js';
import { canonicalText } from '../definition/canonical-text.js';
import { optionsOf, rowsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { findNode, walkNodes, walkOptions } from '../definition/walk.js';
import { apply } from '../edit/apply.js';
import { triedConversion, type TriedConversion } from '../edit/conversion-loss.js';
import { isDeepEqual } from '../edit/tree/is-deep-equal.js';
import { brokenInvariants, missingTargets } from './broken-invariants.js';

const partsOf = (node: SurveyNode) => new Map([...walkOptions(optionsOf(node)), ...rowsOf(node)].map((part) => [part.id, part]));

const rulesOf = ({ logic = [], quotas = [] }: SurveyDefinition) =>
  new Map<number, unknown>([...logic, ...quotas].map((item) => [item.id, item]));

/** Titles of everything but one question and its parts, by id. */
const titlesAround = ({ nodes }: SurveyDefinition, nodeId: number) =>
  new Map<number, unknown>(
    [...walkNodes(nodes)]
      .flatMap((node) => (node.id === nodeId ? [] : [node, ...partsOf(node).values()]))
      .map(({ id, title }) => [id, title]),
  );

/** A survey with a question of one type in it, and what is compared with every survey that comes of it. */
export interface Source {
  readonly definition: SurveyDefinition;
  readonly before: SurveyNode;
  readonly parts: ReturnType<typeof partsOf>;
  readonly setting: ReturnType<typeof fullSetting>;
  readonly around: readonly ReadonlyMap<number, unknown>[];
  /** Ids of what belongs to the survey itself, to the question, or to an end page of a question, whose texts may change besides. */
  readonly own: ReadonlySet<number>;
  readonly bytes: string;
}

export function sourceOf(definition: SurveyDefinition, from: QuestionRow): Source {
  const before = [...walkNodes(definition.nodes)].find((node) => questionRow(node).key === from.key);
  if (before === undefined) throw new Error(`no ${from.key}`);
  const parts = partsOf(before);
  const ended = (definition.endings?.nodes ?? []).map(({ nodeId }) => nodeId);
  return {
    definition,
    before,
    parts,
    setting: fullSetting(before),
    around: [rulesOf(definition), titlesAround(definition, before.id)],
    own: new Set([0, before.id, ...parts.keys(), ...ended]),
    bytes: canonicalText(definition),
  };
}

export interface Converted extends Source, TriedConversion {
  readonly to: QuestionRow;
  readonly after: SurveyNode;
}

/** What the question of a survey becomes as one of another type. */
export function converted(source: Source, to: QuestionRow): Converted {
  const { definition, before } = source;
  const tried = triedConversion(definition, before.id, to.key);
  const after = tried && findNode(tried.result.definition, before.id);
  if (tried === undefined || after === undefined) throw new Error(`${questionRow(before).key} does not become ${to.key}`);
  return { ...source, ...tried, to, after };
}

const idsOf = (parts: readonly { readonly id: number }[]) => parts.map(({ id }) => id);

const TRAITS = ['other', 'exclusive', 'image', 'rightTitle', 'type', 'prefix', 'setting'] as const;

/** Names the parts of the question that changed without being told as lost, and those told as lost that are still there. */
function untold({ before, parts: had, setting: values, after, to, loss, asked }: Converted): string[] {
  const has = partsOf(after);
  const broken: string[] = [];
  const check = (name: string, isTrue: boolean): void => {
    if (!isTrue) broken.push(name);
  };
  const same = (name: string, one: unknown, other: unknown): void => check(name, isDeepEqual(one, other));
  same(
    'kept',
    idsOf(loss.kept),
    [...had.keys()].filter((id) => has.has(id)),
  );
  same(
    'parts',
    idsOf(loss.parts),
    [...had.keys()].filter((id) => !has.has(id)),
  );
  const isAsked = !asked.ok && asked.fault.code === 'referenced';
  check('asked', isAsked === loss.logic.length + loss.quotas.length + loss.texts.length > 0);
  for (const [id, one] of had) {
    const other = has.get(id);
    if (other === undefined) continue;
    // Only a cascade trims the titles of its options.
    same(`title ${id}`, other.title, to.key === 'cascade' ? one.title.trim() : one.title);
    same(`code ${id}`, [one.code, one.locked], [other.code, other.locked]);
    for (const { trait, ids } of loss.traits) if (trait === 'image' && ids.includes(id)) same(`lost ${id}`, other.image, undefined);
    for (const trait of TRAITS) {
      const own: unknown = Reflect.get(one, trait);
      const value = trait === 'setting' && typeof own === 'object' ? { ...own, level: undefined } : own;
      const isTold = loss.traits.some((lost) => lost.ids.includes(id) && (lost.trait === trait || ['input', 'tags'].includes(lost.trait)));
      if (!isTold) same(`${trait} ${id}`, value ?? {}, Reflect.get(other, trait) ?? {});
    }
  }
  same('title', [before.title, before.locked], [after.title, after.locked]);
  same('required', loss.required ? undefined : before.required, after.required);
  const left = fullSetting(after);
  const isScaled = [before, after].some((node) => questionRow(node).answer === 'evaluate');
  for (const key of questionRow(before).settingKeys) {
    const isDerived = key === 'level' || (isScaled && key === 'max');
    if (before.setting?.[key] !== undefined && !isDerived && !loss.settings.includes(key)) same(key, left[key], values[key]);
  }
  if (loss.exam === 'none') same('exam', before.exam, after.exam);
  if (loss.exam === 'all') same('exam', after.exam, undefined);
  return broken;
}

/** Names the rest of the survey that changed without being told, or was told to change and did not. */
function untoldAround({ before, around, own, result, loss }: Converted): string[] {
  const told = new Set([...loss.logic, ...loss.quotas, ...loss.texts]);
  const now = [rulesOf(result.definition), titlesAround(result.definition, before.id)];
  const changed = new Set(
    around.flatMap((had, place) => [...had].flatMap(([id, item]) => (isDeepEqual(item, now[place]?.get(id)) ? [] : id))),
  );
  return [
    ...[...changed].filter((id) => !told.has(id)).map((id) => `untold ${id}`),
    ...[...told].filter((id) => !changed.has(id) && !own.has(id)).map((id) => `unchanged ${id}`),
  ];
}

/** Returns whether a survey can be read and reads as what it is: the form that it has is the canonical one. */
export function isCanonical(definition: SurveyDefinition): boolean {
  const parsed = parseDefinition(definition);
  return parsed.ok && isDeepEqual(parsed.value, definition);
}

/** Those of a list that another one does not have as the very same objects; undefined: none. */
function newAmong<T>(list: readonly T[] | undefined, old: readonly T[]): readonly T[] | undefined {
  const changed = list?.filter((item) => !old.includes(item)) ?? [];
  return changed.length === 0 ? undefined : changed;
}

/**
 * What of a survey differs from another one, as a survey. The rest has been looked at in the other one, and no rule reads it together with what
 * differs, except those that `brokenInvariants` has as well: ids and codes are unique, and `lastId` is the highest.
 */
function onlyChanged(survey: SurveyDefinition, { nodes, logic = [], quotas = [], ...before }: SurveyDefinition): SurveyDefinition {
  const { welcome, theme, endings, settings } = survey;
  return {
    ...survey,
    nodes: newAmong(survey.nodes, nodes) ?? [],
    logic: newAmong(survey.logic, logic),
    quotas: newAmong(survey.quotas, quotas),
    welcome: welcome === before.welcome ? undefined : welcome,
    theme: isDeepEqual(theme, before.theme) ? undefined : theme,
    endings: isDeepEqual(endings, before.endings) ? undefined : endings,
    // Only exams draw questions.
    settings: isDeepEqual(settings, before.settings) ? settings?.exam && { exam: settings.exam } : settings,
  };
}

/** Names every promise that a conversion and its way back have broken. */
export function brokenPromises(made: Converted): string[] {
  const { definition, bytes, result, after, to } = made;
  const back = apply(result.definition, result.inverse);
  return [
    ...(questionRow(after).key === to.key ? [] : ['the type is another']),
    ...untold(made),
    ...untoldAround(made),
    ...(isCanonical(onlyChanged(result.definition, definition)) ? [] : ['the form is not canonical']),
    ...brokenInvariants(result.definition),
    ...missingTargets(result.definition).map((id) => `${id} is not there`),
    ...(back.ok && canonicalText(back.definition) === bytes ? [] : ['the way back ends elsewhere']),
  ].map((promise) => `to ${to.key}: ${promise}`);
}
