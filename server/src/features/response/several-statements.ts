import type { Database } from '../../platform/db/database.js';

/** A statement with its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Runs statements in their order, within the running unit, and gives the result of each. They travel together where the unit's connection takes
 * several at once: with a database over a network it is the ways that take the time. The first that fails is the last that runs.
 */
export async function runTogether(database: Database, statements: readonly Statement[]): Promise<unknown[]> {
  const together = database.currentUnit.getStore()?.takesSeveral === true && statements.length > 1;
  if (together) {
    const sql = statements.map((statement) => statement.sql).join(';\n');
    const values = statements.flatMap((statement) => statement.values);
    return database.manager.query(sql, values);
  }
  const results: unknown[] = [];
  for (const { sql, values } of statements) results.push(await database.manager.query(sql, [...values]));
  return results;
}
