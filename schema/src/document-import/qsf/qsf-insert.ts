import type { DraftPart } from '../draft/draft-survey.js';
import type { MeaningOf } from '../draft/draft-writer.js';

/** What Qualtrics writes where a text inserts a value: of an answer, of a field of the survey, of a loop, a date, a number. */
export const QSF_INSERTED = /\$\{[^{}\n]{1,200}\}/g;

const ANSWER = /^\$\{q:\/\/(QID[\w#-]+)\/([A-Za-z]+)(?:\/([\w-]+))?(?:\?[^{}]*)?\}$/;

/**
 * Reads which answer a placeholder means. Of a form the choice is the field; of a choice with a box beside it the number names that box. Words
 * of the survey itself are written out.
 */
export const qsfMeaning =
  (find: (questionId: string) => DraftPart | undefined): MeaningOf =>
  (placeholder) => {
    const [, question = '', path = '', choice] = ANSWER.exec(placeholder) ?? [];
    const part = find(question);
    if (!part) return null;
    const words = qsfWords(part, path, choice);
    if (words !== undefined) return words;
    if (path === 'ChoiceGroup') return qsfChosen(question, choice);
    // The values of the author are there to insert only if they became codes.
    if (path === 'SelectedChoicesRecode') return part.options?.some(({ code }) => code !== undefined) ? { question, what: 'code' } : null;
    if (path !== 'ChoiceTextEntryValue') return null;
    if (part.kind === 'form') return choice === undefined ? null : { question, field: choice };
    return part.options ? { question, what: 'text' } : { question };
  };

/** Longer words are not written out again, so that texts which name each other in turn cannot grow without an end. */
const LONGEST = 300;

/** The words of an earlier question, or of a choice or a statement of it, which are the same for everybody. */
function qsfWords({ title, options = [], rows }: DraftPart, path: string, choice: string | undefined): string | undefined {
  const described = path === 'ChoiceDescription' ? (rows ?? options).find(({ key }) => key === choice)?.title : undefined;
  const words = path === 'QuestionText' ? title : described;
  return words !== undefined && words.length <= LONGEST ? words : undefined;
}

function qsfChosen(question: string, group: string | undefined): ReturnType<MeaningOf> {
  if (group === 'SelectedChoices') return { question };
  return group === 'SelectedChoicesTextEntry' ? { question, what: 'text' } : null;
}
