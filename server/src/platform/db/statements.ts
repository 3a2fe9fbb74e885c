import type { EntityManager } from 'typeorm';

/** A statement with its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Question marks for a list of values. */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** A unit's way to plain SQL. With a database over a network it is the ways that take the time, so statements travel together where they can. */
export interface Statements {
  /** Runs these in their order, after everything that was asked before, and gives the result of each. */
  read(statements: readonly Statement[]): Promise<unknown[]>;
  /** Runs these in their order: before the next `read` of this unit gives anything, and before its commit. What fails may show only then. */
  write(statements: readonly Statement[]): Promise<void>;
}

/** One after another, each at once. */
export function oneByOne(manager: EntityManager): Statements {
  const read = async (statements: readonly Statement[]): Promise<unknown[]> => {
    const results: unknown[] = [];
    for (const { sql, values } of statements) results.push(await manager.query(sql, [...values]));
    return results;
  };
  return {
    read,
    write: async (statements) => {
      await read(statements);
    },
  };
}
