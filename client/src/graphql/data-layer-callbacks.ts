import type { Verdict } from './judge-error';

/** A sentence to show for two seconds: the server's own, or one of ours by name. */
export type Notice = Extract<Verdict, { kind: 'say' | 'service' | 'network' | 'unreachable' }> | { kind: 'signedOut' };

/** Callbacks from the data layer to the app. */
export interface DataLayerCallbacks {
  /** Language for the server's messages. */
  language(): string;
  /** The session is over: leave guarded pages. */
  signedOut(): void;
  /** The requested object does not exist. */
  notFound(): void;
  say(notice: Notice): void;
}

declare module '@apollo/client' {
  interface DefaultContext {
    /** Error codes the caller deals with itself: `context: { quiet: ['A0409'] }`. `'all'` also hides lost connections. */
    quiet?: readonly string[] | 'all';
    /** True where it does not matter who asks: the request goes without the session, which may be over. */
    isVisit?: true;
  }
}
