import { addTexts } from '../../i18n/add-texts';
import { publish as en } from '../../i18n/en/publish';
import { publish as zhCN } from '../../i18n/zh-CN/publish';

export const addPublishTexts = (): void => addTexts('publish', { 'zh-CN': zhCN, en });
