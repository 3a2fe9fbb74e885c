import type { Answer, MatrixAnswer, AnswerError, Language } from '@wence/schema';
import type { QuestionControl } from '../base/loaded-controls';
import type { Shown } from '../base/question-props';
import { rowWith, withCell, shortTitle, matrixIn } from '../matrix/matrix-answer';
import { type PictureWords, wordsIn } from './words';

interface Placed {
  readonly answer: MatrixAnswer;
  /** Announced to screen readers. */
  readonly said: string;
}

/** A picture was dropped on an option. Where an option takes one picture only (`is_one`), the one that lies there makes room, and that is said. */
export function placePicture(
  words: PictureWords,
  { node, options, rows }: Shown,
  answer: Answer | undefined,
  rowId: number,
  optionId: number,
): Placed {
  const old = node.setting?.is_one === true ? rowWith(answer, optionId, rowId) : undefined;
  const cleared = old === undefined ? answer : withCell(answer, old, null);
  const [picture, option] = [shortTitle(rows, rowId), shortTitle(options, optionId)];
  return {
    answer: withCell(cleared, rowId, { option: optionId }),
    said: old === undefined ? words.placed(picture, option) : words.replaced(picture, option, shortTitle(rows, old)),
  };
}

/** Pictures that an error names; the others are seen beside them. */
const NAMED = 3;

/** The error shown under one picture. */
export function ownErrorText(language: Language, { options, rows }: Shown, answer: Answer | undefined, error: AnswerError): string {
  const words = wordsIn(language);
  const { reason, rowId = 0, optionId = 0 } = error;
  return reason === 'unique'
    ? words.taken(shortTitle(options, optionId), shortTitle(rows, rowWith(answer, optionId, rowId)))
    : words.missing;
}

export const pictureErrorText: NonNullable<QuestionControl['errorText']> = (language, shown, answer, error) => {
  const words = wordsIn(language);
  const { reason, rowId } = error;
  if (rowId === undefined) return reason === 'required' ? words.placeAll : undefined;
  const missing = shown.rows.filter(({ id }) => matrixIn(answer).rows[id] === undefined);
  if (reason === 'row' && missing.length > 1) {
    const names = missing.slice(0, NAMED).map(({ id }) => shortTitle(missing, id));
    return words.picturesMissing(missing.length, names.join(words.nameJoin), missing.length <= NAMED);
  }
  return words.inPlace(shortTitle(shown.rows, rowId), ownErrorText(language, shown, answer, error));
};
