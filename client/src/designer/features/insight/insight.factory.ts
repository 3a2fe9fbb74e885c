import type { InsightCardFragment } from './insight.generated';

/** Numbers or names of a card from an object. */
export const numbers = (values: Readonly<Record<string, number>>): InsightCardFragment['numbers'] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

export const names = (values: Readonly<Record<string, string>>): InsightCardFragment['names'] =>
  Object.entries(values).map(([name, text]) => ({ name, text }));

const subject = (nodeId: number, title: string): InsightCardFragment['subjects'][number] => ({
  nodeId,
  rowId: null,
  code: `Q${nodeId}`,
  title,
  rowTitle: null,
});

export const overviewCard: InsightCardFragment = {
  cardId: 'overview',
  kind: 'OVERVIEW',
  severity: 'INFO',
  base: 1200,
  smallBase: false,
  filter: null,
  subjects: [],
  numbers: numbers({ received: 1250, counted: 1200, medianSeconds: 200, busiestHour: 12, busiestHourCount: 90, sourceCount: 640 }),
  names: names({ source: 'wechat' }),
  bars: [],
  test: null,
};

/** The north drinks tea. */
export const differenceCard: InsightCardFragment = {
  ...overviewCard,
  cardId: 'difference-2-1',
  kind: 'DIFFERENCE',
  severity: 'STRONG',
  base: 120,
  filter: { conditions: [{ answer: { nodeId: 2, anyOf: [21] } }, { answer: { nodeId: 1, anyOf: [11] } }] },
  subjects: [subject(2, 'Drink'), subject(1, 'City')],
  numbers: numbers({
    statistic: 34.567,
    degrees: 2,
    cramersV: 0.537,
    rawP: 1e-8,
    count: 47,
    columnBase: 60,
    percent: 78.3,
    overallPercent: 47.5,
  }),
  names: names({ option: 'tea', column: 'north' }),
  bars: [
    { title: 'north', value: 78.3, marked: true },
    { title: 'south', value: 16.7, marked: false },
  ],
  test: { name: 'CHI_SQUARE', p: 3e-8 },
};

/** The second page loses people. */
export const dropOffCard: InsightCardFragment = {
  ...overviewCard,
  cardId: 'dropOff-2',
  kind: 'DROP_OFF',
  severity: 'NOTABLE',
  base: 122,
  subjects: [subject(2, 'Drink')],
  numbers: numbers({ number: 2, count: 34, percent: 27.9 }),
  names: [],
  bars: [
    { title: 'Q1 City', value: 8.9, marked: false },
    { title: 'Q2 Drink', value: 27.9, marked: true },
  ],
};

export const promoterCard: InsightCardFragment = {
  ...overviewCard,
  cardId: 'nps-5',
  kind: 'NPS',
  severity: 'NOTABLE',
  base: 20,
  smallBase: true,
  filter: { conditions: [{ answer: { nodeId: 5, range: { from: 0, to: 6 } } }] },
  subjects: [subject(5, 'Would you recommend us?')],
  numbers: numbers({ score: 35, low: 1.2, high: 68.8, promoters: 55, passives: 25, detractors: 20 }),
  names: [],
  test: { name: 'INTERVAL', p: null },
};
