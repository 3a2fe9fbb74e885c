import { theme as en } from '../../../../i18n/en/theme';
import { addTexts } from '../../../../i18n/init';
import { theme as zhCN } from '../../../../i18n/zh-CN/theme';

/** Few authors open the appearance, so its texts come with it. */
export const addThemeTexts = (): void => addTexts('theme', { 'zh-CN': zhCN, en });
