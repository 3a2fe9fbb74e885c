import type { Clock } from './clock.js';
import type { Sms, SmsSender } from './sms-sender.js';

const CAPACITY = 200;

export interface MailboxMessage {
  readonly id: number;
  readonly kind: 'sms';
  readonly to: string;
  readonly text: string;
  readonly code?: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Holds messages in development, where no gateway delivers them: the newest 200, in memory. */
export class Mailbox implements SmsSender {
  private readonly kept: MailboxMessage[] = [];
  private lastId = 0;

  constructor(private readonly clock: Clock) {}

  send(sms: Sms): Promise<void> {
    this.lastId += 1;
    this.kept.unshift({ id: this.lastId, kind: 'sms', ...sms, at: this.clock.now().toISOString() });
    this.kept.splice(CAPACITY);
    return Promise.resolve();
  }

  /** Newest first. */
  messages(): readonly MailboxMessage[] {
    return this.kept;
  }

  newestTo(mobile: string): MailboxMessage | undefined {
    return this.kept.find((message) => message.to === mobile);
  }
}
