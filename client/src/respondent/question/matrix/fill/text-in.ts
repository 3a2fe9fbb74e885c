import type { MatrixCell } from '@wence/schema';

/** What was typed into one column of a row, or into a row without columns. */
export function textIn(cell: MatrixCell | undefined, optionId?: number): string {
  if (cell && 'fields' in cell) return optionId === undefined ? '' : (cell.fields[optionId] ?? '');
  return cell && 'text' in cell && !('option' in cell) ? cell.text : '';
}
