import { openStore } from './store.js';

export interface StoredRows {
  readonly responses: readonly { readonly id: string; readonly submissionId: string; readonly status: string }[];
  /** Log rows in the order of `seq`. */
  readonly log: readonly { readonly seq: number; readonly responseId: string }[];
  readonly counter: { readonly seq: number; readonly responses: number };
  /** The response of each outbox entry. */
  readonly outbox: readonly string[];
  readonly faults: readonly string[];
}

/** Everything the store has of a survey's responses, read past the server. */
export async function readStored(databaseUrl: string, surveyId: string): Promise<StoredRows> {
  const store = await openStore(databaseUrl);
  try {
    const of = (sql: string) => store.query(sql, [surveyId]);
    const responses = await of('SELECT id, submission_id, status FROM response WHERE survey_id = ?');
    const log = await of('SELECT seq, response_id FROM response_log WHERE survey_id = ? ORDER BY seq');
    const [counter] = await of('SELECT seq, responses FROM survey_counter WHERE survey_id = ?');
    const outbox = await of('SELECT response_id FROM outbox WHERE survey_id = ?');
    return {
      responses: responses.map((row) => ({
        id: String(row['id']),
        submissionId: String(row['submission_id']),
        status: String(row['status']),
      })),
      log: log.map((row) => ({ seq: Number(row['seq']), responseId: String(row['response_id']) })),
      counter: { seq: Number(counter?.['seq'] ?? 0), responses: Number(counter?.['responses'] ?? 0) },
      outbox: outbox.map((row) => String(row['response_id'])),
      faults: await store.faults(),
    };
  } finally {
    await store.close();
  }
}
