import { randomUUID } from 'node:crypto';
import { threadFile } from '../../platform/threads/start-thread.js';
import { ThreadPool } from '../../platform/threads/thread-pool.js';
import {
  type CountedCoverage,
  type CoverageJob,
  cover,
  type SimulatedAnswers,
  type SimulatedResponse,
  type SimulationJob,
  simulate,
} from './simulation-jobs.js';

const LIMITS = { threads: 1, waiting: 20, milliseconds: 6_000, megabytes: 512 } as const;
/** Digits of the last part of a UUID. */
const LAST_PART = 12;
/** Characters of a definition, times the respondents, that are done with in less time than it takes to ask a thread. */
const SHORT_WORK = 1_000_000;

/** Simulates respondents and counts what they reached. In most surveys that is long work and done on a thread; A0423 if it takes longer than it may. */
export class SimulationWork {
  private readonly threads = new ThreadPool<SimulationJob | CoverageJob, SimulatedAnswers | CountedCoverage>(
    threadFile('simulation.thread', import.meta.url),
    LIMITS,
  );

  async simulate(definition: string, options: Pick<SimulationJob, 'count' | 'seed'>): Promise<SimulatedAnswers> {
    // The ids of submissions are UUIDs, whose last part counts the respondents.
    const prefix = randomUUID().slice(0, -LAST_PART);
    const job: SimulationJob = { name: 'simulate', definition, prefix, ...options };
    if (isShort(definition, options.count)) return simulate(job);
    return (await this.threads.finish(job)) as SimulatedAnswers; // The name of the job decides its result.
  }

  async cover(definition: string, responses: readonly SimulatedResponse[]): Promise<CountedCoverage> {
    const job: CoverageJob = { name: 'cover', definition, responses };
    if (isShort(definition, responses.length)) return cover(job);
    return (await this.threads.finish(job)) as CountedCoverage; // The name of the job decides its result.
  }

  stop(): Promise<void> {
    return this.threads.stop();
  }
}

function isShort(definition: string, respondents: number): boolean {
  return definition.length * (respondents + 1) <= SHORT_WORK;
}
