import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type NewOption, optionLists } from '@wence/schema';
import { matrix, single, survey } from '@wence/schema/testing';
import type { Fields } from '../../../../../testing/designer/fake-site';
import { openFirstQuestion, openQuestion } from '../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../testing/expect-accessible';

const DRINKS = ['tea', 'coffee', 'water', 'milk'].map((title) => ({ title }));

async function openDialog(options: readonly NewOption[] = DRINKS, fields: Fields = {}) {
  const editor = await openFirstQuestion({ definition: survey(single('Q1', 'Drink?', options)), fields });
  const opener = await screen.findByRole('button', { name: 'Edit as text' });
  await editor.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Edit options as text' });
  const text = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Options, one per line' });
  return { ...editor, opener, dialog, inside: within(dialog), text };
}

describe('all options as text', () => {
  it('are 200 at once, keep what stays, and are one step of undo [S2.canvas.batch-edit]', async () => {
    const { user, dialog, inside, text, stored } = await openDialog();
    const lines = Array.from({ length: 200 }, (_, index) => `Drink ${index + 1}`);
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(text.value).toBe('tea\ncoffee\nwater\nmilk');

    fireEvent.change(text, { target: { value: ['milk', ...lines, '', 'tea'].join('\n') } });
    expect(inside.getByText('Options: 202')).toBeTruthy();
    await expectAccessible(dialog);
    await user.click(inside.getByRole('button', { name: 'OK' }));

    const { options = [] } = await stored();
    expect(options.map(({ title }) => title)).toEqual(['milk', ...lines, 'tea']);
    expect(options[0]?.id).toBe(5);
    expect(screen.getByRole('button', { name: 'Show all 202 options' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await stored()).options?.map(({ title }) => title)).toEqual(['tea', 'coffee', 'water', 'milk']);
  });

  it('have the caret behind the last line, and give up the names that nobody has changed', async () => {
    const { user, inside, text, stored } = await openDialog([{ title: 'tea' }, { title: 'Option 2' }, { title: 'New option' }]);
    await waitFor(() => expect(document.activeElement).toBe(text));

    await user.keyboard('coffee{Enter}water');
    expect(text.value).toBe('tea\ncoffee\nwater');
    await user.click(inside.getByRole('button', { name: 'OK' }));

    expect((await stored()).options?.map(({ title }) => title)).toEqual(['tea', 'coffee', 'water']);
  });

  it('have their groups, which are explained', async () => {
    const { user, inside, text, stored } = await openDialog();
    expect(inside.getByText(/^A line that starts with #/)).toBeTruthy();

    fireEvent.change(text, { target: { value: '# Hot\ntea\ncoffee\n#\nmilk' } });
    expect(inside.getByText('Options: 3')).toBeTruthy();
    await user.click(inside.getByRole('button', { name: 'OK' }));

    const { options = [] } = await stored();
    expect(options.map(({ title, nodes = [] }) => [title, nodes.map((option) => option.title)])).toEqual([
      ['Hot', ['tea', 'coffee']],
      ['milk', []],
    ]);
  });

  /** The dialog puts the caret into the text once it has opened. */
  const takeOver = async (
    { user, inside, text }: Pick<Awaited<ReturnType<typeof openDialog>>, 'user' | 'inside' | 'text'>,
    words: string,
    list: RegExp,
  ) => {
    await waitFor(() => expect(document.activeElement).toBe(text));
    await user.click(inside.getByRole('combobox', { name: 'Use an existing list' }));
    await user.keyboard(words);
    // A menu that still opens takes no pointer here.
    fireEvent.click(await screen.findByTitle(list));
  };

  it('take over a list in the language of the survey, in place of what nobody has named, and turn it round', async () => {
    const dialog = await openDialog([{ title: 'Option 1' }, { title: 'Option 2' }]);
    const { user, inside, text, stored } = dialog;

    await takeOver(dialog, 'yes or', /^Yes or no/);
    const yesNo = optionLists('zh-CN').yesNo;
    expect(text.value).toBe(yesNo.join('\n'));
    await user.click(inside.getByRole('button', { name: 'Reverse order' }));
    await user.click(inside.getByRole('button', { name: 'OK' }));

    expect((await stored()).options?.map(({ title }) => title)).toEqual(yesNo.toReversed());
  });

  it('take over what another question offers, behind what is there and nothing twice', async () => {
    const { user } = await openQuestion(single('Q1', 'Drink?', DRINKS), single('Q2', 'At home?', ['milk', 'juice', '#1 cola']));
    await user.click(await screen.findByRole('button', { name: 'Edit as text' }));
    const inside = within(await screen.findByRole('dialog', { name: 'Edit options as text' }));
    const text = inside.getByRole<HTMLTextAreaElement>('textbox', { name: 'Options, one per line' });

    await takeOver({ user, inside, text }, 'home', /^Q2 At home/);

    expect(text.value).toBe('tea\ncoffee\nwater\nmilk\njuice\n\\#1 cola');
    expect(document.activeElement).toBe(text);
  });

  it('take over the options of a question in the library of the author', async () => {
    const edges = [
      { cursor: 'c1', node: { id: 'i1', title: 'Which canteen?', key: 'single', common: false } },
      { cursor: 'c2', node: { id: 'i2', title: 'Why?', key: 'text', common: false } },
    ];
    const fields = {
      libraryItems: () => ({ totalCount: 2, edges, pageInfo: { hasNextPage: false, endCursor: 'c2' } }),
      libraryQuestion: () => ({ node: { type: 1, title: 'Which canteen?', options: [{ title: '<b>North</b>' }, { title: 'South' }] } }),
    };
    const dialog = await openDialog([{ title: 'Option 1' }], fields);

    await takeOver(dialog, 'canteen', /^Which canteen/);

    await waitFor(() => expect(dialog.text.value).toBe('North\nSouth'));
    expect(screen.queryByTitle('Why?')).toBeNull();
  });

  it('are at least one', async () => {
    const { inside, text } = await openDialog();

    fireEvent.change(text, { target: { value: ' \n ' } });

    expect(inside.getByText('Keep at least one option')).toBeTruthy();
    expect(inside.getByRole<HTMLButtonElement>('button', { name: 'OK' }).disabled).toBe(true);
  });

  it('give the focus back', async () => {
    const { user, opener, inside } = await openDialog();

    await user.click(inside.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

it('rows of a matrix are text too', async () => {
  const { user, stored } = await openQuestion(matrix(1, 'Q1', 'Rate', ['Taste', 'Look'], ['Bad', 'Good']));
  await user.click(await screen.findByRole('button', { name: 'Edit rows as text' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit rows as text' }));

  fireEvent.change(dialog.getByRole('textbox', { name: 'Rows, one per line' }), { target: { value: 'Look\nPrice' } });
  await user.click(dialog.getByRole('button', { name: 'OK' }));

  expect((await stored()).children?.map(({ title }) => title)).toEqual(['Look', 'Price']);
});
