import { BoundedQueue } from './bounded-queue.js';
import { Coalescer } from './coalesce.js';

/** Runs pieces of work a few per turn of the event loop, in order, so that an event with a thousand readers holds up nothing else. */
class Slices {
  private waiting: (() => void)[] = [];

  constructor(private readonly perTurn: number) {}

  run(work: () => void): void {
    this.waiting.push(work);
    if (this.waiting.length === 1) setImmediate(() => this.turn());
  }

  private turn(): void {
    const slice = this.waiting.slice(0, this.perTurn);
    for (const work of slice) work();
    this.waiting = this.waiting.slice(slice.length);
    if (this.waiting.length > 0) setImmediate(() => this.turn());
  }
}

const CAPACITY = 64;
/** Readers woken per turn of the event loop: a few milliseconds of answering. */
const READERS_PER_TURN = 50;
/** A subscriber gets at most two paced events per second. */
const PACE_MS = 500;

export interface SubscribeOptions {
  /** Events that wait for a slow reader before the oldest is lost. 1: only the newest says anything. */
  readonly capacity?: number;
  /** Makes an event for the topic's subscribers when some of other servers may have been lost, so that they look for themselves. */
  readonly refresh?: () => unknown;
  /** An event that this subscriber gets before all others. */
  readonly first?: unknown;
}

interface Topic {
  readonly queues: Set<BoundedQueue<unknown>>;
  readonly refresh: SubscribeOptions['refresh'];
}

/**
 * Events of one server process, by topic. Every subscriber has a queue of its own: what waits for one is never seen by another. A topic's
 * name fixes its payload, see each feature's `*.events.ts`; payloads are JSON, for they may travel between servers.
 */
export class LiveBus {
  private readonly topics = new Map<string, Topic>();
  private readonly slices = new Slices(READERS_PER_TURN);
  private readonly pace = new Coalescer(PACE_MS);

  /** Publishes an event that must not be merged with others. */
  publish(topic: string, payload?: unknown): void {
    this.deliver(topic, payload);
  }

  /** Publishes an event that supersedes earlier ones: of a burst, the first and the last are delivered, and two per second in between. */
  publishPaced(topic: string, payload?: unknown): void {
    this.deliverPaced(topic, payload);
  }

  /** The same, to the subscribers of this server alone. */
  deliverPaced(topic: string, payload?: unknown): void {
    this.pace.run(topic, () => this.deliver(topic, payload));
  }

  subscribe<T>(topic: string, { capacity = CAPACITY, refresh, first }: SubscribeOptions = {}): AsyncIterableIterator<T> {
    const { queues } = this.topics.get(topic) ?? this.open(topic, refresh);
    const onClose = () => {
      queues.delete(queue);
      if (queues.size > 0) return;
      this.topics.delete(topic);
      this.topicClosed(topic);
    };
    const queue = new BoundedQueue<unknown>({ capacity, wake: (work) => this.slices.run(work), onClose });
    queues.add(queue);
    if (first !== undefined) queue.push(first);
    return queue as unknown as AsyncIterableIterator<T>; // The topic determines the type.
  }

  hasSubscribers(topic: string): boolean {
    return this.topics.has(topic);
  }

  /** Resolves a little later, for a few at a time: what a thousand readers have waited for together must not run them all in one go. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      this.slices.run(resolve);
    });
  }

  /** Resolves when whatever any server publishes from now on reaches this topic's subscribers here, as far as that can be had. */
  settled(_topic: string): Promise<void> {
    return Promise.resolve();
  }

  /** Publishes the events that were held back; later events are dropped. */
  stop(): Promise<void> {
    this.pace.stop();
    return Promise.resolve();
  }

  protected deliver(topic: string, payload: unknown): void {
    for (const queue of this.topics.get(topic)?.queues ?? []) queue.push(payload);
  }

  /** Delivers the topic's `refresh` event, if it has one, so that subscribers reload. */
  protected refresh(topic: string): void {
    const event = this.topics.get(topic)?.refresh?.();
    if (event !== undefined) this.deliver(topic, event);
  }

  protected openTopics(): string[] {
    return [...this.topics.keys()];
  }

  private open(name: string, refresh: SubscribeOptions['refresh']): Topic {
    const topic: Topic = { queues: new Set(), refresh };
    this.topics.set(name, topic);
    this.topicOpened(name);
    return topic;
  }

  /** Called when a topic gets its first listener. */
  protected topicOpened(_topic: string): void {}

  /** Called when a topic has lost its last listener. */
  protected topicClosed(_topic: string): void {}
}
