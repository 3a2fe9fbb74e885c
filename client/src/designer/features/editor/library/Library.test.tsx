import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { survey, text } from '@wence/schema/testing';
import { SiteError } from '../../../../../testing/designer/fake-site';
import { renderInEditor } from '../../../../../testing/render-in-editor';
import { AddToLibraryDialog } from './AddToLibraryDialog';
import { LibraryPanel } from './LibraryPanel';

const definition = survey(text('Q1', 'Why?'));
const MINE = { id: 'mine', name: 'Mine', parentId: null as string | null, common: false, itemCount: 2 };
const BELOW = { id: 'below', name: 'Below', parentId: 'mine', common: false, itemCount: 1 };
const COMMON = { id: 'common', name: 'People', parentId: null, common: true, itemCount: 0 };
const item = (n: number, common = false) => ({ id: `i${n}`, title: `Question ${n}`, key: 'single', common });
const pageOf = (items: readonly object[], hasNextPage = false) => ({
  totalCount: items.length,
  edges: items.map((node, place) => ({ cursor: `c${place}`, node })),
  pageInfo: { hasNextPage, hasPreviousPage: false, startCursor: null, endCursor: 'end' },
});

/** A library in memory; what is asked of it, by field. */
function libraryServer(more: Readonly<Record<string, (args: never) => unknown>> = {}) {
  const asked: [string, unknown][] = [];
  const own = [MINE, BELOW];
  const fields: Readonly<Record<string, (args: never) => unknown>> = {
    libraryCategories: ({ common }: { common: boolean }) => (common ? [COMMON] : own),
    libraryItems: ({ after, keyword }: { after?: string; keyword?: string }) => {
      if (keyword) return pageOf(keyword === 'tea' ? [item(7)] : []);
      return after ? pageOf([item(3)]) : pageOf([item(1), item(2)], true);
    },
    libraryQuestion: () => ({ node: { type: 3, title: 'From the library' } }),
    addNodeToLibrary: () => ({ item: { ...item(9) } }),
    createLibraryCategory: ({ input: { name, parentId = null } }: { input: { name: string; parentId?: string | null } }) => {
      const made: typeof MINE = { ...MINE, id: `new-${name}`, name, parentId, itemCount: 0 };
      own.push(made);
      return { category: made };
    },
    renameLibraryCategory: ({ input: { name } }: { input: { name: string } }) => ({ category: { ...MINE, name } }),
    deleteLibraryEntries: () => ({ items: [], categories: [] }),
    ...more,
  };
  const server = Object.fromEntries(
    Object.entries(fields).map(([name, answer]) => [
      name,
      (args: never) => {
        asked.push([name, args]);
        return answer(args);
      },
    ]),
  );
  return {
    server,
    inputsOf: (field: string) => asked.filter(([name]) => name === field).map(([, args]) => (args as { input: unknown }).input),
  };
}

