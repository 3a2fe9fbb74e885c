import type { Cell, ColumnPlan } from '../export/column.js';
import { foldCase, type NotedResponse } from '../filter/filter.js';
import type { FilterExpression } from '../filter/filter-expression.js';

const parametersOf = (cell: Cell): Readonly<Record<string, unknown>> => (typeof cell === 'string' ? JSON.parse(cell) : {});

/** Returns whether an expression holds on the cells of a response, as a store that knows columns only would find it. */
export function expressionHolds(
  plan: ColumnPlan,
  cells: readonly Cell[],
  noted: Pick<NotedResponse, 'valid' | 'starred' | 'tags' | 'quality'>,
) {
  const byKey = new Map(plan.columns.map(({ key }, position) => [key, cells[position] ?? null]));
  const cellOf = (column: string): Cell => {
    const cell = byKey.get(column);
    if (cell === undefined) throw new Error(`No column ${column}`);
    return cell;
  };
  return function holds(expression: FilterExpression): boolean {
    switch (expression.op) {
      case 'and':
        return expression.of.every(holds);
      case 'or':
        return expression.of.some(holds);
      case 'not':
        return !holds(expression.of);
      case 'in':
        return expression.values.some((value) => value === cellOf(expression.column));
      case 'isNull':
        return cellOf(expression.column) === null;
      case 'range': {
        const { column, from, to, before } = expression;
        const cell = cellOf(column);
        return (
          cell !== null &&
          !(from !== undefined && cell < from) &&
          !(to !== undefined && cell > to) &&
          !(before !== undefined && cell >= before)
        );
      }
      case 'contains':
        return foldCase(String(cellOf(expression.column) ?? '')).includes(expression.text);
      case 'parameter': {
        const parameters = parametersOf(cellOf(expression.column));
        return Object.hasOwn(parameters, expression.name) && expression.values.some((value) => value === parameters[expression.name]);
      }
      case 'valid':
      case 'starred':
        return noted[expression.op] === expression.is;
      case 'tagged':
        return expression.anyOf.some((tag) => noted.tags.includes(tag));
      case 'flagged':
        return expression.anyOf.some((flag) => noted.quality.includes(flag));
    }
  };
}
