import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../../testing/render-designer';
import { CardContext } from './card-context';
import { CountFigure } from './CountFigure';

type Props = ComponentProps<typeof CountFigure>;

function rowsOf(...counts: number[]) {
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.map((count, place) => ({ key: place, label: `Row ${place + 1}`, count, percent: Math.round((count * 1000) / sum) / 10 }));
}

/** A figure as the main one of a card, and a button that gives it its next figures, as news do. */
function Card({ next, ...props }: Props & { next?: Props['rows'] | undefined }) {
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  const [rows, setRows] = useState(props.rows);
  return (
    <CardContext value={{ surveyId: 'abc', nodeId: 7, title: 'Q7 Tea?', base: 'n = 4', toolbar }}>
      <div ref={setToolbar} />
      <CountFigure {...props} rows={rows} />
      {next && (
        <button type="button" onClick={() => setRows(next)}>
          News
        </button>
      )}
    </CardContext>
  );
}

const show = (props: Partial<Props> & Pick<Props, 'rows'>, next?: Props['rows']) =>
  renderDesigner(<Card head="Option" isWhole next={next} {...props} />);
const kinds = () => screen.queryAllByRole('button', { name: /Bars|Columns|Donut|Table/ }).map(({ textContent }) => textContent);
const chosenKind = () => screen.getByRole('button', { name: /Bars|Columns|Donut|Table/, pressed: true }).textContent;
const labels = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const figuresOf = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(label) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

afterEach(() => localStorage.clear());

