import { logic as en } from '../../i18n/en/logic';
import { addTexts } from '../../i18n/init';
import { logic as zhCN } from '../../i18n/zh-CN/logic';

/** The words of these screens come with them, in both languages: no other screen speaks of logic at such length. */
export const addLogicTexts = (): void => addTexts('logic', { 'zh-CN': zhCN, en });
