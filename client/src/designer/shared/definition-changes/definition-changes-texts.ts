import { definitionChanges as en } from '../../i18n/en/definition-changes';
import { addTexts } from '../../i18n/init';
import { definitionChanges as zhCN } from '../../i18n/zh-CN/definition-changes';
import { addLogicTexts } from '../logic-words/logic-texts';

/** The words of comparisons come with the pages that show them, in both languages. Rules are told in the words of the logic screens. */
export function addChangeTexts(): void {
  addTexts('definitionChanges', { 'zh-CN': zhCN, en });
  addLogicTexts();
}
