import { preview as en } from '../../../i18n/en/preview';
import { addTexts } from '../../../i18n/init';
import { preview as zhCN } from '../../../i18n/zh-CN/preview';

export const addPreviewTexts = (): void => addTexts('preview', { 'zh-CN': zhCN, en });
