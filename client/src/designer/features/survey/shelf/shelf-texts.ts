import { shelf as en } from '../../../i18n/en/shelf';
import { addTexts } from '../../../i18n/init';
import { shelf as zhCN } from '../../../i18n/zh-CN/shelf';

/** The words of the parts of the list that come after its first view. */
export function addShelfTexts(): void {
  addTexts('shelf', { 'zh-CN': zhCN, en });
}
