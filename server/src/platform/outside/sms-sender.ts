export interface Sms {
  readonly to: string;
  readonly text: string;
  /** The code inside the text, for gateways that fill in a template of their own. */
  readonly code?: string;
}

/** Text messages leave by this port. Resolves when whoever delivers has taken the message over; rejects when nobody did. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
