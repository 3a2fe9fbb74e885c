/** Settings of a survey as a whole. */
export interface SurveySettings {
  /** Written only where `perPage` alone does not tell: `page` = one page at a time, split at pages and page blocks. Read `pagingOf`. */
  readonly paging?: 'page';
  /** With one question per screen: it goes on by itself once one thing was chosen with finger or mouse (features 4.2, 50). Default no. */
  readonly autoAdvance?: boolean;
  /** IANA name of the zone in which days, weeks, months and years begin. Default Asia/Shanghai. */
  readonly timeZone?: string;
  readonly repeat?: RepeatLimit;
  /** When answers are taken from: an ISO 8601 instant in UTC, like `2026-11-21T12:00:00.000Z`. Left out: from the launch. */
  readonly opensAt?: string;
  /** When the survey ends by itself: an instant after `opensAt`, itself no longer part of it. Left out: never. */
  readonly closesAt?: string;
  /** Responses that count before the survey is full. Left out: no limit. */
  readonly total?: number;
}

/** How often one respondent may answer (Spec 9, repeat-answer limits). */
export interface RepeatLimit {
  /** 1 once, 2 hour, 3 day, 4 natural week, 5 seven days, 6 natural month, 7 thirty days, 8 natural year, 9 365 days (`limit/repeat-window.ts`). */
  readonly window: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** What makes two respondents the same. At least one, in the order of this list, each once. */
  readonly by: readonly RepeatSubject[];
}

export type RepeatSubject = 'device' | 'ip' | 'wechat' | 'account' | 'link' | 'parameter' | 'mobile';
