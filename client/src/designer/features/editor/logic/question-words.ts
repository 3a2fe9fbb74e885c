import { findNode, readableText, type SurveyDefinition } from '@wence/schema';
import type { TFunction } from 'i18next';

export type Translate = TFunction<'logic'>;

/** A question by its code and title. */
export function questionWords(definition: SurveyDefinition, nodeId: number, t: Translate): string {
  const node = findNode(definition, nodeId);
  return node ? t('question', { code: node.code, title: readableText(node.title) }) : t('gone');
}
