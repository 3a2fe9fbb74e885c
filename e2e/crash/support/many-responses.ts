import type { Store } from './store.js';

/** Rows of one statement. */
const AT_ONCE = 500;

type Row = Readonly<Record<string, string | number | null>>;

/**
 * Gives a survey with one response many more like it, past the server: rows, lines of the log and the counter, as if all of them had been submitted. The
 * server must not hold the survey in memory, so nobody submits to it before or while.
 */
export async function multiplyResponses(store: Store, surveyId: string, count: number): Promise<void> {
  const [response] = (await store.query('SELECT * FROM response WHERE survey_id = ?', [surveyId])) as Row[];
  const [line] = (await store.query('SELECT * FROM response_log WHERE survey_id = ?', [surveyId])) as Row[];
  if (!response || !line) throw new Error('there is no response to copy');
  for (let first = 2; first <= count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first + 1) }, (_, index) => first + index);
    const idOf = (seq: number) => `${surveyId}${String(seq).padStart(8, '0')}`;
    await insert(
      store,
      'response',
      response,
      numbers.map((seq) => ({ id: idOf(seq), seq, submission_id: idOf(seq) })),
    );
    await insert(
      store,
      'response_log',
      line,
      numbers.map((seq) => ({ seq, response_id: idOf(seq) })),
    );
  }
  const counted = `UPDATE survey_counter SET seq = ${count}, responses = ${count}, last_response = ${count} WHERE survey_id = ?`;
  await store.run(counted, [surveyId]);
}

/** How many rows of the responses of a survey are stored: responses and lines of the log. */
export async function rowsOf(store: Store, surveyId: string): Promise<{ readonly responses: number; readonly lines: number }> {
  const count = async (table: string) =>
    Number((await store.query(`SELECT COUNT(*) AS n FROM ${table} WHERE survey_id = ?`, [surveyId]))[0]?.['n']);
  return { responses: await count('response'), lines: await count('response_log') };
}

async function insert(store: Store, table: string, like: Row, changes: readonly Row[]): Promise<void> {
  const columns = Object.keys(like);
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const values = changes.flatMap((change) => columns.map((column) => change[column] ?? like[column] ?? null));
  await store.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${changes.map(() => marks).join(', ')}`, values);
}
