import type { StoredTable, StoreView } from '../store/store-view.js';
import { rulesOf } from './rules.js';

const SHOWN = 5;
const MANY = 1000;

export interface Verdict {
  readonly title: string;
  /** Empty: the rule holds. */
  readonly faults: readonly string[];
}

/** Looks at the files of the store and at every rule it has to keep. */
export async function verifyStore(view: StoreView, now: Date): Promise<Verdict[]> {
  const tables = await view.tables();
  const names = new Set(tables.map(({ name }) => name));
  const verdicts: Verdict[] = [];
  for (const { title, needs, sql } of rulesOf(now.getTime())) {
    if (!needs.every((name) => names.has(name))) continue;
    const rows = await view.select(`${sql} LIMIT ${MANY}`);
    verdicts.push({ title, faults: rows.map(({ fault }) => String(fault)) });
  }
  // Last: CHECK TABLE ends the snapshot.
  return [...verdicts, await verifyFiles(view, tables)];
}

/** Runs the database's own integrity check. */
async function verifyFiles(view: StoreView, tables: readonly StoredTable[]): Promise<Verdict> {
  const title = 'the database finds its files intact';
  if (view.dialect === 'sqlite') {
    const rows = await view.select('PRAGMA integrity_check');
    return { title, faults: rows.map((row) => String(Object.values(row)[0])).filter((word) => word !== 'ok') };
  }
  const faults: string[] = [];
  for (const { name } of tables) {
    for (const row of await view.select(`CHECK TABLE \`${name}\``)) {
      if (row['Msg_type'] === 'error' || row['Msg_type'] === 'warning' || (row['Msg_type'] === 'status' && row['Msg_text'] !== 'OK'))
        faults.push(`${name}: ${String(row['Msg_text'])}`);
    }
  }
  return { title, faults };
}

/** One line per rule; under a broken one, some of what breaks it. */
export function formatVerdicts(verdicts: readonly Verdict[]): string {
  return verdicts
    .flatMap(({ title, faults }) => [
      `${faults.length === 0 ? 'ok     ' : 'BROKEN '} ${title}${faults.length > 0 ? ` (${faults.length}${faults.length === MANY ? ' or more' : ''})` : ''}`,
      ...faults.slice(0, SHOWN).map((fault) => `          ${fault}`),
    ])
    .join('\n');
}
