import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { QuestionCard } from './QuestionCard';
import type { QuestionFragment } from './report.generated';
import { choice, field, numbers, questionWith, row } from './report.factory';

const show = (parts: Partial<QuestionFragment>) => renderDesigner(<QuestionCard question={questionWith(parts)} />);
/** The cells of a table, row by row. */
const cellsIn = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map((each) => [...each.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()));
const tableOf = (name?: string) => cellsIn(screen.getByRole('table', name === undefined ? undefined : { name }));
/** The labelled figures. */
const facts = (): Record<string, string> =>
  Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));

describe('the head of a question', () => {
  it('names it, without markup, and says what kind it is and how many answered', async () => {
    await show({ code: 'Q7', title: '<b>Tea</b>?', type: 'OPEN_TEXT', base: 1234, texts: ['Hot'] });
    const card = screen.getByRole('article', { name: 'Q7 Tea?' });
    expect(within(card).getByText('Open text')).toBeTruthy();
    expect(within(card).getByText('n = 1,234').title).toBe('1,234 people answered this question');
    expect(within(card).queryByText('Deleted')).toBeNull();
  });

  it('marks a question that was deleted', async () => {
    await show({ retired: true, base: 1, texts: ['Hot'] });
    expect(screen.getByText('Deleted')).toBeTruthy();
    expect(screen.getByText('n = 1').title).toBe('One person answered this question');
  });
});

describe('a question that nobody answered', () => {
  it('says so', async () => {
    await show({ base: 0, texts: ['Hot'] });
    expect(screen.getByText('Nobody has answered this question yet.')).toBeTruthy();
    expect(screen.queryByText('Hot')).toBeNull();
  });

  it('lists its options with zeros', async () => {
    await show({ base: 0, type: 'SINGLE_CHOICE', options: [choice('Yes', 0, 0)] });
    expect(tableOf()).toEqual([
      ['Option', 'People', 'Share'],
      ['Yes', '0', '0.0%'],
    ]);
    expect(screen.queryByText(/Nobody has answered/)).toBeNull();
  });

  it('shows no picture without marks, even if its marks belong to options', async () => {
    await show({ base: 0, type: 'PLOT', options: [choice('Good', 0, 0)], points: { picture: null, count: 0, cells: [] } });
    expect(screen.getByText('Nobody has answered this question yet.')).toBeTruthy();
  });

  it('is not one with a single answer', async () => {
    await show({ base: 1, texts: ['Hot'] });
    expect(screen.queryByText(/Nobody has answered/)).toBeNull();
  });
});

describe('chosen options', () => {
  it('are listed with counts and shares, deleted ones marked', async () => {
    await show({ type: 'SINGLE_CHOICE', options: [choice('<i>Yes</i>', 1200, 66.666), choice('No', 600, 33.333, { retired: true })] });
    expect(tableOf()).toEqual([
      ['Option', 'People', 'Share'],
      ['Yes', '1,200', '66.7%'],
      ['NoDeleted', '600', '33.3%'],
    ]);
  });

  it.each([
    ['MULTIPLE_CHOICE', 40, true],
    ['WORDS', 40, true],
    ['SINGLE_CHOICE', 60.4, false],
    ['IMAGE_CHOICE', 51, false],
    ['IMAGE_CHOICE', 51.1, true],
  ] as const)('of %s (twice %d %%) say whether shares may exceed 100 %%: %s', async (type, share, isSaid) => {
    await show({ type, options: [choice('A', 2, 50), choice('B', 2, share)] });
    expect(screen.queryByText(/People may choose several/) !== null).toBe(isSaid);
  });

  it('show the texts written at them, folded', async () => {
    await show({ type: 'SINGLE_CHOICE', options: [choice('Yes', 2, 50), choice('Else', 2, 50, { texts: ['Milk', 'Rum'] })] });
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByText('Details for “Else” (2)')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: /Else/, hidden: true })).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  });

  it('show the tags picked for a level, the most frequent first, and none that nobody picked', async () => {
    const tag = (value: string, count: number) => ({ value, count, percent: 0 });
    await show({
      type: 'EVALUATE',
      options: [choice('Good', 2, 50, { tags: [tag('late', 0), tag('kind', 1), tag('quick', 1500)] }), choice('Bad', 2, 50)],
    });
    const list = screen.getByRole('list', { name: 'Tags for “Good”' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['quick 1,500', 'kind 1']);
    expect(screen.queryByRole('list', { name: 'Tags for “Bad”' })).toBeNull();
  });
});

