import { library as en } from '../../../i18n/en/library';
import { addTexts } from '../../../i18n/init';
import { library as zhCN } from '../../../i18n/zh-CN/library';

/** Adds the words of the question library, which most visits to the editor never open. */
export const addLibraryTexts = (): void => addTexts('library', { 'zh-CN': zhCN, en });
