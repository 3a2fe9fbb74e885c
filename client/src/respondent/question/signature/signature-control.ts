import type { QuestionControl } from '../question-control';
import { isPending } from '../upload/upload-list';
import { wordsIn } from './i18n/words-in';
import { SignatureQuestion } from './SignatureQuestion';

export const control: QuestionControl = {
  Control: SignatureQuestion,
  errorText: (language, _shown, answer, { reason }) => {
    const { errors } = wordsIn(language);
    if (reason === 'required') return errors.required;
    if (reason !== 'file') return undefined;
    return answer && 'files' in answer && answer.files.some(isPending) ? errors.pending : errors.gone;
  },
};
