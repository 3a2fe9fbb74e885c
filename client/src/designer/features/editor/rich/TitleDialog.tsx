import { pipingSources, questionRow, type SurveyNode } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadView } from '../session/session-store';
import { RichDialog } from './RichDialog';
import { useTitleSubject } from './useRichDraft';

/** A title with its formats, pictures and inserted answers (Spec 2, advanced title editor). */
export function TitleDialog({ node, onClose }: { node: SurveyNode; onClose: () => void }) {
  const { t } = useTranslation('rich');
  const readView = useReadView();
  // The answers that may be inserted do not change while the dialog is open.
  const [sources] = useState(() => pipingSources(readView(), node.id));
  return (
    <RichDialog
      title={t('title', { code: node.code })}
      subject={useTitleSubject(node)}
      sources={sources}
      discardHint={t('discardHint')}
      // A statement says more than a question.
      height={questionRow(node).key === 'statement' ? 400 : undefined}
      onClose={onClose}
    />
  );
}
