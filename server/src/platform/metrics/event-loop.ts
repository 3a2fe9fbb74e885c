import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const NANOSECONDS = 1e9;

/** Delays of the event loop since the last look, in seconds. */
export interface EventLoopDelay {
  readonly largest: number;
  readonly p99: number;
}

/** Watches the event loop until the process ends; each look begins a new period. */
export function watchEventLoop(): () => EventLoopDelay {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  // The timer that measures counts its own interval as delay.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);
  return () => {
    const delay = { largest: seconds(delays.max), p99: seconds(delays.percentile(99)) };
    delays.reset();
    return delay;
  };
}
