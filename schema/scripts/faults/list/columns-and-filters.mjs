import { faultsIn } from '../faults-in.mjs';

const column = faultsIn('export', 'src/export');
const filter = faultsIn('filter', 'src/filter');

export const COLUMN_AND_FILTER_FAULTS = [
  column('columns: retired ones at the end', 'unite.ts', 'last = key;\n      continue;', 'continue;'),
  column('columns: oldest words', 'column-text.ts', 'if (!this.codes.has(id)) this.codes.set', 'this.codes.set'),
  column('columns: names differ by case only', 'column-names.ts', 'this.taken.add(free.toLowerCase())', 'this.taken.add(free)'),
  column(
    'columns: states of the newest version only',
    'column-plan.ts',
    'states: distinct(states.map((keys) => keys.get(place.key)))',
    'states: [item.state]',
  ),
  column('cells: screened out is passed by', 'cells-of.ts', "state === 'ended' && end === -1 ?", "state === 'ended' && end === 0 ?"),
  column('cells: options that logic took away are not chosen', 'choice-columns.ts', 'offered.options.has(id) ? 0 : NOT_SHOWN', '0'),
  column('cells: rows that logic took away are open', 'matrix-columns.ts', '!offered.rows.has(id)', 'offered.rows.has(id) === null'),
  column('cells: parts of open questions are open', 'cells-of.ts', 'if (!isOffered) cells[at] = NOT_SHOWN;', ''),
  column('cells: places from 0', 'scale-columns.ts', 'cells[position] = index + 1;', 'cells[position] = index;'),
  column(
    'cells: weights left out are open',
    'scale-columns.ts',
    'offered.options.has(id) ? 0 : NOT_SHOWN',
    'offered.options.has(id) ? UNANSWERED : NOT_SHOWN',
  ),
  filter('filter: none of means open ones too', 'filter-expression.ts', 'all([answered(columns, answer), { op:', 'all([{ op:'),
  filter('filter: ranges take missing codes', 'filter-expression.ts', "kind === 'integer' ? Math.max(0, from ?? 0) : from", 'from'),
  filter('filter: the end of a date is its beginning', 'filter-expression.ts', 'before: range.to + BEHIND', 'to: range.to'),
  filter('filter: no source is no value', 'filter-expression.ts', "[{ op: 'isNull', column } as const]", '[]'),
  filter('filter: brackets are and', 'filter-expression.ts', "match === 'any' && of.length > 0 ?", "match === 'any' && of.length > 9 ?"),
  filter('filter: texts differ by case', 'filter.ts', 'letter.toLowerCase()', 'letter'),
  filter('filter: conditions in brackets are free', 'parse-filter.ts', 'this.count += 1;', ''),
  filter('filter: any option goes', 'read-answer-condition.ts', 'if (!known.has(id))', 'if (known.size === 0)'),
];
