import { fullSetting, LIMITS, optionsOf, questionRow, readableText, rowsOf, type SurveyNode } from '@wence/schema';

export interface GridLine {
  readonly id: number;
  readonly title: string;
}

/** Columns and rows of a matrix or table as they are drawn. `nameOfRow` names the rows that a growing table begins with. */
export function gridLines(node: SurveyNode, nameOfRow: (n: number) => string): { columns: readonly GridLine[]; rows: readonly GridLine[] } {
  const { key, hasRows } = questionRow(node);
  const { is_flip, min, max, value } = fullSetting(node);
  const read = ({ id, title }: GridLine): GridLine => ({ id, title: readableText(title) });
  const options = optionsOf(node).map(read);
  if (key === 'matrixRate') {
    const lowest = min ?? 1;
    // The columns are the points; options, where there are any, name them.
    const points = Array.from({ length: (max ?? lowest) - lowest + 1 }, (_, place) => ({
      id: place,
      title: options[place]?.title ?? String(lowest + place),
    }));
    return is_flip ? { columns: rowsOf(node).map(read), rows: points } : { columns: points, rows: rowsOf(node).map(read) };
  }
  const first = Math.min(value ?? min ?? 1, max ?? LIMITS.growingRows);
  const rows = hasRows ? rowsOf(node).map(read) : Array.from({ length: first }, (_, at) => ({ id: -at, title: nameOfRow(at + 1) }));
  return is_flip ? { columns: rows, rows: options } : { columns: options, rows };
}
