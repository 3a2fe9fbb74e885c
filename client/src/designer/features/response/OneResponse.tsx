import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/lazy-part';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { StateMessage } from '../../shared/state/StateMessage';
import { AnswerList } from './AnswerList';
import { EditHistory } from './EditHistory';
import type { ReadResponse } from './read-response';
import { useEditResponseMutation } from './response.generated';
import { QualityNotes } from './QualityNotes';
import { ResponseFacts } from './ResponseFacts';
import { ReviewBox } from './ReviewBox';
import type { EditGuard } from './useEditGuard';
import type { ResponseRow } from './useResponseList';
import { useReview } from './useReview';

const AnswerEditor = lazyPart(async () => (await import('./AnswerEditor')).AnswerEditor);

interface OneResponseProps {
  surveyId: string;
  response: ResponseRow;
  /** Null: its version cannot be read. */
  reading: ReadResponse | null;
  guard: EditGuard;
  isFiltered: boolean;
  onReload: () => void;
}

/** Everything about one response: what is known, what its author has made of it, and its answers, to be read or edited. */
export function OneResponse({ surveyId, response, reading, guard, isFiltered, onReload }: OneResponseProps) {
  const { t } = useTranslation('response');
  const [isEditing, setEditing] = useState(false);
  // The editor says itself what is wrong with the answers.
  const [edit] = useEditResponseMutation({ context: { quiet: ['A0400', 'A0404', 'A0409'] } });
  const review = useReview(surveyId, isFiltered, onReload);
  const close = () => {
    setEditing(false);
    // The focus goes back to where the editor was opened from.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-edit-answers]')?.focus());
  };
  const isEditable = reading !== null && response.deletedAt === null;

  if (isEditing && isEditable)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <AnswerEditor
          response={response}
          reading={reading}
          guard={guard}
          onSave={(answers) =>
            edit({ variables: { input: { surveyId, responseId: response.id, expectedRevision: response.revision, answers } } })
          }
          onClose={close}
        />
      </Suspense>
    );
  return (
    <>
      <ResponseFacts response={response} />
      <QualityNotes response={response} reading={reading} />
      <ReviewBox response={response} review={review} onEdit={isEditable ? () => setEditing(true) : undefined} />
      {reading ? <AnswerList response={response} reading={reading} /> : <StateMessage alert title={t('one.unreadable')} />}
      {reading && response.revision > 0 && <EditHistory key={response.revision} response={response} reading={reading} />}
    </>
  );
}
