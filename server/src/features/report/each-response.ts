import type { Answers } from '@wence/schema';
import { createYield } from '../../platform/concurrency/create-yield.js';

/** Limits of one batch: responses, and answers, which a response to a long survey has many of. */
const BATCH = { responses: 500, answers: 20_000 } as const;

/** A response that counts. */
export interface CountedResponse {
  /** Its own number, not that of a line in the log. */
  readonly seq: number;
  readonly submissionId: string;
  readonly answers: Answers;
}

export interface Range {
  readonly first: number;
  readonly last: number;
  readonly limit: number;
}

/** Responses that count and have a number from `first` to `last`, in order, at most `limit`. */
export type ReadCounting = (range: Range) => Promise<readonly CountedResponse[]>;

/** How many responses to a survey of so many questions are read at once. */
export const batchOf = (questions: number): number =>
  Math.max(1, Math.min(BATCH.responses, Math.floor(BATCH.answers / Math.max(1, questions))));

/** Hands on every response that counts up to a number. Reads in batches by key, so that memory does not grow with the number of responses. */
export async function eachResponse(
  read: ReadCounting,
  { last, batch }: { readonly last: number; readonly batch: number },
  take: (response: CountedResponse) => void,
): Promise<void> {
  const turn = createYield();
  let first = 1;
  while (first <= last) {
    const responses = await read({ first, last, limit: batch });
    for (const response of responses) {
      take(response);
      first = response.seq + 1;
      await turn();
    }
    if (responses.length < batch) return;
  }
}
