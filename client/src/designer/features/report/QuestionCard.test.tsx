import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { QuestionCard } from './QuestionCard';
import type { QuestionFragment } from './report.generated';
import { choice, field, numbers, questionWith, row } from './report.factory';

const show = (parts: Partial<QuestionFragment>) =>
  renderDesigner(<QuestionCard question={questionWith(parts)} surveyId="abc" total={parts.base ?? 4} />);
/** The cells of a table, row by row. */
const cellsIn = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map((each) => [...each.querySelectorAll('th, td:not([aria-hidden])')].map(({ textContent }) => textContent.trim()));
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

describe('the base', () => {
  it('says of how many responses the question was answered', async () => {
    await renderDesigner(<QuestionCard question={questionWith({ base: 3, texts: ['Hot'] })} surveyId="abc" total={1200} />);
    expect(screen.getByText('n = 3 of 1,200').title).toBe('3 of 1,200 answered this question; the others skipped it or did not see it');
  });
});

describe('a question that nobody answered', () => {
  it('says so', async () => {
    await show({ base: 0, texts: ['Hot'] });
    expect(screen.getByText('Nobody has answered this question yet.')).toBeTruthy();
    expect(screen.queryByText('Hot')).toBeNull();
  });

  it.each<Partial<QuestionFragment>>([
    { type: 'SINGLE_CHOICE', options: [choice('Yes', 0, 0)] },
    { type: 'RATE', values: [{ value: '1', count: 0, percent: 0 }] },
    { type: 'RANK', fields: [field('Tea', { base: 0 })] },
    { type: 'MATRIX', rows: [row('Tea', { base: 0 })] },
  ])('says so in the same way, whatever its type ($type)', async (parts) => {
    await show({ base: 0, ...parts });
    expect(screen.getByText('Nobody has answered this question yet.')).toBeTruthy();
    expect(screen.getByText('n = 0')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
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
      ['Option', 'Share', 'People'],
      ['Yes', '66.7%', '1,200'],
      ['NoDeleted', '33.3%', '600'],
    ]);
  });

  it.each([
    ['MULTIPLE_CHOICE', 40, true],
    ['WORDS', 40, true],
    ['SINGLE_CHOICE', 60.4, false],
    ['IMAGE_CHOICE', 50.1, false],
    ['IMAGE_CHOICE', 50.3, true],
  ] as const)('of %s (twice %d %%) say whether shares may exceed 100 %%: %s', async (type, share, isSaid) => {
    await show({ type, options: [choice('A', 2, 50), choice('B', 2, share)] });
    expect(screen.queryByText(/People may choose several/) !== null).toBe(isSaid);
  });

  it('show the texts written at them, folded', async () => {
    await show({ type: 'SINGLE_CHOICE', options: [choice('Yes', 2, 50), choice('Else', 2, 50, { texts: ['Milk', 'Rum'] })] });
    expect(document.querySelectorAll('details')).toHaveLength(1);
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
      ['Value', 'Share', 'People'],
      ['5', '75.3%', '3'],
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

  const scale = (low: number, ...counts: number[]) =>
    counts.map((count, place) => ({ value: String(low + place), count, percent: count * 10 }));

  it('on a scale of five points have two highest and two lowest points together', async () => {
    await show({ type: 'RATE', numbers: numbers(4, 4, 1, 5), values: scale(1, 1, 0, 1, 3, 5) });
    expect(facts()).toMatchObject({ 'Top two': '80.0%', 'Bottom two': '10.0%' });
    expect(screen.queryByText('Net promoter score')).toBeNull();
  });

  it('from 0 to 10 have a net promoter score and its three groups', async () => {
    await show({ type: 'RATE', numbers: numbers(8, 8, 0, 10), values: scale(0, 1, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3) });
    expect(facts()).toMatchObject({ 'Net promoter score': '+30.0' });
    const groups = within(screen.getByRole('region', { name: 'Net promoter score' })).getAllByRole('listitem');
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'Detractors 0–6 20.0% (2)',
      'Passives 7–8 30.0% (3)',
      'Promoters 9–10 50.0% (5)',
    ]);
  });

  it('of a slider from 0 to 10 have none: it asks for an amount', async () => {
    await show({ type: 'SLIDER', numbers: numbers(8, 8, 0, 10), values: scale(0, 1, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3) });
    expect(screen.queryByText('Net promoter score')).toBeNull();
  });

  it('of dates have an earliest and a latest, and periods', async () => {
    const dates = { earliest: '2026-01-01T08:00', latest: '2026-02-01T09:30' };
    await show({ type: 'DATE', dates, values: [{ value: '2026-01', count: 3, percent: 75 }] });
    expect(facts()).toEqual({ Earliest: '2026-01-01 08:00', Latest: '2026-02-01 09:30' });
    expect(tableOf()[0]).toEqual(['Period', 'Share', 'People']);
  });
});

