import type { WrongField } from '../../../../graphql/server-fault';

/** The values of one link, and the line that they were written on. */
export interface BatchLine {
  /** From 1, as an editor counts. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Something about a line that is in the way of making its link. */
export interface LineFault {
  readonly rule: 'required' | 'tooLong' | 'tooManyCells' | 'wrong';
  readonly line: number;
  readonly name?: string;
  readonly limit?: number;
}

/** The lines of a text as links: cells that were copied from a spreadsheet, or values between commas. Blank lines are none. */
export function batchLines(text: string): BatchLine[] {
  const separator = text.includes('\t') ? '\t' : ',';
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, cells: line.split(separator).map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** A line that has more values than there are parameters; undefined if there is none. */
export function overfullLine(lines: readonly BatchLine[], names: readonly string[]): LineFault | undefined {
  const line = lines.find(({ cells }) => cells.slice(names.length).some((cell) => cell !== ''));
  return line && { rule: 'tooManyCells', line: line.number, limit: names.length };
}

/** The values of each link as the server takes them, in the order of the parameters. */
export const linksOf = (lines: readonly BatchLine[], names: readonly string[]) =>
  lines.map(({ cells }) => ({
    values: names.map((name, place) => ({ name, value: cells[place] ?? '' })).filter(({ value }) => value !== ''),
  }));

const FIELD = /^links\[(\d+)\]\.(.+)$/;

/** The first fault that the server found in a line; undefined if it found none in any. */
export function lineFault(fields: readonly WrongField[], lines: readonly BatchLine[]): LineFault | undefined {
  const [wrong] = fields;
  const [, index, name] = FIELD.exec(wrong?.field ?? '') ?? [];
  const line = lines[Number(index)]?.number;
  if (!wrong || line === undefined) return undefined;
  const rule = wrong.rule === 'required' || wrong.rule === 'tooLong' ? wrong.rule : 'wrong';
  return { rule, line, ...(name !== undefined && { name }), ...(wrong.limit !== undefined && { limit: wrong.limit }) };
}
