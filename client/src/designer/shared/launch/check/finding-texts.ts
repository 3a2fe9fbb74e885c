import { addTexts } from '../../../i18n/add-texts';
import { finding as en } from '../../../i18n/en/finding';
import { finding as zhCN } from '../../../i18n/zh-CN/finding';

export const addFindingTexts = (): void => addTexts('finding', { 'zh-CN': zhCN, en });
