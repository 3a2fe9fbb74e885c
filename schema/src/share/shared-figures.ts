import type { FieldFigures, OptionFigures, QuestionFigures, RowFigures, ValueFigures } from '../report/figures.js';

/** A question of a shared report. */
export interface SharedQuestion {
  /** Figures that may be shown; null: too few answered. */
  readonly figures: QuestionFigures | null;
  /** Rows of a matrix, fields and items that are left out because too few answered them. */
  readonly leftOut: number;
}

const withoutTyped = <F extends ValueFigures>(figures: F): F =>
  figures.text === undefined ? figures : { ...figures, text: { answered: figures.text.answered, latest: [] } };

const withoutTexts = (option: OptionFigures): OptionFigures => (option.texts === undefined ? option : { ...option, texts: [] });

/** A list whose entries are withheld where too few answered them; those that nobody answered tell nothing, and stay. */
function enough<F extends ValueFigures>(list: readonly F[], smallestBase: number): { kept: F[]; leftOut: number } {
  const kept = list.filter(({ base }) => base === 0 || base >= smallestBase);
  return { kept, leftOut: list.length - kept.length };
}

/**
 * The figures of a question as a shared report shows them: none below the smallest base, neither of the question nor of a row or a field; no texts
 * unless they may be shown; of files their number alone.
 */
export function sharedQuestion(
  question: QuestionFigures,
  { smallestBase, hasTexts }: { smallestBase: number; hasTexts: boolean },
): SharedQuestion {
  if (question.base < smallestBase) return { figures: null, leftOut: 0 };
  let leftOut = 0;
  const bare = <F extends ValueFigures>(figures: F): F => (hasTexts ? figures : withoutTyped(figures));
  const fieldsOf = (fields: readonly FieldFigures[]): FieldFigures[] => {
    const shown = enough(fields, smallestBase);
    leftOut += shown.leftOut;
    return shown.kept.map(bare);
  };
  const partOf = <F extends RowFigures | QuestionFigures>(part: F): F => ({
    ...bare(part),
    ...(part.options && { options: hasTexts ? part.options : part.options.map(withoutTexts) }),
    ...(part.fields && { fields: fieldsOf(part.fields) }),
  });
  const figures = partOf(question);
  const rows = question.rows && enough(question.rows, smallestBase);
  leftOut += rows?.leftOut ?? 0;
  return {
    figures: {
      ...figures,
      ...(rows && { rows: rows.kept.map(partOf) }),
      ...(question.positions && { positions: hasTexts ? question.positions : [] }),
      ...(question.files && { files: { count: question.files.count, latest: [] } }),
    },
    leftOut,
  };
}
