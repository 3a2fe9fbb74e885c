import { setTimeout } from 'node:timers/promises';
import type { LiveBus } from '../../platform/live/live-bus.js';

/** A hint that a task has got further; whoever hears it reads the task. */
export interface ExportChanged {
  readonly taskId: string;
}

/** Tells watchers that an export task has changed. */
export class ExportEvents {
  constructor(private readonly bus: LiveBus) {}

  announce(taskId: string): void {
    this.bus.publishPaced(topicOf(taskId), { taskId } satisfies ExportChanged);
  }

  /** Signals at once, then at most twice a second. The last change is never lost. */
  async *watch(taskId: string, everyMs: number): AsyncGenerator<ExportChanged> {
    const topic = topicOf(taskId);
    const signal = (): ExportChanged => ({ taskId });
    const changes = this.bus.subscribe<ExportChanged>(topic, { capacity: 1, refresh: signal });
    try {
      await this.bus.settled(topic);
      yield signal();
      let next = changes.next();
      for (;;) {
        // Another server may have made progress and could not tell.
        const heard = await Promise.race([next, setTimeout(everyMs, null, { ref: false })]);
        if (heard?.done) return;
        if (heard !== null) next = changes.next();
        yield signal();
      }
    } finally {
      await changes.return?.();
    }
  }
}

const topicOf = (taskId: string): string => `export:${taskId}`;
