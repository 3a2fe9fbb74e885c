import { WechatFault, type WechatReason } from './wechat.js';

const TIMEOUT_MS = 5000;

/** Numbers of WeChat that say what to do. Any other one says that it does not accept this server. */
const REASONS: Readonly<Record<number, WechatReason | 'expired'>> = {
  [-1]: 'unreachable',
  40001: 'expired',
  40014: 'expired',
  42001: 'expired',
  40029: 'code',
  40163: 'code',
  41008: 'code',
  42003: 'code',
  45009: 'limit',
  45011: 'limit',
};

/** A token of this server that WeChat takes no more: a fresh one helps. */
export class ExpiredToken extends WechatFault {
  constructor(message: string) {
    super('refused', message);
  }
}

type Answer = Readonly<Record<string, unknown>>;

/** Calls of WeChat's programming interface. Addresses and answers hold secrets, so faults tell the path and the number alone. */
export class WechatApi {
  constructor(
    private readonly baseUrl: string,
    private readonly timeoutMs: number = TIMEOUT_MS,
  ) {}

  get(path: string, query: Readonly<Record<string, string>>): Promise<Answer> {
    return this.call(path, `?${new URLSearchParams(query)}`, {});
  }

  post(path: string, body: object): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    return this.call(path, '', { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private async call(path: string, query: string, request: RequestInit): Promise<Answer> {
    const answer = await this.answerTo(path, query, request);
    const { errcode = 0 } = answer;
    if (errcode === 0) return answer;
    const reason = REASONS[Number(errcode)] ?? 'refused';
    const message = `WeChat answered ${Number(errcode)} at ${path}`;
    throw reason === 'expired' ? new ExpiredToken(message) : new WechatFault(reason, message);
  }

  private async answerTo(path: string, query: string, request: RequestInit): Promise<Answer> {
    try {
      const signal = AbortSignal.timeout(this.timeoutMs);
      const answer = await fetch(`${this.baseUrl}${path}${query}`, { ...request, redirect: 'error', signal });
      // WeChat calls JSON plain text, so it is read whatever it is called.
      const read: unknown = JSON.parse(await answer.text());
      if (answer.ok && typeof read === 'object' && read !== null) return read as Answer;
    } catch {
      // What went wrong names the address that was asked, with the secrets in it.
    }
    throw new WechatFault('unreachable', `WeChat did not answer as it should at ${path}`);
  }
}

/** A text that an answer has to have. */
export function textIn(answer: Answer, name: string): string {
  const value = answer[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new WechatFault('unreachable', `WeChat answered without ${name}`);
}
