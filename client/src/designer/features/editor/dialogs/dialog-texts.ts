import { dialogs as en } from '../../../i18n/en/dialogs';
import { addTexts } from '../../../i18n/init';
import { dialogs as zhCN } from '../../../i18n/zh-CN/dialogs';

/** Adds the words of dialogs that come when they are opened. */
export const addDialogTexts = (): void => addTexts('dialogs', { 'zh-CN': zhCN, en });
