import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type BuiltNode, checked, group, matrix, page, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { openEditor } from '../../../../../testing/designer/open-editor';
import { renderPanel } from '../../../../../testing/render-panel';

const drinks = single('Q1', 'Drinks?', ['tea', { title: 'other', other: true }]);

const button = () => screen.findByRole('button', { name: 'Change to another type' });
const dialog = async () => within(await screen.findByRole('dialog'));

/** The editor with the first of these questions selected. */
async function select(...nodes: readonly BuiltNode[]) {
  const definition = { ...survey(...nodes), language: 'en' as const };
  const opened = await openEditor({ definition });
  await opened.user.click(screen.getByRole('button', { name: /^Edit Q1 / }));
  return opened;
}

describe('the choice of another type', () => {
  it('lists all types by group, the present one marked and not to be chosen', async () => {
    const { user } = await select(drinks);

    await user.click(await button());

    const found = await dialog();
    expect(found.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Basic', 'Quick', 'Professional']);
    expect(found.getByRole('button', { name: /Current type/ }).getAttribute('aria-current')).toBe('true');
    expect(found.getByRole<HTMLButtonElement>('button', { name: /Current type/ }).disabled).toBe(true);
    expect(found.queryByRole('button', { name: 'Page break' })).toBeNull();
    expect(found.getAllByRole('listitem')).toHaveLength(44);
  });

  it('finds types by words, and says so where there are none', async () => {
    const { user } = await select(drinks);
    await user.click(await button());
    const found = await dialog();

    await user.type(found.getByRole('searchbox', { name: 'Search types' }), 'matrix');
    expect(found.getAllByRole('listitem')).toHaveLength(4);
    await user.type(found.getByRole('searchbox', { name: 'Search types' }), 'zz');

    expect(found.getByText('No matching types')).toBeTruthy();
  });

  it('goes from type to type by arrow keys', async () => {
    const { user } = await select(drinks);
    await user.click(await button());
    const found = await dialog();
    found.getByRole('button', { name: 'Dropdown' }).focus();

    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(found.getByRole('button', { name: 'Open text' }));
    await user.keyboard('{ArrowDown}{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['pages', page('Page')],
    ['containers', group('G1', 'a', [text('Q1', 'b')])],
  ])('is not offered on %s', async (_, node) => {
    await renderPanel([node]);
    expect(screen.queryByRole('button', { name: 'Change to another type' })).toBeNull();
  });
});

describe('changing the type', () => {
  it('happens at once where nothing is lost', async () => {
    const { user, stored } = await select(drinks);
    await user.click(await button());

    await user.click((await dialog()).getByRole('button', { name: 'Dropdown' }));

    expect(await stored()).toMatchObject({ type: 6, title: 'Drinks?', options: [{ title: 'tea' }, { title: 'other', other: true }] });
  });

  it('says first what is lost and what stays, and changes nothing when it is left', async () => {
    const { user, sent } = await select(matrix(1, 'Q1', 'Taste?', ['tea', 'coffee'], ['good', 'bad'], { setting: { is_flip: true } }));
    await user.click(await button());

    await user.click((await dialog()).getByRole('button', { name: 'Ranking' }));

    const found = await dialog();
    const lines = found.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Options (2): good, bad', 'Settings: Swap rows and columns', 'Title', 'Rows (2): tea, coffee']);
    await user.click(found.getByRole('button', { name: 'Choose another type' }));
    expect(found.getByRole('searchbox')).toBeTruthy();
    await user.click(found.getByRole('button', { name: 'Close' }));
    expect(sent()).toEqual([]);
  });

  it('takes logic along that was told, and all of it comes back by one undo', async () => {
    const definition = { ...withLogic(survey(drinks, text('Q2', 'Why?')), show('Q2', checked('Q1', 'tea'))), language: 'en' as const };
    const { user, saved } = await openEditor({ definition });
    await user.click(screen.getByRole('button', { name: 'Edit Q1 Drinks?' }));
    await user.click(await button());
    await user.click((await dialog()).getByRole('button', { name: 'Open text' }));
    expect((await dialog()).getByText('Logic that uses it (1)')).toBeTruthy();

    await user.click((await dialog()).getByRole('button', { name: 'Change type' }));
    const changed = await saved();
    await user.keyboard('{Control>}z{/Control}');

    expect(changed.nodes[0]).toEqual({ id: 1, code: 'Q1', type: 3, title: 'Drinks?' });
    expect(changed.logic).toBeUndefined();
    await waitFor(async () => expect((await saved()).nodes).toEqual(definition.nodes));
    expect((await saved()).logic).toEqual(definition.logic);
  });
});