describe('fields', () => {
  it('of a ranking have a score, a mean place, and a heat table of their places', async () => {
    const values = (first: number) => [
      { value: '1', count: first, percent: first * 25 },
      { value: '2', count: 4 - first, percent: 100 - first * 25 },
    ];
    const fields = [
      field('<b>Tea</b>', { base: 1004, numbers: numbers(1.25, 1, 1, 2), values: values(3) }),
      field('Rum', { numbers: null, values: values(1), retired: true }),
    ];
    const { user } = await show({ type: 'RANK', title: '<b>Rank</b>', fields, base: 4 });
    expect(tableOf('Figures for “Q1 Rank”')).toEqual([
      ['Item', 'Score', 'Mean place', 'n'],
      ['Tea', '1.75', '1.25', '1,004'],
      ['RumDeleted', '1.25', '--', '4'],
    ]);
    expect(screen.getByText(/place 1 counts 2 points/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Heat table' }));
    expect(tableOf('Figures for “Q1 Rank”')).toEqual([
      ['Item', 'n', 'Score', 'Mean place', 'Place 1', 'Place 2'],
      ['Tea', '1,004', '1.75', '1.25', '75.0% 3', '25.0% 1'],
      ['RumDeleted', '4', '1.25', '--', '25.0% 1', '75.0% 3'],
    ]);
  });

  it('of a ranking stand with the best first, or in the order of the survey', async () => {
    const place = (first: number) => [
      { value: '1', count: first, percent: first * 25 },
      { value: '2', count: 4 - first, percent: 100 - first * 25 },
    ];
    const { user } = await show({ type: 'RANK', fields: [field('Rum', { values: place(1) }), field('Tea', { values: place(3) })] });
    const items = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(items()).toEqual(['Tea', 'Rum']);
    await user.click(screen.getByRole('button', { name: 'Highest first', pressed: true }));
    expect(items()).toEqual(['Rum', 'Tea']);
  });

  it('of a proportion are a table of means and shares', async () => {
    await show({
      type: 'PROPORTION',
      fields: [field('Tea', { numbers: numbers(60.5, 60, 0, 100), share: 60.25 }), field('Rum', { share: null })],
    });
    expect(tableOf('Figures for “Q1 Tea?”')).toEqual([
      ['Item', 'Share', 'Mean', 'Median'],
      ['Tea', '60.3%', '60.5', '60'],
      ['Rum', '0.0%', '--', '--'],
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
      ['Choice', 'Share', 'People'],
      ['Rome', '75.0%', '3'],
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
    expect(tableOf('Figures for “Q1 Tea?”')).toEqual([
      ['Row', 'n', 'Yes', 'No'],
      ['Tea', '1,004', '25.0% 1', '75.0% 3'],
      ['RumDeleted', '4', '100.0% 4', '0.0% 0'],
    ]);
    expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['Rum']);
  });

  it('of ratings show the mean and the points', async () => {
    const rated = { numbers: numbers(4.5, 5, 4, 5), values: [{ value: '5', count: 2, percent: 50 }] };
    await show({ type: 'MATRIX', rows: [row('Tea', rated), row('Rum', { ...rated, numbers: null })] });
    expect(tableOf('Figures for “Q1 Tea?”')).toEqual([
      ['Row', 'n', 'Mean', '5'],
      ['Tea', '4', '4.5', '50.0% 2'],
      ['Rum', '4', '--', '50.0% 2'],
    ]);
  });

  it('that nobody answered have dashes instead of shares', async () => {
    await show({ type: 'MATRIX', rows: [row('Tea', { options: options(1) }), row('Rum', { options: options(0), base: 0 })] });
    expect(tableOf()[2]).toEqual(['Rum', '0', '--', '--']);
  });

  it('of a scale of five points say how many gave one of the two highest', async () => {
    const values = [1, 0, 1, 3, 5].map((count, place) => ({ value: String(place + 1), count, percent: count * 10 }));
    await show({ type: 'MATRIX', rows: [row('Tea', { numbers: numbers(4.1, 4, 1, 5), values })] });
    expect(tableOf()[1]?.slice(0, 4)).toEqual(['Tea', '4', '4.1', '80.0%']);
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

describe('files', () => {
  it('are counted, and the newest shown', async () => {
    const file = { id: 'f1', responseId: 'r1', name: 'cat.pdf', size: 812, path: '/v1/files/f1' };
    await show({ type: 'UPLOAD', files: { count: 1200, latest: [file] } });
    expect(facts()).toEqual({ Files: '1,200' });
    expect(screen.getByRole('list', { name: 'Files of “Q1 Tea?”' }).textContent).toBe('PDFcat.pdf812 B');
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
