import { type Finding, findNode, readableText, type SurveyDefinition } from '@wence/schema';
import type { TFunction } from 'i18next';

/** A finding as a sentence that names its question. */
export function findingWords(definition: SurveyDefinition, { code, nodeId }: Finding, t: TFunction<'finding'>): string {
  const node = nodeId === undefined ? undefined : findNode(definition, nodeId);
  // Of texts without a question around them, the welcome text is the one that inserts answers.
  return t(code, { question: node ? `${node.code} ${readableText(node.title)}` : t('welcome') });
}
