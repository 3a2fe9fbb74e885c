import type {
  Condition,
  Language,
  LogicItem,
  NodeSetting,
  Sequence,
  SurveyDefinition,
  SurveyNode,
  SurveyOption,
  SurveyRow,
} from './definition.js';
import { LIMITS } from '../limit/limits.js';
import type { Paging } from '../survey-setting/paging.js';
import { DEFAULT_TIME_ZONE } from '../survey-setting/time-zone.js';

/**
 * Readers for values that the canonical shape leaves out (Spec 3, option defaults and question setting fields). They are the only place where a
 * default is written down for reading; the setting rules in `catalogue/` say what is left out when writing.
 */
export const languageOf = (definition: SurveyDefinition): Language => definition.language ?? 'zh-CN';

export const welcomeOf = (definition: SurveyDefinition): string => definition.welcome ?? '';

/** True: not all questions on one page. */
export const isPerPage = (definition: SurveyDefinition): boolean => definition.perPage ?? false;

/** Returns how the answering page is divided. */
export function pagingOf(definition: SurveyDefinition): Paging {
  if (!isPerPage(definition)) return 'all';
  return definition.settings?.paging ?? 'question';
}

/** Returns whether a question alone on its screen advances by itself. Respondents are told beforehand, and authors must turn it on (WCAG 3.2.2). */
export const autoAdvanceOf = (definition: SurveyDefinition): boolean => definition.settings?.autoAdvance ?? false;

export const timeZoneOf = (definition: SurveyDefinition): string => definition.settings?.timeZone ?? DEFAULT_TIME_ZONE;

/** Surveys without logic share this one list, so that anything cached by list identity is cached for it too. */
const NO_LOGIC: readonly LogicItem[] = [];

export const logicOf = (definition: Pick<SurveyDefinition, 'logic'>): readonly LogicItem[] => definition.logic ?? NO_LOGIC;

export const isRequired = (node: SurveyNode): boolean => node.required ?? false;

export const optionsOf = (node: SurveyNode): readonly SurveyOption[] => node.options ?? [];

export const rowsOf = (node: SurveyNode): readonly SurveyRow[] => node.children ?? [];

export const sequenceOf = (node: SurveyNode): Sequence => node.sequence ?? 0;

export const childSequenceOf = (node: SurveyNode): Sequence => node.childSequence ?? 0;

export const attributeOf = (node: SurveyNode): NonNullable<NodeSetting['attribute']> => node.setting?.attribute ?? 'normal';

export const operatorOf = (condition: Pick<Condition, 'operator'>): 1 | 2 => condition.operator ?? 1;

/** Returns what option logic or carry-over applies to: 1 options, 2 rows. */
export const optionTypeOf = (item: Pick<LogicItem, 'optionType'>): 1 | 2 => item.optionType ?? 1;

export const isCarryOver = (item: Pick<LogicItem, 'model' | 'type'>): boolean => item.model === 2 && item.type === 1;

/** Returns whether carry-over brings options (1) or rows (2) into a question, which then needs none of its own. */
export const isCarriedInto = (definition: SurveyDefinition, nodeId: number, optionType: 1 | 2): boolean =>
  logicOf(definition).some((item) => item.nodeId === nodeId && isCarryOver(item) && optionTypeOf(item) === optionType);

/** Columns of the option list, 1 to 3. */
export const columnOf = (node: SurveyNode): number => node.setting?.column ?? 1;

/** Returns whether respondents see how others chose, once they have chosen themselves. */
export const showsResult = (node: SurveyNode): boolean => node.setting?.show_result ?? false;

/** Returns the minimum number of choices; 0 = no limit. For the bounds of a number read `lowestOf`. */
export const minOf = (node: SurveyNode): number => node.setting?.min ?? 0;

/** Returns the maximum number of choices; 0 = no limit. For the bounds of a number read `highestOf`. */
export const maxOf = (node: SurveyNode): number => node.setting?.max ?? 0;

/** Lower bound of a numeric open text; null = none. */
export const lowestOf = (node: SurveyNode): number | null => node.setting?.min ?? null;

/** Upper bound of a numeric open text; null = none. */
export const highestOf = (node: SurveyNode): number | null => node.setting?.max ?? null;

/** Text box size: 1 to 3 single line, 4 to 6 several lines. */
export const sizeOf = (node: SurveyNode): number => node.setting?.size ?? 1;

/** 0 free text, 1 integer, 2 number, 3 mobile, 4 email, 5 letters, 6 Chinese characters. */
export const formatOf = (node: SurveyNode): number => node.setting?.format ?? 0;

/** Megabytes of one file of an upload or a signature. */
export const megabytesOf = (node: SurveyNode): number => node.setting?.size ?? LIMITS.imageMegabytes;

/** Returns the minimum number of characters; 0 = no limit. */
export const minWordOf = (node: SurveyNode): number => node.setting?.min_word ?? 0;

/** Returns the maximum number of characters; 0 = no limit. */
export const maxWordOf = (node: SurveyNode): number => node.setting?.max_word ?? 0;

export const suffixOf = (node: SurveyNode): string => node.setting?.suffix ?? '';

export const isOther = (option: SurveyOption): boolean => option.other ?? false;

export const isExclusive = (option: SurveyOption): boolean => option.exclusive ?? false;

/** A heading over options, not a choice. */
export const isOptionGroup = (option: SurveyOption): boolean => option.group ?? false;

/** Returns the key that identifies an option in the questions it is carried over into. */
export const optionKeyOf = (option: SurveyOption): number => option.optionKey ?? option.id;

/** Returns whether the input of a chosen `other` option must be filled in. */
export const otherTextRequired = (option: SurveyOption): boolean => isOther(option) && (option.required ?? true);
