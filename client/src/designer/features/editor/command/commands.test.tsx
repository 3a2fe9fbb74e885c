import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { block, single, survey, text } from '@wence/schema/testing';
import { openEditor } from '../../../../../testing/designer/open-editor';

const drinks = () => survey(text('Q1', 'Name'), single('Q2', 'Tea', ['Green', 'Black']), block('B1', 'Drinks', [text('Q3', 'Milk')]));
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true }).textContent;
const titleField = (code: string) => screen.findByRole('textbox', { name: `Title of ${code}` });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openDrinks(opening: Partial<Parameters<typeof openEditor>[0]> = {}) {
  const editor = await openEditor({ definition: drinks(), ...opening });
  const { user } = editor;
  const press = async (key: 'g' | 'k', words = '') => {
    await user.keyboard(`{Control>}${key}{/Control}`);
    const field = await screen.findByRole('combobox', { name: key === 'g' ? 'Go to question' : 'Commands' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    if (words) await user.type(field, words);
  };
  return { ...editor, press };
}

describe('going to a question', () => {
  it('lists what fits best first, and goes there with Enter', async () => {
    const { user, press } = await openDrinks();
    await screen.findByRole('button', { name: /^Edit Q1/ });

    await press('g', '3');
    await waitFor(() => expect(options()).toEqual(['Q3Milk']));
    await user.keyboard('{Enter}');

    await waitFor(async () => expect(document.activeElement).toBe(await titleField('Q3')));
  });

  it('goes by arrows to another one of those that are listed', async () => {
    const { user, press } = await openDrinks();

    await press('g', 'q');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Q3Milk');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    await waitFor(async () => expect(document.activeElement).toBe(await titleField('Q2')));
  });

  it('gives the caret back on Escape', async () => {
    const { user, press } = await openDrinks();
    await user.click(await screen.findByRole('button', { name: /^Edit Q1/ }));
    const field = await titleField('Q1');

    await press('g', 'milk');
    await user.keyboard('{Escape}');
    await gone();

    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('says that nothing is found', async () => {
    const { press } = await openDrinks();
    await press('g', 'coffee');
    expect(await screen.findByText('No question found')).toBeTruthy();
  });

  it('leads from the logic to the canvas', async () => {
    const { user, press } = await openDrinks({ view: '/logic/question' });

    await press('g', 'q2{Enter}');

    await waitFor(async () => expect(document.activeElement).toBe(await titleField('Q2')));
    expect(within(screen.getByRole('article', { name: 'Q2' })).getByRole('textbox', { name: 'Title of Q2' })).toBeTruthy();
    await user.keyboard('!');
  });

  it('leads to a question that is only looked at', async () => {
    const { press } = await openDrinks({ state: 'RUNNING' });
    await press('g', 'q2{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Q2' })));
  });
});

describe('the list of commands', () => {
  it('adds a question behind the selected one and goes on with its title', async () => {
    const { user, press, saved } = await openDrinks();
    await user.click(await screen.findByRole('button', { name: /^Edit Q1/ }));

    await press('k', 'add single choice{Enter}');
    await gone();

    await waitFor(async () => expect((await saved()).nodes).toHaveLength(4));
    expect((await saved()).nodes[1]?.title).not.toBe('Tea');
    await waitFor(async () => expect(document.activeElement).toBe(await titleField('Q2')));
  });

  it('adds a question from the logic as well', async () => {
    const { press, server } = await openDrinks({ view: '/logic/question' });

    await press('k', 'add single choice{Enter}');

    await waitFor(() => expect(server.definition.nodes).toHaveLength(4));
    await waitFor(async () => expect(document.activeElement).toBe(await titleField('Q4')));
  });

  it('offers only what is possible now', async () => {
    const { user, press } = await openDrinks();
    await screen.findByRole('button', { name: /^Edit Q1/ });
    await press('k');
    expect(options()).not.toContain('Copy the selected questions');
    expect(options().some((option) => option?.startsWith('Undo'))).toBe(false);
    await user.keyboard('{Escape}');
    await gone();

    await user.click(await screen.findByRole('button', { name: /^Edit Q2/ }));
    await press('k', 'selected');

    expect(options()).toEqual([
      'Copy the selected questions',
      'Move the selected questions…',
      'Delete the selected questions',
      'Go to the selected questionAlt+C',
    ]);
  });

  it('copies and moves the open question', async () => {
    const { user, press, saved } = await openDrinks();
    await user.click(await screen.findByRole('button', { name: /^Edit Q2/ }));

    await press('k', 'copy the sel{Enter}');
    await waitFor(async () => expect((await saved()).nodes.map(({ title }) => title)).toEqual(['Name', 'Tea', 'Tea', 'Drinks']));
    await press('k', 'move the sel{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Move' }));

    await waitFor(async () => expect((await saved()).nodes.map(({ title }) => title)).toEqual(['Name', 'Tea', 'Drinks', 'Tea']));
  });

  it('selects all questions, and undoes', async () => {
    const { user, press, saved } = await openDrinks();
    await user.click(await screen.findByRole('button', { name: /^Edit Q1/ }));
    await user.type(await titleField('Q1'), '!');
    await press('k', 'undo{Enter}');
    await waitFor(async () => expect((await saved()).nodes[0]?.title).toBe('Name'));

    await press('k', 'select all{Enter}');
    expect(await screen.findByText('4 selected')).toBeTruthy();
  });

  it('opens pages and the outline', async () => {
    const { press } = await openDrinks({ view: '/logic/question' });
    await press('k', 'outline{Enter}');
    expect(await screen.findByRole('list', { name: 'Outline of questions' })).toBeTruthy();
    await press('k', 'open option logic{Enter}');
    expect(await screen.findByRole('link', { name: 'Option logic', current: 'page' })).toBeTruthy();
  });

  it('does not edit a running survey', async () => {
    const { press } = await openDrinks({ state: 'RUNNING' });
    await press('k', 'add');
    expect(await screen.findByText('No matching commands')).toBeTruthy();
  });

  it('stands in the list of shortcuts', async () => {
    const { user } = await openDrinks();
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Go to question').nextElementSibling?.textContent).toBe('Ctrl + G');
    expect(dialog.getByText('Commands').nextElementSibling?.textContent).toBe('Ctrl + K');
  });
});
