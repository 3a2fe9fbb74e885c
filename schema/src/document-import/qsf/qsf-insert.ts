import type { DraftPart } from '../draft/draft-survey.js';
import type { MeaningOf } from '../draft/draft-writer.js';

/** What Qualtrics writes where a text inserts a value: of an answer, of a field of the survey, of a loop, a date, a number. */
export const QSF_INSERTED = /\$\{[^{}\n]{1,200}\}/g;

const ANSWER = /^\$\{q:\/\/(QID[\w#-]+)\/([A-Za-z]+)(?:\/([\w-]+))?(?:\?[^{}]*)?\}$/;

/** Reads which answer a placeholder means. Of a form the choice is the field; of a choice with a box beside it the number names that box. */
export const qsfMeaning =
  (find: (questionId: string) => DraftPart | undefined): MeaningOf =>
  (placeholder) => {
    const [, question = '', path = '', choice] = ANSWER.exec(placeholder) ?? [];
    const part = find(question);
    if (!part) return null;
    if (path === 'ChoiceGroup') return qsfChosen(question, choice);
    if (path !== 'ChoiceTextEntryValue') return null;
    if (part.kind === 'form') return choice === undefined ? null : { question, field: choice };
    return part.options ? { question, what: 'text' } : { question };
  };

function qsfChosen(question: string, group: string | undefined): ReturnType<MeaningOf> {
  if (group === 'SelectedChoices') return { question };
  return group === 'SelectedChoicesTextEntry' ? { question, what: 'text' } : null;
}
