import type { CollectionFragment, QuestionFragment } from './report.generated';

type Choice = QuestionFragment['options'][number];
type Field = QuestionFragment['fields'][number];
type Row = QuestionFragment['rows'][number];

let lastId = 100;

/** A question's report that has no part but those that are given. */
export const questionWith = (parts: Partial<QuestionFragment>): QuestionFragment => ({
  nodeId: 1,
  code: 'Q1',
  title: 'Tea?',
  type: 'OPEN_TEXT',
  base: 4,
  retired: false,
  texts: [],
  others: 0,
  options: [],
  numbers: null,
  values: [],
  fields: [],
  rows: [],
  rowCounts: null,
  dates: null,
  areas: [],
  files: null,
  positions: [],
  points: null,
  ...parts,
});

export const choice = (title: string, count: number, percent: number, more: Partial<Choice> = {}): Choice => ({
  optionId: (lastId += 1),
  code: '1',
  title,
  count,
  percent,
  retired: false,
  other: false,
  texts: [],
  group: null,
  level: null,
  parentId: null,
  tags: [],
  ...more,
});

export const field = (title: string, more: Partial<Field> = {}): Field => ({
  optionId: (lastId += 1),
  title,
  base: 4,
  retired: false,
  texts: [],
  others: 0,
  share: null,
  numbers: null,
  values: [],
  ...more,
});

export const row = (title: string, more: Partial<Row> = {}): Row => ({
  rowId: (lastId += 1),
  title,
  base: 4,
  retired: false,
  texts: [],
  others: 0,
  numbers: null,
  values: [],
  options: [],
  fields: [],
  ...more,
});

export const numbers = (mean: number, median: number, min: number, max: number) => ({ answered: 4, mean, median, min, max });

/** How so many responses came, all but one of them with their time. */
export const collectionOf = (total: number): CollectionFragment => ({
  seq: total,
  total,
  timeZone: 'Asia/Shanghai',
  days: [
    { day: '2026-02-27', count: total - 1 },
    { day: '2026-03-01', count: 1 },
  ],
  earlier: 0,
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 9 ? total : 0)),
  duration: { answered: total - 1, lowerQuartile: 60, median: 125.4, upperQuartile: 4_230, bins: [{ from: 0, to: 60, count: total - 1 }] },
  sources: [
    { source: 'poster', name: 'poster', count: total - 1, percent: 75 },
    { source: null, name: null, count: 1, percent: 25 },
  ],
  otherSources: 0,
  devices: [
    { device: 'PHONE', count: total - 1, percent: 75 },
    { device: null, count: 1, percent: 25 },
  ],
  regions: [
    { region: 'CN-GD', count: total - 1, percent: 75 },
    { region: 'JP', count: 1, percent: 25 },
  ],
  otherRegions: 0,
  statuses: [
    { status: 'COMPLETE', count: total, percent: 80 },
    { status: 'SCREENED', count: 1, percent: 20 },
  ],
});
