import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answersOf } from '../../crash/support/answers.js';
import { submit } from '../../crash/support/submit.js';

const TICK_MS = 10;
const RETRY_MS = 500;
const PATIENCE_MS = 90_000;

/** Respondents who come at a steady rate, whatever the server does, to surveys in turn. */
export class Arrivals {
  /** Receipts by survey. */
  readonly acknowledged = new Map<string, number>();
  /** Attempts that had to be made again, as the answering page does. */
  again = 0;
  /** Subscribers that gave up, with the reason. */
  readonly failed: string[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  private readonly visits = new Set<Promise<void>>();

  constructor(
    private readonly origins: readonly string[],
    private readonly surveyIds: readonly string[],
    private readonly perSecond: number,
  ) {}

  async come(seconds: number): Promise<void> {
    const start = performance.now();
    const total = this.perSecond * seconds;
    let arrived = 0;
    await new Promise<void>((resolve) => {
      const arrivals = setInterval(() => {
        const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * this.perSecond));
        for (; arrived < due; arrived++) this.arrive(arrived);
        if (arrived < total) return;
        clearInterval(arrivals);
        resolve();
      }, TICK_MS);
    });
    await Promise.all(this.visits);
    this.agent.destroy();
  }

  private arrive(index: number): void {
    const visit = this.visit(index).finally(() => this.visits.delete(visit));
    this.visits.add(visit);
  }

  private async visit(index: number): Promise<void> {
    const origin = this.origins[index % this.origins.length] ?? '';
    // Not in step with the origins, so that every survey has respondents on every server.
    const surveyId = this.surveyIds[Math.floor(index / this.origins.length) % this.surveyIds.length] ?? '';
    const submissionId = randomUUID();
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const attempt = await submit(this.agent, origin, surveyId, submissionId, answersOf(submissionId));
      if (attempt.kind === 'receipt') {
        this.acknowledged.set(surveyId, (this.acknowledged.get(surveyId) ?? 0) + 1);
        return;
      }
      if (attempt.kind === 'wrong' || performance.now() > deadline) return void this.failed.push(JSON.stringify(attempt));
      this.again += 1;
      await wait(RETRY_MS * (1 + Math.random()));
    }
  }
}
