import type { Answer } from '@wence/schema';
import { mobileIn, unproven } from './answer-mark';
import { checkCode, type CheckOutcome, type ProofPlace, requestCode, type SendOutcome } from './request-code';

export const CODE_LENGTH = 6;
const SECOND_MS = 1000;

/** Outcome of the last request, shown next to the box it is about. */
export type Note =
  | { readonly at: 'mobile'; readonly outcome: SendOutcome; readonly mobile: string }
  | { readonly at: 'code'; readonly outcome: CheckOutcome | { readonly kind: 'short' } };

export interface CheckState {
  readonly work: 'idle' | 'sending' | 'checking';
  /** The digits typed so far. */
  readonly code: string;
  /** The number that a code is on its way to; '' before the first. */
  readonly sentTo: string;
  /** When the next one may be asked for, by `Date.now()`. */
  readonly nextAt: number;
  readonly note: Note | null;
}

/** The answer as it is now, and what came of a request, for those who do not see it. */
export type Tell = (answer: Answer | null, note: Note | null) => void;

/** Proving the number of one question. Lives as long as the page: who goes on to the next screen finds the seconds counted on. */
export class MobileCheck {
  state: CheckState = { work: 'idle', code: '', sentTo: '', nextAt: 0, note: null };
  private readonly proven = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private tell: Tell = () => {};
  private typed = '';

  constructor(private readonly place: ProofPlace) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): CheckState => this.state;

  /** `tell` hears what comes of requests, also when the question is no longer on screen; `typed` is in the box. */
  listen(tell: Tell, typed: string): void {
    this.tell = tell;
    this.typed = typed;
  }

  /** Records whether the server holds this number as verified. */
  know(mobile: string, isProven: boolean): void {
    if (isProven) this.proven.add(mobile);
    else this.proven.delete(mobile);
  }

  /** The answer for what is typed: the number alone once it is proven, also when somebody comes back to it. */
  answerFor(typed: string): Answer | null {
    const mobile = mobileIn(typed);
    return this.proven.has(mobile) ? { text: mobile } : unproven(typed);
  }

  /** Another number: what was said of the one before does not hold any more. */
  retype(): void {
    if (this.state.note) this.change({ note: null });
  }

  type(code: string): void {
    this.change({ code, note: this.state.note?.at === 'code' ? null : this.state.note });
  }

  get isCounting(): boolean {
    return this.state.nextAt > Date.now();
  }

  async send(): Promise<void> {
    const mobile = mobileIn(this.typed);
    if (mobile === '' || this.state.work !== 'idle' || (this.isCounting && this.state.sentTo === mobile)) return;
    const { code: earlier } = this.state;
    this.change({ work: 'sending', note: null });
    const outcome = await requestCode(this.place, mobile);
    const note: Note = { at: 'mobile', outcome, mobile };
    const isSent = outcome.kind === 'sent';
    // The text message may arrive before this answer: what was typed or filled in meanwhile belongs to the new code.
    const code = this.state.code === earlier ? '' : this.state.code;
    const more = isSent ? { sentTo: mobile, code, nextAt: Date.now() + outcome.seconds * SECOND_MS } : { nextAt: 0 };
    this.change({ work: 'idle', note, ...more });
    this.tell(this.answerFor(this.typed), note);
    if (isSent && code.length === CODE_LENGTH) await this.check();
  }

  async check(): Promise<void> {
    const mobile = mobileIn(this.typed);
    const { code, work } = this.state;
    if (mobile === '' || work !== 'idle') return;
    if (code.length < CODE_LENGTH) {
      this.settle({ at: 'code', outcome: { kind: 'short' } });
      return;
    }
    this.change({ work: 'checking', note: null });
    const outcome = await checkCode(this.place, mobile, code);
    if (outcome.kind === 'proven') this.know(mobile, true);
    this.change({ work: 'idle', ...(outcome.kind === 'proven' && { code: '', nextAt: 0 }) });
    this.settle({ at: 'code', outcome });
  }

  private settle(note: Note): void {
    this.change({ note });
    this.tell(this.answerFor(this.typed), note);
  }

  private change(more: Partial<CheckState>): void {
    this.state = { ...this.state, ...more };
    for (const listener of this.listeners) listener();
  }
}

const checks = new Map<string, MobileCheck>();

/** The check of one question in this visit. */
export function mobileCheckOf(place: ProofPlace): MobileCheck {
  const name = `${place.submissionId} ${place.nodeId}`;
  const check = checks.get(name) ?? new MobileCheck(place);
  checks.set(name, check);
  return check;
}
