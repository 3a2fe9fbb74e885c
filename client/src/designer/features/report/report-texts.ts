import { addTexts } from '../../i18n/add-texts';
import { report as en } from '../../i18n/en/report';
import { report as zhCN } from '../../i18n/zh-CN/report';

export const addReportTexts = (): void => addTexts('report', { 'zh-CN': zhCN, en });
