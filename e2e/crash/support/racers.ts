import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { hashOf } from './answers.js';
import type { Ledger } from './ledger.js';
import { type Attempt, submit } from './submit.js';

const AT_ONCE = 200;
const BACKOFF_MS = 200;

/** The survey that they race for. */
interface Contested {
  readonly id: string;
  readonly ledger: Ledger;
}

/** One submission of a race. */
export interface Racer {
  readonly answers: unknown;
  readonly linkCode?: string;
}

export interface Finish {
  readonly racer: Racer;
  /** The status of the receipt, or `used` if the link was refused. */
  readonly status: string;
}

/** Lets submissions race: two hundred are always under way, and each tries again until it knows what became of it. */
export async function race(survey: Contested, racers: readonly Racer[], originOf: (place: number) => string): Promise<Finish[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1024 });
  const finishes: Finish[] = [];
  let begun = 0;
  const runner = async () => {
    for (let place = begun++; place < racers.length; place = begun++) {
      const racer = racers[place] as Racer;
      finishes.push({ racer, status: await finish(survey, agent, racer, () => originOf(place)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
  agent.destroy();
  return finishes;
}

async function finish(survey: Contested, agent: Agent, { answers, linkCode }: Racer, originOf: () => string): Promise<string> {
  const submissionId = randomUUID();
  await survey.ledger.intent(submissionId, hashOf(answers));
  for (;;) {
    const attempt: Attempt = await submit(agent, originOf(), survey.id, submissionId, answers, linkCode);
    if (attempt.kind === 'used') return 'used';
    if (attempt.kind === 'wrong') throw new Error(`${attempt.status} ${attempt.text}`);
    if (attempt.kind === 'receipt') {
      await survey.ledger.ack(submissionId, attempt.responseId);
      return attempt.status;
    }
    await wait(Math.random() * BACKOFF_MS);
  }
}
