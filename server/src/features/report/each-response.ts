import type { Answers } from '@wence/schema';
import { createYield } from '../../platform/concurrency/create-yield.js';
import type { ResponseStatus } from '../response/response.entity.js';

/** Limits of one batch: responses, and answers, which a response to a long survey has many of. */
const BATCH = { responses: 500, answers: 20_000 } as const;

/** Responses in order of their running number; those after `seq`, at most `limit`. */
export type ReadResponses = (seq: number, limit: number) => Promise<readonly ReadResponse[]>;

export interface ReadResponse {
  readonly seq: number;
  /** Only `complete` ones count: a screened-out respondent did not answer the survey. */
  readonly status: ResponseStatus;
  readonly answers: Answers;
}

/** How many responses to a survey of so many questions are read at once. */
export const batchOf = (questions: number): number =>
  Math.max(1, Math.min(BATCH.responses, Math.floor(BATCH.answers / Math.max(1, questions))));

/** Hands on every response after a running number. Reads in batches by key, so that memory does not grow with the number of responses. */
export async function eachResponse(
  read: ReadResponses,
  { after, batch }: { readonly after: number; readonly batch: number },
  take: (response: ReadResponse) => void,
): Promise<void> {
  const turn = createYield();
  let last = after;
  for (;;) {
    const responses = await read(last, batch);
    for (const response of responses) {
      take(response);
      last = response.seq;
      await turn();
    }
    if (responses.length < batch) return;
  }
}