describe('the kinds of a figure', () => {
  it('are bars, columns, a donut and a table where everybody counts once', async () => {
    await show({ rows: rowsOf(1, 3) });
    expect(kinds()).toEqual(['Bars', 'Columns', 'Donut', 'Table']);
    expect(chosenKind()).toBe('Bars');
  });

  it('have no donut where people may choose several, nor where answers are in no row', async () => {
    await show({ rows: rowsOf(1, 3), isWhole: false });
    expect(kinds()).toEqual(['Bars', 'Columns', 'Table']);
    cleanup();
    await show({ rows: rowsOf(1, 3), others: 2 });
    expect(kinds()).toEqual(['Bars', 'Columns', 'Table']);
  });

  it('begin with columns on a scale, which has no other order than its own', async () => {
    await show({ rows: rowsOf(1, 3), isScale: true });
    expect(chosenKind()).toBe('Columns');
    expect(screen.queryByRole('button', { name: 'Highest first' })).toBeNull();
  });

  it.each(['Bars', 'Columns', 'Donut', 'Table'])('all have a table for those who cannot see them: %s', async (kind) => {
    const { user } = await show({ rows: rowsOf(1, 3) });
    await user.click(press(kind));
    expect(chosenKind()).toBe(kind);
    const table = screen.getByRole('table', { name: 'Figures for “Q7 Tea?”' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(figuresOf('Row 2')).toEqual(['75.0%', '3']);
    await expectAccessible();
  });

  it('are remembered on this device, for each survey and question', async () => {
    const { user } = await show({ rows: rowsOf(1, 3) });
    await user.click(press('Donut'));
    await user.click(press('Highest first'));
    cleanup();
    await show({ rows: rowsOf(1, 3) });
    expect(chosenKind()).toBe('Donut');
    expect(labels()).toEqual(['Row 2', 'Row 1']);
    cleanup();
    await show({ rows: rowsOf(1, 3), part: 'city' });
    expect(chosenKind()).toBe('Bars');
  });

  it('give way to the usual one where the remembered one no longer fits or cannot be read', async () => {
    localStorage.setItem('wence.report-views.abc', JSON.stringify({ 7: { kind: 'donut' } }));
    await show({ rows: rowsOf(1, 3), isWhole: false });
    expect(chosenKind()).toBe('Bars');
    cleanup();
    localStorage.setItem('wence.report-views.abc', '{');
    await show({ rows: rowsOf(1, 3) });
    expect(chosenKind()).toBe('Bars');
  });
});

describe('the order of a figure', () => {
  it('is that of the survey until the highest are wanted first', async () => {
    const { user } = await show({ rows: rowsOf(1, 3, 2) });
    expect(labels()).toEqual(['Row 1', 'Row 2', 'Row 3']);
    await user.click(press('Highest first'));
    expect(labels()).toEqual(['Row 2', 'Row 3', 'Row 1']);
    await user.click(press('Highest first'));
    expect(labels()).toEqual(['Row 1', 'Row 2', 'Row 3']);
  });

  it('stays under the reader while the counts go on', async () => {
    const { user } = await show({ rows: rowsOf(1, 3, 2) }, rowsOf(9, 3, 2));
    await user.click(press('Highest first'));
    await user.click(press('News'));
    expect(labels()).toEqual(['Row 2', 'Row 3', 'Row 1']);
    expect(figuresOf('Row 1')).toEqual(['64.3%', '9']);
  });

  it('is made anew when there is another row', async () => {
    const { user } = await show({ rows: rowsOf(1, 3) }, rowsOf(1, 3, 9));
    await user.click(press('Highest first'));
    await user.click(press('News'));
    expect(labels()).toEqual(['Row 3', 'Row 2', 'Row 1']);
  });
});

describe('a long list', () => {
  const many = rowsOf(...Array.from({ length: 30 }, (_, place) => place + 1));

  it('begins with its ten highest and tells what the others come to', async () => {
    await show({ rows: many });
    expect(labels()).toHaveLength(11);
    expect(labels()[0]).toBe('Row 30');
    expect(figuresOf('20 more')).toEqual(['45.2%', '210']);
  });

  it('does not add up people who may have chosen several of the others', async () => {
    await show({ rows: many, isWhole: false });
    expect(figuresOf('20 more')).toEqual(['--', '--']);
  });

  it('is shown whole when that is asked for, and cut again', async () => {
    const { user } = await show({ rows: many });
    await user.click(press('Show all 30'));
    expect(labels()).toHaveLength(30);
    await user.click(press('Show the first 10'));
    expect(labels()).toHaveLength(11);
  });

  it('has eight slices as a donut, the last for all others', async () => {
    const { user } = await show({ rows: many });
    await user.click(press('Donut'));
    expect(labels()).toHaveLength(8);
    expect(labels().at(-1)).toBe('23 more');
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
  });

  it('of twelve rows is not long', async () => {
    await show({ rows: many.slice(0, 12) });
    expect(labels()).toHaveLength(12);
    expect(labels()[0]).toBe('Row 1');
  });

  it('on a scale is drawn whole, as it is one picture', async () => {
    await show({ rows: many, isScale: true });
    expect(labels()).toHaveLength(30);
  });
});

describe('the bars of a figure', () => {
  it('are as long as the shares, up to the whole width', async () => {
    const row = (key: number, percent: number) => ({ key, label: `${key}`, count: 1, percent });
    await show({ rows: [row(1, 25), row(2, 120)] });
    const drawn = [...document.querySelectorAll<HTMLElement>('[style*="--share"]')].map(({ style }) => style.getPropertyValue('--share'));
    expect(drawn).toEqual(['0.25', '1']);
  });
});

describe('a figure of more than thirty rows', () => {
  const long = rowsOf(...Array.from({ length: 40 }, (_, place) => 40 - place));
  const search = (name = 'Search rows') => screen.getByRole('textbox', { name });

  it('is searched by its labels, in each kind and order', async () => {
    const { user } = await show({ rows: long });

    await user.type(search(), 'row 3');
    expect(labels()).toEqual(['Row 3', ...Array.from({ length: 8 }, (_, place) => `Row ${place + 30}`), 'Row 38', 'Row 39'].slice(0, 11));
    expect(screen.getByText('11 matches')).toBeTruthy();
    await user.click(press('Highest first'));
    expect(labels().slice(0, 2)).toEqual(['Row 3', 'Row 30']);
    await user.click(press('Columns'));
    expect(labels()).toHaveLength(11);
    await user.click(press('Table'));
    expect(figuresOf('Row 39')).toEqual(['0.2%', '2']);
    await expectAccessible();
  });

  it('keeps the whole in a donut: what is not found is the rest', async () => {
    const { user } = await show({ rows: long });
    await user.click(press('Donut'));

    await user.type(search(), 'row 12');

    expect(labels()).toEqual(['Row 12', '39 more']);
  });

  it('says that nothing is found, and shows everything again once the field is empty', async () => {
    const { user } = await show({ rows: long });

    await user.type(search(), 'tea');
    expect(screen.getByText('No row contains this')).toBeTruthy();
    await user.clear(search());

    expect(labels()).toHaveLength(11);
  });

  it('has no search where there are thirty', async () => {
    await show({ rows: long.slice(0, 30) });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
