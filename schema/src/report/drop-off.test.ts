import { describe, expect, it } from '@jest/globals';
import { block, page } from '../testing/build-container.js';
import { single, text } from '../testing/build-node.js';
import { surveyWith } from '../testing/build-survey.js';
import { dropOffFigures, type VisitCount } from './drop-off.js';

const PAGED = { perPage: true, settings: { paging: 'page' } } as const;
const three = surveyWith(PAGED, single('Q1', 'Tea?', ['yes', 'no']), page('P1'), text('Q2', 'Why?'), page('P2'), text('Q3', 'Else?'));
const idOf = (code: string): number => three.nodes.find((node) => node.code === code)?.id ?? 0;

const count = (code: string | null, opened: number, more: Partial<VisitCount> = {}): VisitCount => ({
  version: 1,
  page: code === null ? 0 : idOf(code),
  opened,
  started: 0,
  submitted: 0,
  answering: 0,
  ...more,
});
const figuresOf = (counts: readonly VisitCount[], newest = three, versions = new Map([[1, three]])) =>
  dropOffFigures({ newest, versions }, counts);
const shown = (figures: ReturnType<typeof figuresOf>) =>
  figures.pages.map(({ code, reached, left, answering, submitted }) => [code, reached, left, answering, submitted]);

describe('drop-off', () => {
  it('leads from opening to submitting, and says page by page who left', () => {
    const figures = figuresOf([
      count('Q1', 40, { started: 10, submitted: 5, answering: 5 }),
      count('Q2', 20, { started: 20, answering: 2 }),
      count('Q3', 40, { started: 40, submitted: 36 }),
    ]);

    expect(figures).toMatchObject({
      opened: 100,
      started: 70,
      submitted: 41,
      answering: 7,
      left: 52,
      startedPercent: 70,
      completionPercent: 41,
    });
    expect(figures.pages).toEqual([
      { number: 1, nodeId: idOf('Q1'), code: 'Q1', title: 'Tea?', reached: 100, left: 30, leftPercent: 30, answering: 5, submitted: 5 },
      { number: 2, nodeId: idOf('Q2'), code: 'Q2', title: 'Why?', reached: 60, left: 18, leftPercent: 30, answering: 2, submitted: 0 },
      { number: 3, nodeId: idOf('Q3'), code: 'Q3', title: 'Else?', reached: 40, left: 4, leftPercent: 10, answering: 0, submitted: 36 },
    ]);
  });

  it('has the welcome in front of the pages where there is one, or was one', () => {
    const welcomed = { ...three, welcome: 'Hello' };

    expect(shown(figuresOf([count('Q1', 3)], welcomed))[0]).toEqual([null, 3, 0, 0, 0]);
    expect(shown(figuresOf([count('Q1', 3), count(null, 2)]))[0]).toEqual([null, 5, 2, 0, 0]);
    expect(shown(figuresOf([count('Q1', 3)]))[0]).toEqual(['Q1', 3, 3, 0, 0]);
  });

  it('counts a page that is gone as the one before it, wherever it stood', () => {
    const [q1, , , p2, q3] = three.nodes;
    const newest = { ...three, nodes: [q1, p2, q3].flatMap((node) => node ?? []) };
    const headless = { ...three, nodes: three.nodes.slice(2) };

    expect(shown(figuresOf([count('Q2', 4), count('Q3', 1)], newest))).toEqual([
      ['Q1', 5, 4, 0, 0],
      ['Q3', 1, 1, 0, 0],
    ]);
    expect(shown(figuresOf([count('Q1', 4), count('Q3', 1)], headless))).toEqual([
      ['Q2', 5, 4, 0, 0],
      ['Q3', 1, 1, 0, 0],
    ]);
  });

  it('finds a page by anything on it, and unites the versions', () => {
    const together = surveyWith(PAGED, block('B1', 'All', [text('Q4', 'A?'), text('Q5', 'B?')]));
    const inside = together.nodes[0]?.nodes ?? [];
    const counts = inside.map(({ id }, index) => ({ ...count(null, 2), version: index + 1, page: id }));

    expect(shown(figuresOf(counts, together, new Map()))).toEqual([['Q4', 4, 4, 0, 0]]);
  });

  it('is that of nobody before the first visit, and survives a survey without pages', () => {
    expect(figuresOf([])).toMatchObject({ opened: 0, startedPercent: 0, completionPercent: 0 });
    expect(shown(figuresOf([]))).toEqual([
      ['Q1', 0, 0, 0, 0],
      ['Q2', 0, 0, 0, 0],
      ['Q3', 0, 0, 0, 0],
    ]);
    expect(shown(figuresOf([count('Q1', 2)], { ...three, nodes: [] }))).toEqual([[null, 2, 2, 0, 0]]);
  });
});
