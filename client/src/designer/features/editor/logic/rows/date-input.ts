import { DATE_FORMATS, type DatePart, findNode, formatOf, questionRow, type SurveyDefinition, TIME_FORMATS } from '@wence/schema';

/** A field of the browser that picks a moment, as exact as a question asks for it. */
export interface DateInput {
  readonly type: 'date' | 'month' | 'time' | 'datetime-local';
  /** Seconds between two moments that can be picked; absent: a minute. */
  readonly step?: number;
}

const TIME = 2;
const DATES: Readonly<Record<DatePart, DateInput | null>> = {
  year: null,
  month: { type: 'month' },
  day: { type: 'date' },
  minute: { type: 'datetime-local' },
  second: { type: 'datetime-local', step: 1 },
};
const SHAPES: Readonly<Record<DateInput['type'], RegExp>> = {
  month: /^\d{4}-\d\d$/,
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d(:\d\d)?$/,
  'datetime-local': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/,
};

/**
 * The date field for a comparison value. Null if the value is typed, as a year is, or if such a field could not show it, since
 * conditions also accept dates that are less exact than the answers.
 */
export function dateInput(definition: SurveyDefinition, nodeId: number | undefined, value: string | number = ''): DateInput | null {
  const node = nodeId === undefined ? undefined : findNode(definition, nodeId);
  if (!node || questionRow(node).answer !== 'date') return null;
  const isSeconds = TIME_FORMATS[formatOf(node)] === 'second';
  const time: DateInput = { type: 'time', ...(isSeconds && { step: 1 }) };
  const input = node.subType === TIME ? time : DATES[DATE_FORMATS[formatOf(node)] ?? 'day'];
  return input && (value === '' || SHAPES[input.type].test(String(value))) ? input : null;
}
