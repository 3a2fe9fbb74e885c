import type { ErrorCode, FaultRule } from '@wence/schema';

/** Every key of the Chinese table; a language that lacks one does not compile. */
export interface Messages {
  readonly codes: Readonly<Record<ErrorCode, string>>;
  readonly faults: Readonly<Record<FaultRule, string>>;
  readonly sms: { readonly code: string };
  readonly mailbox: { readonly title: string; readonly help: string; readonly empty: string };
  /** The page that stands in for WeChat's sign-in while developing. */
  readonly wechatPage: {
    readonly title: string;
    readonly help: string;
    readonly withProfile: string;
    readonly silent: string;
    readonly people: readonly string[];
    readonly name: string;
    readonly choose: string;
    readonly decline: string;
    readonly wrong: string;
  };
  /** Verification questions. `numbers` are the words for 0, 1, 2 and so on. */
  readonly challenge: {
    readonly numbers: readonly string[];
    readonly sum: string;
    readonly difference: string;
    readonly largest: string;
    readonly smallest: string;
  };
  readonly copyOf: string;
  /** Title of a survey that was imported from a document without one. */
  readonly importedSurvey: string;
  /** Instead of the answering page: its script has not arrived yet, or the browser runs none. */
  readonly latePage: { readonly title: string; readonly text: string; readonly retry: string; readonly noScript: string };
  /** The check before a launch had no time to look at all ways through a survey. */
  readonly checkCutShort: string;
  /** The file that shows how a cascade is written down. */
  readonly cascadeTemplate: { readonly name: string; readonly sheet: string; readonly rows: readonly (readonly string[])[] };
}
