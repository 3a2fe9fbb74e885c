import type { Language } from '../definition/definition.js';

/** The name of the source of ordered respondents, in the language of their survey; what it is called after that is up to the author (Spec 2, publish: sample service). */
export const SAMPLE_SOURCE_NAMES: Readonly<Record<Language, string>> = { 'zh-CN': '样本服务', en: 'Sample service' };
