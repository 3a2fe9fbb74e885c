import { template as en } from '../../i18n/en/template';
import { addTexts } from '../../i18n/init';
import { template as zhCN } from '../../i18n/zh-CN/template';

/** Words of the pages of templates, which come with these pages. */
export const addTemplateTexts = (): void => addTexts('template', { 'zh-CN': zhCN, en });
