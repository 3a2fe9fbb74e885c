import type { Clock } from '../platform/outside/clock.js';

/** A clock that stands still until a test turns it. */
export class TestClock implements Clock {
  constructor(private current = new Date('2026-03-10T08:00:00Z')) {}

  now(): Date {
    return new Date(this.current);
  }

  advance(ms: number): void {
    this.current = new Date(this.current.getTime() + ms);
  }
}
