import { BoundedQueue } from './bounded-queue.js';

const CAPACITY = 64;

/** Events of one server process, by topic. Every subscriber has a queue of its own: what waits for one is never seen by another. */
export class LiveBus {
  private readonly topics = new Map<string, Set<BoundedQueue<unknown>>>();

  publish(topic: string, payload?: unknown): void {
    for (const queue of this.topics.get(topic) ?? []) queue.push(payload);
  }

  subscribe<T>(topic: string): AsyncIterableIterator<T> {
    const queues = this.topics.get(topic) ?? new Set();
    this.topics.set(topic, queues);
    const queue = new BoundedQueue<unknown>(CAPACITY, () => {
      queues.delete(queue);
      if (queues.size === 0) this.topics.delete(topic);
    });
    queues.add(queue);
    return queue as unknown as AsyncIterableIterator<T>; // A topic's name fixes its payload; see each feature's `*.events.ts`.
  }

  hasSubscribers(topic: string): boolean {
    return this.topics.has(topic);
  }
}
