import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answersOf, hashOf } from './answers.js';
import type { Ledger } from './ledger.js';
import { type Attempt, submit } from './submit.js';

const TICK_MS = 10;
const BACKOFF_MS = { first: 50, most: 1000 };
const PATIENCE_MS = 120_000;
/** When so many are waiting, nobody joins them: a slow machine is given less to do, not an endless queue. */
const CROWD = 200;

export interface LoadOptions {
  /** Origin that the next attempt goes to. */
  readonly origin: () => string;
  readonly surveyId: string;
  readonly ledger: Ledger;
  readonly perSecond: number;
  /** The share of respondents who go away at the first failure: what became of their answers they never learn. */
  readonly impatient?: number;
}

/** Counts of a load: submissions begun, receipts, replays among them, respondents gone; attempts that broke or were put off, by reason. */
export interface LoadFigures {
  sent: number;
  acked: number;
  replayed: number;
  gone: number;
  hung: number;
  slowestMs: number;
  /** From the first respondent to the last receipt. */
  seconds: number;
  readonly broken: Map<string, number>;
  readonly later: Map<string, number>;
  /** Answers that no client can do anything with: there must be none. */
  readonly wrong: string[];
}

/** Respondents who come at a steady rate, whatever the server does (an open model), and try again with the same submission id until they have a receipt. */
export class Load {
  readonly figures: LoadFigures = {
    sent: 0,
    acked: 0,
    replayed: 0,
    gone: 0,
    hung: 0,
    slowestMs: 0,
    seconds: 0,
    broken: new Map(),
    later: new Map(),
    wrong: [],
  };
  /** Response ids of all receipts, from the moment they were read. */
  readonly receipts = new Set<string>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1024 });
  private readonly respondents = new Set<Promise<void>>();
  private readonly arrivals: NodeJS.Timeout;
  private readonly start = performance.now();
  private arrived = 0;
  /** Time after which a client without a receipt gives up; infinite while things break. */
  private patienceEnds = Number.POSITIVE_INFINITY;

  constructor(private readonly options: LoadOptions) {
    const start = this.start;
    this.arrivals = setInterval(() => {
      const due = Math.floor(((performance.now() - start) / 1000) * options.perSecond);
      for (; this.arrived < due; this.arrived++) if (this.respondents.size < CROWD) this.arrive();
    }, TICK_MS);
  }

  /** Until so many more receipts than now have come in. */
  progress(more: number): Promise<void> {
    return this.until(`${more} receipts`, () => this.figures.acked, more);
  }

  /** Until so many more attempts than now were told to come later. */
  putOff(more: number): Promise<void> {
    return this.until(`${more} refusals`, () => [...this.figures.later.values()].reduce((sum, each) => sum + each, 0), more);
  }

  /** Adds no more clients; resolves when each has a receipt or has left. */
  async stop(): Promise<LoadFigures> {
    clearInterval(this.arrivals);
    this.patienceEnds = Math.min(this.patienceEnds, performance.now() + PATIENCE_MS);
    await Promise.all(this.respondents);
    this.figures.seconds = (performance.now() - this.start) / 1000;
    this.agent.destroy();
    return this.figures;
  }

  /** Everybody goes home now; after a proof that failed half way. */
  async leave(): Promise<void> {
    this.patienceEnds = 0;
    this.agent.destroy();
    await this.stop();
  }

  private async until(what: string, counted: () => number, more: number): Promise<void> {
    const goal = counted() + more;
    const deadline = performance.now() + PATIENCE_MS;
    while (counted() < goal) {
      if (performance.now() > deadline) throw new Error(`Two minutes without ${what}: ${describe(this.figures)}`);
      await wait(TICK_MS);
    }
  }

  private arrive(): void {
    const visit = this.visit().finally(() => this.respondents.delete(visit));
    this.respondents.add(visit);
  }

  private async visit(): Promise<void> {
    const { ledger, surveyId, origin, impatient = 0 } = this.options;
    const submissionId = randomUUID();
    const answers = answersOf(submissionId);
    const isImpatient = Math.random() < impatient;
    await ledger.intent(submissionId, hashOf(answers));
    this.figures.sent++;
    for (let backoff = BACKOFF_MS.first; performance.now() < this.patienceEnds; backoff = Math.min(backoff * 2, BACKOFF_MS.most)) {
      const start = performance.now();
      const attempt = await submit(this.agent, origin(), surveyId, submissionId, answers);
      this.figures.slowestMs = Math.max(this.figures.slowestMs, performance.now() - start);
      if (attempt.kind === 'receipt') {
        this.receipts.add(attempt.responseId);
        await ledger.ack(submissionId, attempt.responseId);
        this.figures.acked++;
        if (attempt.replayed) this.figures.replayed++;
        return;
      }
      this.note(attempt);
      if (isImpatient) break;
      const told = attempt.kind === 'later' ? attempt.afterMs : null;
      await wait((told ?? 0) + Math.random() * backoff);
    }
    this.figures.gone++;
  }

  private note(attempt: Exclude<Attempt, { kind: 'receipt' }>): void {
    const { broken, later, wrong } = this.figures;
    if (attempt.kind === 'hung') this.figures.hung++;
    if (attempt.kind === 'broken') broken.set(attempt.why, (broken.get(attempt.why) ?? 0) + 1);
    if (attempt.kind === 'wrong') wrong.push(`${attempt.status} ${attempt.text}`);
    if (attempt.kind === 'used') wrong.push('a link was refused that nobody has sent');
    if (attempt.kind === 'later') {
      const reason = `${attempt.status} ${attempt.code}${attempt.afterMs === null ? ' without Retry-After' : ''}`;
      later.set(reason, (later.get(reason) ?? 0) + 1);
    }
  }
}

/** One line for people. */
export function describe(figures: LoadFigures): string {
  const { sent, acked, replayed, gone, hung, slowestMs, seconds, wrong } = figures;
  const counts = { sent, acked, replayed, gone, hung, ...Object.fromEntries(figures.broken), ...Object.fromEntries(figures.later) };
  const shown = Object.entries(counts).filter(([, count]) => count > 0);
  const pace = seconds > 0 ? `, ${Math.round(acked / seconds)} receipts a second, slowest attempt ${(slowestMs / 1000).toFixed(1)} s` : '';
  return [...shown.map(([what, count]) => `${what} ${count}`), ...wrong.slice(0, 5)].join(', ') + pace;
}
