import { setTimeout as wait } from 'node:timers/promises';

const AGAIN_MS = 100;

interface FeedAnswer {
  readonly code: string;
  readonly data: { readonly list: readonly { readonly seq: number; readonly responseId: string }[]; readonly next: number } | null;
}

/** A program that follows the feed of a survey whose server dies and comes back: it knows the number of the last event, and nothing else. */
export class Follower {
  /** Responses in the order in which they were told. */
  readonly told: string[] = [];
  /** Events that came out of their order, or twice: there must be none. */
  readonly faults: string[] = [];
  private isOver = false;
  private readonly following: Promise<void>;

  constructor(
    private readonly origin: () => string,
    private readonly surveyId: string,
    private readonly token: string,
  ) {
    this.following = this.follow();
  }

  /** Ends when an answer says that there is nothing more. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.following;
  }

  private async follow(): Promise<void> {
    for (let since = 0; ; ) {
      const page = await this.page(since);
      if (page?.list.length === 0 && this.isOver) return;
      for (const { seq, responseId } of page?.list ?? []) {
        if (seq !== this.told.length + 1) this.faults.push(`event ${seq} after ${this.told.length}`);
        this.told.push(responseId);
      }
      since = page?.next ?? since;
      if (page === null) await wait(AGAIN_MS);
    }
  }

  /** Null: the server is away, or has no time. */
  private async page(since: number): Promise<FeedAnswer['data']> {
    const url = `${this.origin()}/v1/surveys/${this.surveyId}/responses?since=${since}&limit=500&wait=${this.isOver ? 0 : 5}`;
    try {
      const answer = await fetch(url, { headers: { authorization: `Bearer ${this.token}` } });
      const { code, data } = (await answer.json()) as FeedAnswer;
      if (!['00000', 'A0501', 'B0503', 'B0001'].includes(code)) this.faults.push(`${code} after ${since}`);
      return data?.list ? data : null;
    } catch {
      return null;
    }
  }
}
