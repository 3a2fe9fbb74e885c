import type { Answer, ChoiceAnswer, MatrixCell } from '../answer/answer.js';
import { accepts } from './accepts.js';
import type { KeyedField, KeyedRow, KeyKind, NodeExam } from './node-exam.js';

/** How much of an answer is right: `right` of `all` parts. `isSpoilt`: something wrong in it takes away what is right. */
export interface RightParts {
  readonly right: number;
  readonly all: number;
  readonly isSpoilt?: boolean;
}

const NOTHING: RightParts = { right: 0, all: 1 };

const idsOf = (chosen: readonly ChoiceAnswer[]): readonly number[] => chosen.map(({ option }) => option);

function chosenIn(answer: Answer | MatrixCell | undefined): readonly number[] {
  if (answer === undefined) return [];
  if ('option' in answer) return [answer.option];
  return 'options' in answer ? idsOf(answer.options) : [];
}

/** One wrong choice spoils the others. */
function choices(key: readonly number[], chosen: readonly number[]): RightParts {
  return { right: chosen.filter((id) => key.includes(id)).length, all: key.length, isSpoilt: chosen.some((id) => !key.includes(id)) };
}

const order = (key: readonly number[], given: readonly number[]): RightParts => ({
  right: key.filter((id, place) => given[place] === id).length,
  all: key.length,
});

/** A row of a single choice takes any of its right columns, one of a multiple choice all of them. */
function isRowRight({ optionIds }: KeyedRow, cell: MatrixCell | undefined): boolean {
  const chosen = chosenIn(cell);
  if (chosen.length === 0 || !chosen.every((id) => optionIds.includes(id))) return false;
  return (cell !== undefined && 'option' in cell) || chosen.length === optionIds.length;
}

function rows(keyed: readonly KeyedRow[], answer: Answer): RightParts {
  const cells = 'rows' in answer && !Array.isArray(answer.rows) ? (answer.rows as Readonly<Record<string, MatrixCell>>) : {};
  return { right: keyed.filter((row) => isRowRight(row, cells[row.rowId])).length, all: keyed.length };
}

function fields(keyed: readonly KeyedField[], answer: Answer): RightParts {
  const given: Readonly<Record<string, unknown>> = 'fields' in answer ? answer.fields : {};
  const isRight = (field: KeyedField): boolean => {
    const typed = given[field.optionId];
    return typeof typed === 'string' && accepts(field, typed);
  };
  return { right: keyed.filter(isRight).length, all: keyed.length };
}

/** Counts what of an answer is right by the key of its question. A question without a key has no right answer. */
export function rightParts(
  kind: KeyKind,
  { optionIds = [], texts = [], rows: keyedRows = [], fields: keyed = [], ...exam }: NodeExam,
  answer: Answer,
): RightParts {
  switch (kind) {
    case 'choice':
      return chosenIn(answer).some((id) => optionIds.includes(id)) ? { right: 1, all: 1 } : NOTHING;
    case 'choices':
      return choices(optionIds, chosenIn(answer));
    case 'order':
      return order(optionIds, 'order' in answer ? answer.order : []);
    case 'text':
      return 'text' in answer && accepts({ ...exam, texts }, answer.text ?? '') ? { right: 1, all: 1 } : NOTHING;
    case 'rows':
      return rows(keyedRows, answer);
    case 'fields':
      return fields(keyed, answer);
  }
}
