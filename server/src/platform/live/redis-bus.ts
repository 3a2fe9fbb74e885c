import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { Coalescer } from './coalesce.js';
import { LiveBus } from './live-bus.js';

const PACE_MS = 500;

interface Envelope {
  /** The server that sent it, which has delivered it already. */
  readonly from: string;
  readonly paced: boolean;
  readonly payload?: unknown;
}

/**
 * The bus of several servers that share one Redis. Here an event arrives as on a bus of one server; the others get it through Redis, which may
 * lose it: while Redis is away each server is alone, and when it is back subscribers are told to look for themselves. Nothing waits for Redis.
 */
export class RedisBus extends LiveBus {
  private readonly id = randomUUID();
  private readonly subscriber: Redis;
  private readonly outward = new Coalescer(PACE_MS);
  private sent: Promise<unknown> = Promise.resolve();
  private readonly subscriptions = new Map<string, Promise<void>>();

  /** `name` keeps apart those who share a Redis and not a database. */
  constructor(
    private readonly publisher: Redis,
    private readonly name: string,
  ) {
    super();
    this.subscriber = publisher.duplicate({ autoResubscribe: false });
    // The publisher tells of the same fault.
    this.subscriber.on('error', () => undefined);
    this.subscriber.on('ready', () => void this.comeBack());
    this.subscriber.on('message', (channel: string, message: string) => this.receive(channel, message));
  }

  override publish(topic: string, payload?: unknown): void {
    super.publish(topic, payload);
    void this.send(topic, false, payload);
  }

  override publishPaced(topic: string, payload?: unknown): void {
    super.publishPaced(topic, payload);
    this.outward.run(topic, () => void this.send(topic, true, payload));
  }

  override settled(topic: string): Promise<void> {
    return this.subscriptions.get(topic) ?? Promise.resolve();
  }

  override async stop(): Promise<void> {
    await super.stop();
    this.subscriber.disconnect();
    // Other servers have subscribers who wait for the last event. One connection answers in order: the last answer stands for all.
    this.outward.flush();
    await this.sent;
  }

  protected override topicOpened(topic: string): void {
    this.subscriptions.set(topic, this.listenTo([topic]));
  }

  protected override topicClosed(topic: string): void {
    this.subscriptions.delete(topic);
    this.subscriber.unsubscribe(this.channelOf(topic)).catch(() => undefined);
  }

  private send(topic: string, paced: boolean, payload: unknown): Promise<unknown> {
    const envelope: Envelope = { from: this.id, paced, payload };
    this.sent = this.publisher.publish(this.channelOf(topic), JSON.stringify(envelope)).catch(() => undefined);
    return this.sent;
  }

  private receive(channel: string, message: string): void {
    const topic = channel.slice(this.name.length + 1);
    const { from, paced, payload } = JSON.parse(message) as Envelope; // Channels have unguessable names: only servers like this one write there.
    if (from === this.id) return;
    if (paced) this.deliverPaced(topic, payload);
    else this.deliver(topic, payload);
  }

  /** While Redis is away there is nothing to be had, and `comeBack` will do it. One that does not answer is given up for a new connection. */
  private async listenTo(topics: readonly string[]): Promise<void> {
    if (this.subscriber.status !== 'ready') return;
    await this.subscriber.subscribe(...topics.map((topic) => this.channelOf(topic))).catch(() => {
      if (this.subscriber.status === 'ready') this.subscriber.disconnect(true);
    });
  }

  /** The connection is a new one: nothing is subscribed on it yet, and what was published in between is lost. */
  private async comeBack(): Promise<void> {
    const topics = this.openTopics();
    if (topics.length === 0) return;
    await this.listenTo(topics);
    for (const topic of topics) this.refresh(topic);
  }

  private channelOf(topic: string): string {
    return `${this.name}:${topic}`;
  }
}
