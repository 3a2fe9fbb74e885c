import { outlineSearch as en } from '../../../i18n/en/outline-search';
import { addTexts } from '../../../i18n/init';
import { outlineSearch as zhCN } from '../../../i18n/zh-CN/outline-search';

const addOutlineSearchTexts = (): void => addTexts('outlineSearch', { 'zh-CN': zhCN, en });

addOutlineSearchTexts();
