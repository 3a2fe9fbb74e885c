import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { questionRow } from '../../catalogue/question-catalogue.js';
import { shapeExam } from '../../exam/shape-exam.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import { shapeSurveySettings } from '../../survey-setting/settings-by-key.js';
import { shapeEndings } from '../../ending/survey-endings.js';
import { shapeTheme } from '../../theme/survey-theme.js';
import { cascadeLevel, isCascade } from '../cascade-level.js';
import { isExclusive, isPerPage, isRequired, languageOf, welcomeOf } from '../defaults.js';
import type { Language, NodeSetting, SurveyDefinition, SurveyNode, SurveyOption, SurveyRow } from '../definition.js';
import { shapeSetting } from './shape-setting.js';

/** Absent, when there is nothing in it: a false flag, an empty text, an empty list. */
const flag = (value: boolean | undefined): true | undefined => (value === true ? true : undefined);
const text = (value: string | undefined): string | undefined => (value === '' ? undefined : value);
const list = <T>(value: readonly T[] | undefined): readonly T[] | undefined => (value?.length === 0 ? undefined : value);

/**
 * Puts an option into canonical shape: defaults are absent. The options inside it are taken as they are. What depends on the question (defaults of
 * its setting, trimmed titles of a cascade) is `shapeNode`'s part.
 */
export const shapeOption = (option: SurveyOption): SurveyOption =>
  dropUndefined({
    id: option.id,
    code: option.code,
    title: option.title,
    rightTitle: text(option.rightTitle),
    image: text(option.image),
    group: flag(option.group),
    nodes: list(option.nodes),
    other: flag(option.other),
    exclusive: flag(option.exclusive),
    required: option.required === false ? false : undefined,
    locked: flag(option.locked),
    type: option.type === 0 ? undefined : option.type,
    prefix: text(option.prefix),
    setting: shapeSetting({}, option.setting),
    optionKey: option.optionKey === option.id ? undefined : option.optionKey,
  });

/** Puts a row into canonical shape: defaults are absent. */
export const shapeRow = (row: SurveyRow): SurveyRow =>
  dropUndefined({
    id: row.id,
    code: row.code,
    title: row.title,
    rightTitle: text(row.rightTitle),
    image: text(row.image),
    other: flag(row.other),
    locked: flag(row.locked),
  });

/** An exclusive option always stands last (Spec 4; Spec 9 gives it position 999). Returns the same list when it already does. */
function exclusiveLast(options: readonly SurveyOption[]): readonly SurveyOption[] {
  const place = options.findIndex(isExclusive);
  if (place === -1 || place === options.length - 1) return options;
  return [...options.filter((option) => !isExclusive(option)), ...options.filter(isExclusive)];
}

/** Maps a list and everything in it, keeping each object that does not change, because edits are detected by identity. */
function mapOptions(options: readonly SurveyOption[], change: (option: SurveyOption) => SurveyOption): readonly SurveyOption[] {
  let isChanged = false;
  const mapped = options.map((option) => {
    const nodes = option.nodes && mapOptions(option.nodes, change);
    const next = change(nodes === option.nodes ? option : { ...option, nodes });
    isChanged ||= next !== option;
    return next;
  });
  return isChanged ? mapped : options;
}

function fitOptions(options: readonly SurveyOption[], row: QuestionRow): readonly SurveyOption[] {
  const fitted = mapOptions(options, (option) => {
    const title = isCascade(row) ? option.title.trim() : option.title;
    const setting = shapeSetting(row.optionSetting, option.setting);
    return title === option.title && setting === option.setting ? option : dropUndefined({ ...option, title, setting });
  });
  return exclusiveLast(fitted);
}

/** The level of a cascade is not set but derived (Spec 4). */
const settingOf = (node: SurveyNode): NodeSetting | undefined =>
  isCascade(node) ? { ...node.setting, level: cascadeLevel(node) } : node.setting;

/**
 * Puts a node, its setting and its list of options (each already in shape) into canonical shape; rows and nodes inside it are taken as they are.
 * The level of a cascade follows from its options.
 */
export function shapeNode(node: SurveyNode): SurveyNode {
  const row = questionRow(node);
  const options = list(node.options);
  return dropUndefined({
    id: node.id,
    code: node.code,
    type: row.type,
    subType: row.subType,
    group: flag(node.group),
    title: node.title,
    required: isRequired(node) ? true : undefined,
    locked: flag(node.locked),
    setting: shapeSetting(row.setting, settingOf(node)),
    exam: node.exam && shapeExam(node.exam),
    draw: node.draw,
    sequence: node.sequence === 0 ? undefined : node.sequence,
    childSequence: node.childSequence === 0 ? undefined : node.childSequence,
    options: options && fitOptions(options, row),
    children: list(node.children),
    nodes: list(node.nodes),
  });
}

/** Puts the survey's own fields into canonical shape; its nodes, logic items and quotas (each already in shape) are taken as they are. */
export const shapeSurvey = (definition: SurveyDefinition): SurveyDefinition =>
  dropUndefined({
    format: 1,
    lastId: definition.lastId,
    title: definition.title,
    welcome: welcomeOf(definition) === '' ? undefined : definition.welcome,
    language: languageOf(definition) === 'zh-CN' ? undefined : definition.language,
    perPage: flag(isPerPage(definition)),
    nodes: definition.nodes,
    logic: list(definition.logic),
    settings: shapeSurveySettings(definition.settings, isPerPage(definition)),
    quotas: list(definition.quotas),
    theme: shapeTheme(definition.theme),
    endings: shapeEndings(definition.endings),
  });

/**
 * The survey with other nodes, logic items and quotas, each already in shape. Everything else stays the same object, so that nobody has to look for
 * changes in it.
 */
export const withParts = (
  definition: SurveyDefinition,
  { nodes, logic, quotas }: Pick<SurveyDefinition, 'nodes' | 'logic' | 'quotas'>,
): SurveyDefinition => dropUndefined({ ...definition, nodes, logic: list(logic), quotas: list(quotas) });

/** A survey without questions, as an author starts it. */
export const emptyDefinition = ({ title, language }: { title: string; language?: Language }): SurveyDefinition =>
  shapeSurvey({ format: 1, lastId: 0, title, language, nodes: [] });
