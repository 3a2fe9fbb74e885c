import { type CrossVariable, type FieldFault, LIMITS } from '@wence/schema';
import type { CrossQuery } from './cross-report.type.js';

/** The variables that tables are to be made of, as they were sent. */
export type ChosenVariables = Pick<CrossQuery, 'rows' | 'columns' | 'nested'>;

type Variables = ReadonlyMap<number, CrossVariable>;

/**
 * Finds the faults of these rows and columns: `rows`, `columns` (required, tooMany), `rows[0]`, `columns[0]` … (notAllowed: no table is made of it;
 * notUnique), `nested` (tooMany), `nested[0].outer` … (notAllowed: not among the columns; notUnique: nested twice), `nested[0].inner` … (notAllowed;
 * notUnique: the question that it stands within; tooMany pairs of categories).
 */
export function crossFaults(variables: Variables, { rows, columns, nested }: ChosenVariables): FieldFault[] {
  const named = nested ?? [];
  const most = LIMITS.crossColumns;
  return [
    ...faultsOfIds('rows', rows, LIMITS.crossRows, (id) => variables.has(id)),
    ...faultsOfIds('columns', columns, most, (id) => hasColumns(variables.get(id))),
    ...(named.length > most
      ? [{ field: 'nested', rule: 'tooMany', limit: most } as const]
      : named.flatMap((_, index) => faultsOfNesting(variables, columns, named, index))),
  ];
}

/** Numbers alone have a mean and no categories. */
const hasColumns = (variable: CrossVariable | undefined): boolean =>
  variable !== undefined && (variable.open !== null || variable.categories.length > 0);

function faultsOfIds(field: 'rows' | 'columns', ids: readonly number[], most: number, isUseful: (id: number) => boolean): FieldFault[] {
  if (ids.length === 0) return [{ field, rule: 'required' }];
  if (ids.length > most) return [{ field, rule: 'tooMany', limit: most }];
  return ids.flatMap((id, index): FieldFault[] => {
    const at = `${field}[${index}]`;
    if (!isUseful(id)) return [{ field: at, rule: 'notAllowed' }];
    return ids.indexOf(id) < index ? [{ field: at, rule: 'notUnique' }] : [];
  });
}

function faultsOfNesting(
  variables: Variables,
  columns: readonly number[],
  nested: NonNullable<ChosenVariables['nested']>,
  index: number,
): FieldFault[] {
  const { outer = 0, inner = 0 } = nested[index] ?? {};
  const field = (name: 'outer' | 'inner') => `nested[${index}].${name}`;
  const faults: FieldFault[] = [];
  if (!columns.includes(outer)) faults.push({ field: field('outer'), rule: 'notAllowed' });
  else if (nested.findIndex((one) => one.outer === outer) < index) faults.push({ field: field('outer'), rule: 'notUnique' });
  if (!hasColumns(variables.get(inner))) faults.push({ field: field('inner'), rule: 'notAllowed' });
  else if (inner === outer) faults.push({ field: field('inner'), rule: 'notUnique' });
  else if (sizeOf(variables.get(outer)) * sizeOf(variables.get(inner)) > LIMITS.crossNestedPairs)
    faults.push({ field: field('inner'), rule: 'tooMany', limit: LIMITS.crossNestedPairs });
  return faults;
}

/** Mainland China, Hong Kong, Macao and Taiwan have 34 divisions of the first level (GB/T 2260). */
const DIVISIONS = 34;

const sizeOf = (variable: CrossVariable | undefined): number => (variable?.open ? DIVISIONS : (variable?.categories.length ?? 0));
