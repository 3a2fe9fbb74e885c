import { questionRow } from '../catalogue/question-catalogue.js';
import { SETTING_KEYS } from '../catalogue/setting-rule.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { isExclusive, isPerPage, isRequired, languageOf, optionsOf, welcomeOf } from './defaults.js';
import type { NodeSetting, QuestionType, SurveyDefinition, SurveyNode, SurveyOption } from './definition.js';

/** Puts an option into canonical shape: defaults are absent. */
export const shapeOption = (option: SurveyOption): SurveyOption =>
  dropUndefined({
    id: option.id,
    code: option.code,
    title: option.title,
    other: option.other === true ? true : undefined,
    exclusive: option.exclusive === true ? true : undefined,
    required: option.required === false ? false : undefined,
  });

/** An exclusive option always stands last (Spec 4; Spec 9 gives it position 999). Returns the same list when it already does. */
export const exclusiveLast = (options: readonly SurveyOption[]): readonly SurveyOption[] => {
  const place = options.findIndex(isExclusive);
  if (place === -1 || place === options.length - 1) return options;
  return [...options.filter((option) => !isExclusive(option)), ...options.filter(isExclusive)];
};

/** The setting without default values; undefined when nothing is left. Keys that the type does not have are kept for `nodeFaults` to refuse. */
export const shapeSetting = (type: QuestionType, setting: NodeSetting = {}): NodeSetting | undefined => {
  const rules = questionRow(type).setting;
  const shaped: NodeSetting = dropUndefined({ ...setting });
  for (const key of SETTING_KEYS) {
    const rule = rules[key];
    if (rule !== undefined && 'default' in rule && shaped[key] === rule.default) Reflect.deleteProperty(shaped, key);
  }
  return Object.keys(shaped).length === 0 ? undefined : shaped;
};

/** Puts a node, its setting and its list of options (each already in shape) into canonical shape. */
export const shapeNode = (node: SurveyNode): SurveyNode =>
  dropUndefined({
    id: node.id,
    code: node.code,
    type: node.type,
    title: node.title,
    required: isRequired(node) ? true : undefined,
    setting: shapeSetting(node.type, node.setting),
    options: optionsOf(node).length === 0 ? undefined : exclusiveLast(optionsOf(node)),
  });

/** Puts the survey's own fields into canonical shape; its nodes are taken as they are. */
export const shapeSurvey = (definition: SurveyDefinition): SurveyDefinition =>
  dropUndefined({
    format: 1,
    lastId: definition.lastId,
    title: definition.title,
    welcome: welcomeOf(definition) === '' ? undefined : definition.welcome,
    language: languageOf(definition) === 'zh-CN' ? undefined : definition.language,
    perPage: isPerPage(definition) ? true : undefined,
    nodes: definition.nodes,
  });
