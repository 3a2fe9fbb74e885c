/**
 * Screens of features to come, as far as the visit goes: what leads to them, and back. `password` and `captcha` are asked before the answers are taken,
 * `quotaFull` tells which answers can no longer be counted, `lottery` and `result` (of an exam) follow the thanks. Nothing the server says today leads
 * to any of them; none of them touches answers, page or submissionId. `shownResults` comes between the last page and the thanks where the last page
 * has questions that show how others chose.
 */
export type LaterStage = Asked | 'quotaFull' | 'lottery' | 'result' | 'shownResults';

type Asked = 'password' | 'captcha';

export type LaterOutcome =
  | { readonly kind: 'asked'; readonly what: Asked }
  /** Other answers to these questions may still be counted. */
  | { readonly kind: 'quotaFull'; readonly nodeIds: readonly number[] };

export type LaterAction =
  /** What was asked for was given: the same submission goes out again with it. */
  | { readonly type: 'proved'; readonly proof: string }
  /** On to what is still ahead after the thanks. */
  | { readonly type: 'followed' };
