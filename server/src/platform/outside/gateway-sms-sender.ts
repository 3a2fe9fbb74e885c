import type { Sms, SmsSender } from './sms-sender.js';

const TIMEOUT_MS = 10_000;

/**
 * Hands messages to an SMS gateway by HTTP: `POST {to, text, code}` as JSON with a bearer token; any 2xx means taken over. Providers differ
 * in everything else, so a few lines of glue in front of them speak this one form.
 */
export class GatewaySmsSender implements SmsSender {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  async send(sms: Sms): Promise<void> {
    const answer = await fetch(this.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}` },
      body: JSON.stringify(sms),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  }
}
