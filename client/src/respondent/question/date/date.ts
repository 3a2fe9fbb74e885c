import { formatOf, type SurveyNode } from '@wence/schema';

/** The smallest unit that a question asks for. A clock has no day. */
export type Asked = 'day' | 'month' | 'year' | 'minute' | 'second' | 'clock' | 'clockSecond';

/** The device's own input for it. A year is typed: no device has a picker for years alone. */
export interface DateInput {
  readonly asked: Asked;
  readonly type: 'date' | 'month' | 'datetime-local' | 'time' | 'text';
  /** Seconds between two moments that can be picked; without it a minute. */
  readonly step?: 1;
  /** The last moment of a four-digit year: without it a year may be typed with six. */
  readonly max?: string;
  /** An example of an answer. */
  readonly example: string;
}

const DAY: DateInput = { asked: 'day', type: 'date', max: '9999-12-31', example: '2026-03-31' };

/** Inputs of date questions and of time questions, by `format` of the setting. */
const DATES: readonly DateInput[] = [
  DAY,
  { asked: 'month', type: 'month', max: '9999-12', example: '2026-03' },
  { asked: 'year', type: 'text', example: '2026' },
  { asked: 'minute', type: 'datetime-local', max: '9999-12-31T23:59', example: '2026-03-31 18:05' },
  { asked: 'second', type: 'datetime-local', step: 1, max: '9999-12-31T23:59:59', example: '2026-03-31 18:05:30' },
];
const TIMES: readonly DateInput[] = [
  { asked: 'clock', type: 'time', example: '18:05' },
  { asked: 'clockSecond', type: 'time', step: 1, example: '18:05:30' },
];

const TIME = 2;

export function dateInput(node: SurveyNode): DateInput {
  return (node.subType === TIME ? TIMES : DATES)[formatOf(node)] ?? DAY;
}

/** Converts the value of an input to an answer: browsers leave out seconds that are 0, some add seconds that were not asked for. */
export function asAnswer(value: string, { step }: DateInput): string {
  return value.replace(/([0-9]{2}:[0-9]{2})(:[0-9]{2})?(\.[0-9]+)?$/, (_clock, minutes: string, seconds = ':00') =>
    step === 1 ? `${minutes}${seconds}` : minutes,
  );
}

/** A month that was typed where the device has no picker for months: `2026/3` and the like are as good as `2026-03`. */
export function tidied(text: string, { asked }: DateInput): string {
  const [, year, month = ''] = /^\s*([0-9]{4})[^0-9]+([0-9]{1,2})[^0-9]*$/.exec(text) ?? [];
  return asked === 'month' && year !== undefined ? `${year}-${month.padStart(2, '0')}` : text;
}
