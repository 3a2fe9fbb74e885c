import type { Language, SurveyDefinition, SurveyNode, SurveyOption } from './definition.js';

/**
 * Readers for values that the canonical shape leaves out (Spec 3, option defaults and question setting fields). They are the only place where a
 * default is written down for reading; `catalogue/setting-rule.ts` says what is left out when writing.
 */
export const languageOf = (definition: SurveyDefinition): Language => definition.language ?? 'zh-CN';

export const welcomeOf = (definition: SurveyDefinition): string => definition.welcome ?? '';

/** True: one question per screen. */
export const isPerPage = (definition: SurveyDefinition): boolean => definition.perPage ?? false;

export const isRequired = (node: SurveyNode): boolean => node.required ?? false;

export const optionsOf = (node: SurveyNode): readonly SurveyOption[] => node.options ?? [];

/** Columns of the option list, 1 to 3. */
export const columnOf = (node: SurveyNode): number => node.setting?.column ?? 1;

/** Fewest choices; 0 = no limit. For the bounds of a number read `lowestOf`. */
export const minOf = (node: SurveyNode): number => node.setting?.min ?? 0;

/** Most choices; 0 = no limit. For the bounds of a number read `highestOf`. */
export const maxOf = (node: SurveyNode): number => node.setting?.max ?? 0;

/** Lower bound of a numeric open text; null = none. */
export const lowestOf = (node: SurveyNode): number | null => node.setting?.min ?? null;

/** Upper bound of a numeric open text; null = none. */
export const highestOf = (node: SurveyNode): number | null => node.setting?.max ?? null;

/** Text box size: 1 to 3 single line, 4 to 6 several lines. */
export const sizeOf = (node: SurveyNode): number => node.setting?.size ?? 1;

/** 0 free text, 1 integer, 2 number, 3 mobile, 4 email, 5 letters, 6 Chinese characters. */
export const formatOf = (node: SurveyNode): number => node.setting?.format ?? 0;

/** Fewest characters; 0 = no limit. */
export const minWordOf = (node: SurveyNode): number => node.setting?.min_word ?? 0;

/** Most characters; 0 = no limit. */
export const maxWordOf = (node: SurveyNode): number => node.setting?.max_word ?? 0;

export const suffixOf = (node: SurveyNode): string => node.setting?.suffix ?? '';

export const isOther = (option: SurveyOption): boolean => option.other ?? false;

export const isExclusive = (option: SurveyOption): boolean => option.exclusive ?? false;

/** Whether the input of a chosen `other` option must be filled in. */
export const otherTextRequired = (option: SurveyOption): boolean => isOther(option) && (option.required ?? true);
