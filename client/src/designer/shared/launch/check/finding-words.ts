import { type Finding, findNode, type LogicItem, readableText, type SurveyDefinition } from '@wence/schema';
import type { TFunction } from 'i18next';
import { finding as en } from '../../../i18n/en/finding';
import { addTexts } from '../../../i18n/init';
import { finding as zhCN } from '../../../i18n/zh-CN/finding';

/** A finding as a sentence that names its question. */
export function findingWords(definition: SurveyDefinition, { code, nodeId }: Finding, t: TFunction<'finding'>): string {
  const node = nodeId === undefined ? undefined : findNode(definition, nodeId);
  // The welcome text is the only text outside a question that can insert answers.
  return t(code, { question: node ? `${node.code} ${readableText(node.title)}` : t('welcome') });
}

/** The rules that a finding names: those it is about, and those that bring it about together; in the order of the survey. */
export function rulesOf({ logic = [] }: SurveyDefinition, { conflict = [], logicId, otherId }: Finding): readonly LogicItem[] {
  const named = new Set([...conflict, logicId, otherId]);
  return logic.filter(({ id }) => named.has(id));
}

export const addFindingTexts = (): void => addTexts('finding', { 'zh-CN': zhCN, en });
