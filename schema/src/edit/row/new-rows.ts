import { defaultTexts } from '../../catalogue/default-content.js';
import { nextOptionCode } from '../../code/generated-code.js';
import type { Language, SurveyRow } from '../../definition/definition.js';
import { shapeRow } from '../../definition/shape/shape.js';
import type { NewRow } from '../../definition/new-part.js';

interface NewRowContext {
  readonly language: Language;
  readonly id: number;
  /** Codes already taken among the rows of the question. */
  readonly codes: readonly string[];
}

/** Makes a row out of what an author gave: the code continues from the highest one, the title has a default. */
export const newRow = (given: NewRow, { language, id, codes }: NewRowContext): SurveyRow =>
  shapeRow({ ...given, id, code: given.code ?? nextOptionCode(codes), title: given.title ?? defaultTexts(language).newRow });

/** Makes the rows of a new question; ids count up from `firstId`, given codes are kept clear of generated ones. */
export function newRows(given: readonly NewRow[], language: Language, firstId: number): readonly SurveyRow[] {
  const codes = given.flatMap(({ code }) => code ?? []);
  return given.map((wanted, place) => {
    const row = newRow(wanted, { language, id: firstId + place, codes });
    if (wanted.code === undefined) codes.push(row.code);
    return row;
  });
}
