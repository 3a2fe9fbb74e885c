import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { block, survey, text } from '@wence/schema/testing';
import { openEditor } from '../../../../../../testing/designer/open-editor';

const drinks = () => survey(text('Q1', 'Name'), block('B1', 'Drinks', [text('Q2', 'Milk')]));
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function openDrinks() {
  const editor = await openEditor({ definition: drinks() });
  const insert = async (name: string) => {
    await editor.user.click(await screen.findByRole('button', { name }));
    const menu = await screen.findByRole('dialog', { name: 'Insert a question' });
    return within(menu).findByRole('combobox');
  };
  const titles = async () =>
    (await editor.saved()).nodes.map(({ title, nodes }) => (nodes ? [title, ...nodes.map((node) => node.title)] : title));
  return { ...editor, insert, titles };
}

describe('the gap between two questions', () => {
  it('inserts a question of the type that is picked right there, and goes on with its title', async () => {
    const { user, insert, titles } = await openDrinks();

    const field = await insert('Insert a question after Q1');
    expect(options().slice(0, 3)).toEqual(['Single choice', 'Multiple choice', 'Open text']);
    await user.type(field, 'slider{Enter}');

    await waitFor(async () => expect(await titles()).toEqual(['Name', expect.any(String), ['Drinks', 'Milk']]));
    expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Title of Q2' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('inserts at the start of the survey, and at the start and the end of a container', async () => {
    const { user, insert, titles } = await openDrinks();

    await insert('Insert a question at the start');
    await user.keyboard('{Enter}');
    await insert('Insert a question at the start of B1');
    await user.keyboard('{ArrowDown}{Enter}');
    await insert('Insert a question after Q4');
    await user.keyboard('{Enter}');

    const any: unknown = expect.any(String);
    await waitFor(async () => expect(await titles()).toEqual([any, 'Name', ['Drinks', any, 'Milk', any]]));
  });

  it('offers no container within a container', async () => {
    const { user, insert } = await openDrinks();
    const field = await insert('Insert a question at the start of B1');
    await user.type(field, 'block');
    expect(await screen.findByText('No matching types')).toBeTruthy();
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    const { user, insert } = await openDrinks();
    await insert('Insert a question after Q1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Insert a question after Q1' })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('inserts nothing where nothing may be edited', async () => {
    await openEditor({ definition: drinks(), state: 'RUNNING' });
    await screen.findByRole('article', { name: 'Q2' });
    expect(screen.queryByRole('button', { name: /^Insert/ })).toBeNull();
  });
});
