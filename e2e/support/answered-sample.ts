import { randomUUID } from 'node:crypto';
import { V1Client } from './v1-client.js';

/**
 * Answers the sample survey seventy times: forty drink the first and like the first genre, thirty drink the second and like the second; ten of the
 * former came by mail.
 */
export async function answerSample(origin: string, surveyId: string): Promise<void> {
  const v1 = new V1Client(origin);
  await Promise.all(
    Array.from({ length: 70 }, (_, place) => {
      const isFirst = place < 40;
      const answers = { 1: { option: isFirst ? 11 : 12 }, 2: { options: [{ option: isFirst ? 21 : 22 }] } };
      return v1.call('POST', `/r/${surveyId}/responses`, { submissionId: randomUUID(), answers, ...(place < 10 && { source: 'mail' }) });
    }),
  );
}
