import { setImmediate } from 'node:timers/promises';
import type { ExportFailure } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';
import type { ObjectStore } from '../../platform/files/object-store.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { Random } from '../../platform/outside/random.js';
import type { Claimed, ExportClaims, Outcome } from './export-claims.js';
import type { ExportEvents } from './export-task.events.js';
import { NoFiles, type Note } from './export-work.js';
import type { FileMaker } from './file-maker.js';

/** Files that one server makes at the same time. */
const AT_ONCE = 2;
/** Milliseconds between looks at the line of tasks, which other servers fill as well. */
const LOOK_MS = 2_000;
/** Milliseconds between reports of progress, each of which keeps the lease. */
const REPORT_MS = 500;
const KEY_LENGTH = 24;

interface RunnerParts {
  readonly claims: ExportClaims;
  readonly maker: FileMaker;
  readonly store: ObjectStore;
  readonly events: ExportEvents;
  readonly random: Random;
  readonly logger: Logger;
  /** Writes what else has to be known of a finished file, in the same unit. */
  readonly finished: (task: Claimed) => Promise<void>;
}

/** Makes the files of tasks, one after the other, as long as the server runs. */
export class ExportRunner {
  private readonly running = new Map<string, AbortController>();
  private readonly works = new Set<Promise<void>>();
  private filling: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;

  constructor(private readonly parts: RunnerParts) {}

  /**
   * Looks at the line every two seconds; without it tasks are begun only when this server is told of one. `isAlone`: no other server works on this store,
   * so that what is said to be in work was left by one that died.
   */
  start(isAlone: boolean): void {
    this.timer = setInterval(() => this.wake(), LOOK_MS).unref();
    if (isAlone) this.filling = this.parts.claims.endLeases();
    this.wake();
  }

  /** Begins what there is room for. */
  wake(): void {
    if (this.isStopped) return;
    this.filling = (this.filling ?? Promise.resolve())
      .then(() => this.fill())
      .catch((error: unknown) => this.parts.logger.warn({ err: error }, 'export tasks could not be looked at'));
  }

  /** Breaks off the work on a task that was cancelled, if it is done here; another server notices with its next report. */
  cancel(taskId: string): void {
    this.running.get(taskId)?.abort();
  }

  /** Gives back what is not finished, so that another server, or this one when it starts again, takes it up at once. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.filling;
    for (const stop of this.running.values()) stop.abort();
    await Promise.all(this.works);
  }

  /** Resolves when nothing is being made here. */
  async idle(): Promise<void> {
    do {
      await this.filling;
      await Promise.all(this.works);
      await setImmediate();
    } while (this.works.size > 0);
  }

  private async fill(): Promise<void> {
    while (!this.isStopped && this.works.size < AT_ONCE) {
      const task = await this.parts.claims.next();
      if (!task) return;
      const work = this.work(task).finally(() => {
        this.works.delete(work);
        this.wake();
      });
      this.works.add(work);
    }
  }

  private async work(task: Claimed): Promise<void> {
    const { claims, events, logger } = this.parts;
    const stop = new AbortController();
    this.running.set(task.id, stop);
    const report = this.reporting(task, stop);
    try {
      events.announce(task.id);
      const outcome = await this.outcomeOf(task, stop.signal, report.note);
      await report.end();
      if (this.isStopped && 'failure' in outcome) await claims.release(task);
      else await this.settle(task, outcome);
    } catch (error) {
      // The store is away; the lease ends by itself, and somebody takes the task up again.
      logger.warn({ err: error, taskId: task.id }, 'the outcome of an export task could not be stored');
    } finally {
      await report.end();
      this.running.delete(task.id);
      events.announce(task.id);
    }
  }

  private async outcomeOf(task: Claimed, signal: AbortSignal, note: Note): Promise<Outcome> {
    const { maker, store, random, logger } = this.parts;
    try {
      const made = await maker.make(task, { signal, note });
      try {
        signal.throwIfAborted();
        const key = random.id(KEY_LENGTH);
        const size = await store.adopt(made.path, key);
        return { file: { key, name: made.name, size, rows: made.rows } };
      } finally {
        await made.discard();
      }
    } catch (error) {
      const failure = failureOf(error, signal);
      if (failure === 'internal') logger.error({ err: error, taskId: task.id, surveyId: task.surveyId }, 'an export file was not made');
      return { failure };
    }
  }

  /** Bytes of a task that was lost meanwhile belong to nobody. */
  private async settle(task: Claimed, outcome: Outcome): Promise<void> {
    const { claims, store, finished } = this.parts;
    const isKept = await claims.settle(task, outcome, 'file' in outcome ? () => finished(task) : undefined);
    if (!isKept && 'file' in outcome) await store.remove(outcome.file.key);
  }

  /** Stores the progress while the work goes on, and breaks it off when the task is lost. */
  private reporting(task: Claimed, stop: AbortController): { note: Note; end: () => Promise<void> } {
    const { claims, events, logger } = this.parts;
    let [done, total]: [number, number | null] = [0, null];
    let last: Promise<void> = Promise.resolve();
    const report = async (): Promise<void> => {
      if (await claims.keep(task, done, total)) events.announce(task.id);
      else stop.abort();
    };
    const timer = setInterval(() => {
      last = last
        .then(report)
        .catch((error: unknown) => logger.warn({ err: error, taskId: task.id }, 'progress of an export task was not stored'));
    }, REPORT_MS);
    return {
      note: (rowsDone, rowsTotal) => {
        [done, total] = [rowsDone, rowsTotal];
      },
      end: () => {
        clearInterval(timer);
        return last;
      },
    };
  }
}

function failureOf(error: unknown, signal: AbortSignal): ExportFailure {
  if (signal.aborted) return 'cancelled';
  if (error instanceof NoFiles) return 'noFiles';
  return error instanceof AppError && error.code === 'A0400' ? 'filter' : 'internal';
}