describe('numbers', () => {
  it('are summed up, with their values and how many are not listed', async () => {
    await show({ type: 'RATE', numbers: numbers(1234.5, 1000, -1, 5000), values: [{ value: '5', count: 3, percent: 75.25 }], others: 1 });
    expect(facts()).toEqual({ Mean: '1,234.5', Median: '1,000', Lowest: '-1', Highest: '5,000' });
    expect(tableOf()).toEqual([
      ['Value', 'People', 'Share'],
      ['5', '3', '75.3%'],
    ]);
    expect(screen.getByText('One more answer is not in the table.')).toBeTruthy();
  });

  it('have no table where they have no values, and nothing is left out of one that lists all', async () => {
    await show({ type: 'SLIDER', numbers: numbers(1, 1, 1, 1) });
    expect(screen.queryByRole('table')).toBeNull();
    await show({ nodeId: 2, type: 'SLIDER', values: [{ value: '5', count: 3, percent: 75 }], others: 0 });
    expect(screen.queryByText(/not in the table/)).toBeNull();
  });

  it('say of thousands that are not listed', async () => {
    await show({ type: 'RATE', values: [{ value: '5', count: 3, percent: 75 }], others: 2500 });
    expect(screen.getByText('2,500 more answers are not in the table.')).toBeTruthy();
  });

  it('of dates have an earliest and a latest, and periods', async () => {
    const dates = { earliest: '2026-01-01T08:00', latest: '2026-02-01T09:30' };
    await show({ type: 'DATE', dates, values: [{ value: '2026-01', count: 3, percent: 75 }] });
    expect(facts()).toEqual({ Earliest: '2026-01-01 08:00', Latest: '2026-02-01 09:30' });
    expect(tableOf()[0]).toEqual(['Period', 'People', 'Share']);
  });
});

describe('fields', () => {
  it('of a ranking are a table of places', async () => {
    const values = (first: number) => [
      { value: '1', count: first, percent: first * 25 },
      { value: '2', count: 4 - first, percent: 100 - first * 25 },
    ];
    const fields = [
      field('<b>Tea</b>', { base: 1004, numbers: numbers(1.25, 1, 1, 2), values: values(3) }),
      field('Rum', { numbers: null, values: values(1), retired: true }),
    ];
    await show({ type: 'RANK', title: '<b>Rank</b>', fields });
    expect(tableOf('Figures for “Rank”')).toEqual([
      ['Item', 'n', 'Mean place', 'Place 1', 'Place 2'],
      ['Tea', '1,004', '1.25', '75.0% 3', '25.0% 1'],
      ['RumDeleted', '4', '--', '25.0% 1', '75.0% 3'],
    ]);
  });

  it('of a proportion are a table of means and shares', async () => {
    await show({
      type: 'PROPORTION',
      fields: [field('Tea', { numbers: numbers(60.5, 60, 0, 100), share: 60.25 }), field('Rum', { share: null })],
    });
    expect(tableOf('Figures for “Tea?”')).toEqual([
      ['Item', 'Mean', 'Median', 'Share'],
      ['Tea', '60.5', '60', '60.3%'],
      ['Rum', '--', '--', '0.0%'],
    ]);
  });

  it('of a form stand one after the other: numbers, choices with what is not listed, or texts', async () => {
    const fields = [
      field('Age', { base: 1200, numbers: numbers(40, 41, 18, 99) }),
      field('City', { values: [{ value: 'Rome', count: 3, percent: 75 }], others: 2 }),
      field('Name', { base: 2, texts: ['Ann', 'Bob'] }),
      field('Mail', { base: 0 }),
    ];
    await show({ type: 'MULTI_FIELD', fields });
    expect(screen.getByRole('heading', { name: 'Age n = 1,200' })).toBeTruthy();
    expect(facts()).toEqual({ Mean: '40', Median: '41', Lowest: '18', Highest: '99' });
    expect(tableOf()).toEqual([
      ['Choice', 'People', 'Share'],
      ['Rome', '3', '75.0%'],
    ]);
    expect(screen.getByText('2 more answers are not in the table.')).toBeTruthy();
    expect(screen.getByText('Name · n = 2')).toBeTruthy();
    expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['Ann', 'Bob']);
    expect(screen.getByText('Mail · n = 0').tagName).toBe('P');
  });
});

