import type { AnswerError, Answers } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../graphql/server-fault';

/** What the server says about answers that it refuses. */
const errorsIn = (data: unknown): readonly AnswerError[] =>
  typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors) ? data.errors : [];

/** Saves new answers by `store`, which rejects with what the server says. `save` tells whether they are stored; if not, `errors` says why for each question, or `fault` for all of them. */
export function useSaveAnswers(store: (answers: Answers) => Promise<unknown>) {
  const { t } = useTranslation('answerEdit');
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState<readonly AnswerError[]>([]);
  const [fault, setFault] = useState<string | null>(null);

  const explain = (error: unknown) => {
    const { code, data, message } = serverFault(error) ?? {};
    const found = code === 'A0400' ? errorsIn(data) : [];
    setErrors(found);
    if (found.length > 0) setFault(t('refused', { count: new Set(found.map(({ nodeId }) => nodeId)).size }));
    else if (code === 'A0409') setFault(t('conflict'));
    else if (code === 'A0404') setFault(t('gone'));
    else setFault(message ?? t('failed'));
  };

  return {
    errors,
    fault,
    isSaving,
    /** What was wrong with a question is not known any more once it has changed. */
    forget: (nodeId: number) => setErrors(errors.filter((error) => error.nodeId !== nodeId)),
    save: async (answers: Answers): Promise<boolean> => {
      setFault(null);
      setErrors([]);
      setSaving(true);
      try {
        await store(answers);
        return true;
      } catch (error) {
        explain(error);
        setSaving(false);
        return false;
      }
    },
  };
}
