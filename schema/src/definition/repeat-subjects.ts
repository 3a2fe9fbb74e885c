import type { RepeatLimit, RepeatSubject } from './survey-settings.js';

/** What can make two respondents the same, in the order in which a definition names them (Spec 9, repeat-answer limits). */
export const REPEAT_SUBJECTS: readonly RepeatSubject[] = ['device', 'ip', 'wechat', 'account', 'link', 'parameter', 'mobile'];

/** The windows of Spec 9, by number (`limit/repeat-window.ts`). */
export const REPEAT_WINDOWS: readonly RepeatLimit['window'][] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
