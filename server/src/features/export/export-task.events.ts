import { setTimeout } from 'node:timers/promises';
import type { LiveBus } from '../../platform/live/live-bus.js';

/** A hint that a task has got further; whoever hears it reads the task. */
export interface ExportChanged {
  readonly taskId: string;
}

interface WatchOptions {
  /** Milliseconds after which the task is looked at even if nothing was heard. */
  readonly everyMs: number;
  /** True of a task that nothing is to be done for any more, and of one that is gone. */
  readonly isFinished: (taskId: string) => Promise<boolean>;
}

/** Tells watchers that an export task has changed. */
export class ExportEvents {
  constructor(private readonly bus: LiveBus) {}

  announce(taskId: string): void {
    this.bus.publishPaced(topicOf(taskId), { taskId } satisfies ExportChanged);
  }

  /** Signals at once, then at most twice a second, and once more when the task is finished, which ends it. The last change is never lost. */
  async *watch(taskId: string, { everyMs, isFinished }: WatchOptions): AsyncGenerator<ExportChanged> {
    const topic = topicOf(taskId);
    const signal = (): ExportChanged => ({ taskId });
    const changes = this.bus.subscribe<ExportChanged>(topic, { capacity: 1, refresh: signal });
    try {
      await this.bus.settled(topic);
      for (let next = changes.next(); ; ) {
        // Asked before the signal, so that whoever hears the last one reads the task as it has ended.
        const isLast = await isFinished(taskId);
        yield signal();
        if (isLast) return;
        // Another server may have made progress and could not tell.
        const heard = await Promise.race([next, setTimeout(everyMs, null, { ref: false })]);
        if (heard?.done) return;
        if (heard !== null) next = changes.next();
      }
    } finally {
      await changes.return?.();
    }
  }
}

const topicOf = (taskId: string): string => `export:${taskId}`;
