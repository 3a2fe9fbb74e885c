import { making as en } from '../../../i18n/en/making';
import { addTexts } from '../../../i18n/init';
import { making as zhCN } from '../../../i18n/zh-CN/making';

/** Adds the words of the pages on which surveys are made. */
export const addMakingTexts = (): void => addTexts('making', { 'zh-CN': zhCN, en });