const refuse = (code: string, fields?: readonly { field: string; rule: string }[]) => () => {
  throw new SiteError(code, fields);
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const shelf = (name: string) => within(screen.getByRole('region', { name }));

async function openPanel(more = {}, readOnly = false) {
  const library = libraryServer(more);
  const rendered = await renderInEditor(<LibraryPanel readOnly={readOnly} />, definition, library.server);
  await screen.findByRole('heading', { name: 'My library' });
  return { ...library, ...rendered };
}

describe('the question library', () => {
  it('has categories, one in another, that open page by page, and questions that go into the survey', async () => {
    const { user, view } = await openPanel();
    await user.click(button('Mine Questions: 3'));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: 'Insert question: Question 3' })).toBeTruthy();
    expect(button('Insert question: Question 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(button('Below Questions: 1').getAttribute('aria-expanded')).toBe('false');

    await user.click(button('Insert question: Question 3'));

    await waitFor(() => expect(view().nodes.map(({ title }) => title)).toEqual(['Why?', 'From the library']));
    await user.click(button('Mine Questions: 3'));
    expect(screen.queryByRole('button', { name: /^Insert/ })).toBeNull();
  });

  it('finds questions in both shelves', async () => {
    const { user } = await openPanel();

    await user.type(screen.getByRole('searchbox', { name: 'Search questions' }), ' tea{Enter}');

    expect(await shelf('My library').findByRole('button', { name: 'Insert question: Question 7' })).toBeTruthy();
    expect(screen.queryByText('Mine')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'milk{Enter}');
    expect(await screen.findAllByText('No matching questions')).toHaveLength(2);
  });

  it('says that a question is gone, and that a shelf or a category is empty', async () => {
    const { user, view } = await openPanel({
      libraryCategories: ({ common }: { common: boolean }) => (common ? [COMMON] : []),
      libraryItems: ({ categoryId }: { categoryId?: string }) => pageOf(categoryId ? [] : [item(1)]),
      libraryQuestion: refuse('A0404'),
    });
    expect(shelf('My library').getByText(/^No saved questions yet/)).toBeTruthy();
    await user.click(button('People Questions: 0'));
    expect(await screen.findByText('No questions here yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'q{Enter}');

    await user.click((await screen.findAllByRole('button', { name: 'Insert question: Question 1' }))[0] ?? document.body);

    expect(await screen.findByText('It is no longer in the library')).toBeTruthy();
    expect(view().nodes).toHaveLength(1);
  });

  it('loses a question or a category after a question, also one that is gone already, but not where that fails', async () => {
    let fault: (() => never) | null = refuse('B0001');
    const { user, inputsOf } = await openPanel({ deleteLibraryEntries: () => fault?.() ?? { items: [], categories: [] } });
    await user.click(button('Mine Questions: 3'));
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete “Question 1” from the library' }));
      const [dialog = document.body] = (await screen.findAllByRole('dialog')).slice(-1);
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    };
    await remove();
    await waitFor(() => expect(inputsOf('deleteLibraryEntries')).toEqual([{ itemIds: ['i1'] }]));
    expect(screen.queryByText('Deleted')).toBeNull();
    fault = refuse('A0404');
    await remove();
    expect(await screen.findByText('Deleted')).toBeTruthy();
    fault = null;

    await user.click(button('Actions for “Mine”'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const [dialog = document.body] = (await screen.findAllByRole('dialog')).slice(-1);
    expect(within(dialog).getByText(/^Its questions \(3\) are deleted too/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(inputsOf('deleteLibraryEntries').at(-1)).toEqual({ categoryIds: ['mine'], confirmed: true }));
  });

  it('names its categories, and makes new ones below', async () => {
    const { user, inputsOf } = await openPanel();
    await user.click(button('Actions for “Mine”'));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name of the library' });
    await user.clear(field);
    await user.type(field, '  {Enter}');
    expect(screen.getByText('Enter a name')).toBeTruthy();
    await user.clear(field);
    await user.type(field, ' Yours {Enter}');
    await waitFor(() => expect(inputsOf('renameLibraryCategory')).toEqual([{ categoryId: 'mine', name: 'Yours' }]));

    await user.click(button(/^Actions for “(Mine|Yours)”/));
    await user.click((await screen.findAllByRole('menuitem', { name: 'Add a sublibrary' })).at(-1) ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: /^New library in/ }));
    await user.type(dialog.getByRole('textbox'), 'Deep');
    await user.click(dialog.getByRole('button', { name: 'OK' }));

    await waitFor(() => expect(inputsOf('createLibraryCategory')).toEqual([{ name: 'Deep', parentId: 'mine' }]));
    expect(await screen.findByRole('button', { name: 'Deep Questions: 0' })).toBeTruthy();
  });

  it('can only be looked at where the survey is', async () => {
    const { user } = await openPanel({}, true);
    await user.click(button('Mine Questions: 3'));

    expect(await screen.findByText('Question 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Insert|Delete|Actions)/ })).toBeNull();
    expect(screen.queryByText('Click to insert, or drag to the canvas')).toBeNull();
  });
});

describe('a question that goes into the library', () => {
  async function openDialog(more = {}) {
    const library = libraryServer(more);
    const closed: true[] = [];
    const rendered = await renderInEditor(<AddToLibraryDialog nodeId={1} onClose={() => closed.push(true)} />, definition, library.server);
    await screen.findByRole('radio', { name: 'Mine' });
    const ok = () => rendered.user.click(button('OK'));
    return { ...library, ...rendered, closed, ok, name: () => screen.getByRole('textbox', { name: 'Name of the library' }) };
  }

  it('is put into a category that is chosen, and that is said', async () => {
    const { user, closed, ok, inputsOf } = await openDialog();
    await ok();
    expect(screen.getByText('Choose a library, or type the name of a new one')).toBeTruthy();

    await user.click(screen.getByRole('radio', { name: 'Below' }));
    expect(screen.queryByText('Choose a library, or type the name of a new one')).toBeNull();
    await ok();

    expect(await screen.findByText('Added to the library “Below”')).toBeTruthy();
    expect(inputsOf('addNodeToLibrary')).toEqual([{ surveyId: 'abc', nodeId: 1, categoryId: 'below' }]);
    expect(closed).toEqual([true]);
  });

  it('goes into a new one, which may be made before', async () => {
    const { user, ok, name, inputsOf } = await openDialog();
    await user.type(name(), 'Fresh');
    await user.click(button('Create'));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fresh' }).checked).toBe(true));
    expect(name()).toHaveProperty('value', '');
    await user.type(name(), 'Other');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fresh' }).checked).toBe(false);

    await ok();

    await waitFor(() => expect(inputsOf('addNodeToLibrary')).toEqual([{ surveyId: 'abc', nodeId: 1, categoryId: 'new-Other' }]));
  });

  it('stays out of it, with the reason, where that is refused', async () => {
    const notUnique = [{ field: 'name', rule: 'notUnique' }];
    const { user, closed, ok, name } = await openDialog({
      createLibraryCategory: refuse('A0400', notUnique),
      addNodeToLibrary: refuse('A0404'),
    });
    await user.type(name(), 'Fresh');
    await ok();
    expect(await screen.findByText('A library with this name already exists')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Mine' }));

    await ok();

    expect(await screen.findByText('It is no longer in the library')).toBeTruthy();
    expect(screen.queryByText(/^Added to/)).toBeNull();
    expect(closed).toEqual([]);
  });
});
