import { type Answer, isEmptyAnswer, type MatrixCell } from '../answer/answer.js';
import { optionsOf, rowsOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';

const keysOf = (fields: object): number[] => Object.keys(fields).map(Number);

function inCell(cell: MatrixCell): readonly number[] {
  if ('option' in cell) return [cell.option];
  if ('options' in cell) return cell.options.map(({ option }) => option);
  return 'fields' in cell ? keysOf(cell.fields) : [];
}

const inRows = (rows: object): readonly number[] =>
  Array.isArray(rows) ? rows.flatMap((row: object) => keysOf(row)) : Object.values(rows).flatMap((cell) => inCell(cell as MatrixCell));

/**
 * The options that an answer takes up, each once: chosen, ranked, marked or filled in ones, ways through a cascade with every level, items of a
 * proportion that get something, the level of an evaluation, columns of a matrix or table in any row.
 */
export function chosenOptions(node: SurveyNode, answer: Answer): ReadonlySet<number> {
  if ('rows' in answer) return new Set(inRows(answer.rows));
  if ('option' in answer || 'options' in answer) return new Set(inCell(answer));
  if ('fields' in answer) return new Set(Object.entries(answer.fields).flatMap(([id, value]) => (value === 0 ? [] : Number(id))));
  if ('order' in answer) return new Set(answer.order);
  if ('path' in answer) return new Set(answer.path);
  if ('points' in answer) return new Set(answer.points.flatMap(({ option }) => option ?? []));
  if ('level' in answer)
    return new Set(
      optionsOf(node)
        .slice(answer.level - 1, answer.level)
        .map(({ id }) => id),
    );
  return new Set();
}

/** The rows that an answer says something about. */
export function answeredRows(node: SurveyNode, answer: Answer): ReadonlySet<number> {
  if (!('rows' in answer)) return new Set();
  if (!Array.isArray(answer.rows)) return new Set(keysOf(answer.rows));
  const entries = answer.rows as readonly Answer[];
  return new Set(rowsOf(node).flatMap(({ id }, place) => (isEmptyAnswer(entries[place]) ? [] : id)));
}
