import { LIMITS, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { type RichSubject, useRichDraft } from './useRichDraft';

/** The title of a question as a text to edit. */
export function useTitleSubject({ id, code, title }: SurveyNode): RichSubject {
  const { t } = useTranslation('rich');
  return {
    label: t('field', { code }),
    html: title,
    longest: LIMITS.title,
    setting: (text) => [{ op: 'updateNode', nodeId: id, set: { title: text } }],
  };
}

/** Draft of a title: edited as rich text or source, validated, and saved as one step. */
export const useTitleDraft = (node: SurveyNode, onEditAnswer: () => void) => useRichDraft(useTitleSubject(node), onEditAnswer);
