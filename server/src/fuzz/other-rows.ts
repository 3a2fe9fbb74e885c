import type { World } from './world.js';

/** Counts attempts of whoever asks; a mobile number in it is one that was asked about. */
const COUNTERS = new Set(['attempt_window', 'sms_code']);

type Row = Readonly<Record<string, unknown>>;

const TABLES = { sqlite: "SELECT name FROM sqlite_master WHERE type = 'table'", mysql: 'SHOW TABLES' };

/** Every row that names the other author or one of their surveys, whichever table it stands in: to see that none is changed, added or gone. */
export async function rowsOfOther({ app, other, theirs }: World): Promise<string[]> {
  const { database } = app.platform;
  const names = [other.userId, theirs.recycledId, ...theirs.surveyIds];
  const found: string[] = [];
  const tables: readonly Row[] = await database.manager.query(TABLES[database.dialect]);
  for (const table of tables.map((row) => String(Object.values(row)[0])).toSorted()) {
    if (COUNTERS.has(table)) continue;
    const rows: readonly Row[] = await database.manager.query(`SELECT * FROM ${table}`);
    const own = rows.filter((row) => Object.values(row).some((cell) => names.includes(String(cell))));
    found.push(...own.map((row) => `${table} ${JSON.stringify(row)}`).toSorted());
  }
  return found;
}
