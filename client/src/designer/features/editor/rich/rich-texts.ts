import { rich as en } from '../../../i18n/en/rich';
import { addTexts } from '../../../i18n/init';
import { rich as zhCN } from '../../../i18n/zh-CN/rich';

/** The words of the advanced title editor come with it, in both languages. */
export const addRichTexts = (): void => addTexts('rich', { 'zh-CN': zhCN, en });
