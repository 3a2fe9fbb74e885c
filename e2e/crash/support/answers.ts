import { createHash } from 'node:crypto';

type Answers = Readonly<Record<string, unknown>>;

/** Answers to the sample survey that nobody else gives: the open text names the submission. */
export function answersOf(submissionId: string): Answers {
  return { 1: { option: 11 }, 2: { options: [{ option: 21 }] }, 3: { text: `said by ${submissionId}` } };
}

/** The same for equal answers, in whatever order their keys come. */
export function hashOf(answers: unknown): string {
  return createHash('sha256').update(canonical(answers)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}
