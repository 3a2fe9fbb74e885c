import { type Answer, isEmptyAnswer, type MatrixAnswer, type MatrixCell, readableText } from '@wence/schema';

const NOTHING: MatrixAnswer = { rows: {} };

/** The answer as one of rows; what is none has no rows. */
export function matrixIn(answer: Answer | undefined): MatrixAnswer {
  return answer && 'rows' in answer && !Array.isArray(answer.rows) ? (answer as MatrixAnswer) : NOTHING;
}

/** The answer with another value in one row. A row that says nothing is left out: it is not answered. */
export function withCell(answer: Answer | undefined, rowId: number, cell: MatrixCell | null): MatrixAnswer {
  const before = matrixIn(answer);
  const { [rowId]: _old, ...others } = before.rows;
  return { ...before, rows: cell && !isEmptyAnswer(cell) ? { ...others, [rowId]: cell } : others };
}

/** The answer with what the respondent calls a row; kept while the row is unanswered, too. */
export function withName(answer: Answer | undefined, rowId: number, name: string): MatrixAnswer {
  const { rows, names } = matrixIn(answer);
  return { rows, names: { ...names, [rowId]: name } };
}

/** The choices of a row, of those that are on offer now. */
export function choicesIn(cell: MatrixCell | undefined, offered: readonly { readonly id: number }[]): readonly number[] {
  const choices = cell && 'options' in cell ? cell.options : cell && 'option' in cell ? [cell] : [];
  return choices.map(({ option }) => option).filter((id) => offered.some((option) => option.id === id));
}

/** The other row that took the column, where each column is for one row only. */
export function rowWith(answer: Answer | undefined, optionId: number, exceptRow: number): number | undefined {
  const { rows } = matrixIn(answer);
  const key = Object.keys(rows).find((id) => {
    const cell = rows[id];
    return Number(id) !== exceptRow && cell !== undefined && 'option' in cell && cell.option === optionId;
  });
  return key === undefined ? undefined : Number(key);
}

const LONGEST = 40;

/** Title of a row or column, shortened for use within a sentence. */
export function shortTitle(items: readonly { readonly id: number; readonly title: string }[], id: number | undefined): string {
  const text = readableText(items.find((item) => item.id === id)?.title ?? '');
  const letters = Array.from(text);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text;
}