describe('rows', () => {
  const options = (yes: number) => [
    { optionId: 1, title: '<b>Yes</b>', count: yes, percent: yes * 25, retired: false },
    { optionId: 2, title: 'No', count: 4 - yes, percent: 100 - yes * 25, retired: false },
  ];

  it('of choices are one table, and texts of a row stand below it', async () => {
    await show({
      type: 'MATRIX',
      rows: [row('Tea', { options: options(1), base: 1004 }), row('Rum', { options: options(4), texts: ['Ugh'], retired: true })],
    });
    expect(tableOf('Figures for “Tea?”')).toEqual([
      ['Row', 'n', 'Yes', 'No'],
      ['Tea', '1,004', '25.0% 1', '75.0% 3'],
      ['RumDeleted', '4', '100.0% 4', '0.0% 0'],
    ]);
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(within(screen.getByRole('group')).getByText('Rum')).toBeTruthy();
  });

  it('of ratings show the mean and the points', async () => {
    const rated = { numbers: numbers(4.5, 5, 4, 5), values: [{ value: '5', count: 2, percent: 50 }] };
    await show({ type: 'MATRIX', rows: [row('Tea', rated), row('Rum', { ...rated, numbers: null })] });
    expect(tableOf('Figures for “Tea?”')).toEqual([
      ['Row', 'n', 'Mean', '5'],
      ['Tea', '4', '4.5', '50.0% 2'],
      ['Rum', '4', '--', '50.0% 2'],
    ]);
  });

  it('of texts are listed one by one, with how many wrote', async () => {
    await show({ type: 'MATRIX', rows: [row('Tea', { texts: ['Hot'] })] });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Tea · n = 4')).toBeTruthy();
  });

  it('with fields of their own show those', async () => {
    await show({ type: 'TABLE', rows: [row('<b>Ann</b>', { fields: [field('Age', { numbers: numbers(40, 41, 18, 99) })] })] });
    expect(screen.getByRole('heading', { name: 'Ann' })).toBeTruthy();
    expect(facts()['Mean']).toBe('40');
  });

  it('that respondents add are counted', async () => {
    await show({ type: 'TABLE', rowCounts: numbers(2.5, 2, 1, 6) });
    expect(screen.getByText('People filled in 2.5 rows on average, 1 at least and 6 at most.')).toBeTruthy();
  });

  it('that nobody added count as none', async () => {
    await show({ type: 'TABLE', rowCounts: { answered: 0, mean: null, median: null, min: null, max: null } });
    expect(screen.getByText('People filled in -- rows on average, 0 at least and 0 at most.')).toBeTruthy();
  });
});

describe('written answers', () => {
  it('are listed as they come, newest first', async () => {
    await show({ texts: ['Hot', 'Cold', 'Hot'] });
    const list = screen.getByRole('list', { name: 'Latest answers to “Tea?”' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hot', 'Cold', 'Hot']);
    expect(list.tabIndex).toBe(0);
  });
});

describe('positions', () => {
  it('are listed with five decimals, and a dash where there is no address', async () => {
    await show({
      type: 'POSITION',
      positions: [
        { lng: 116.3974567, lat: 39.9, address: 'Gate 1' },
        { lng: -0.1, lat: 51.5, address: null },
      ],
    });
    expect(tableOf()).toEqual([
      ['Address', 'Latitude', 'Longitude'],
      ['Gate 1', '39.90000', '116.39746'],
      ['--', '51.50000', '-0.10000'],
    ]);
  });
});

describe('marks on a picture', () => {
  it('are counted cell by cell, counted from 1, and drawn in their cells by their number', async () => {
    const cells = [
      { column: 0, row: 9, count: 1 },
      { column: 4, row: 0, count: 4 },
    ];
    await show({ type: 'PLOT', points: { picture: '{host}/a.png', count: 1005, cells } });
    expect(facts()).toEqual({ Marks: '1,005' });
    expect(screen.getByRole('img', { name: 'Picture of “Tea?”' })).toBeTruthy();
    const dots = within(screen.getByRole('list', { name: 'Where the marks are' })).getAllByRole('listitem');
    expect(dots.map(({ textContent }) => textContent)).toEqual(['Row 10, column 1: one mark', 'Row 1, column 5: 4 marks']);
    const places = dots.map(({ style }) => ['--x', '--y', '--size'].map((name) => Number(style.getPropertyValue(name))));
    expect(places).toEqual([
      [0.05, 0.95, 0.5],
      [0.45, 0.05, 1],
    ]);
  });

  it('have a place without a picture too', async () => {
    await show({ type: 'PLOT', points: { picture: null, count: 1, cells: [{ column: 0, row: 0, count: 1 }] } });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Row 1, column 1: one mark')).toBeTruthy();
  });
});

describe('shares', () => {
  it('are drawn as far as the whole width at most', async () => {
    const value = (percent: number) => ({ value: `${percent}`, count: 1, percent });
    await show({ type: 'RATE', values: [value(25), value(120)] });
    const drawn = [...document.querySelectorAll<HTMLElement>('[style*="--share"]')].map(({ style }) => style.getPropertyValue('--share'));
    expect(drawn).toEqual(['0.25', '1']);
  });
});
