import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { block, checked, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { openEditor } from '../../../../../testing/designer/open-editor';

const drinks = () => survey(text('Q1', 'Name'), text('Q2', 'Tea'), block('B1', 'Drinks', [text('Q3', 'Milk')]), text('Q4', 'Why'));
const article = (code: string) => screen.getByRole('article', { name: code });
const titleOf = (code: string) => within(article(code)).getAllByRole('button', { name: new RegExp(`^Edit ${code}`) })[0] as HTMLElement;

async function openDrinks(definition = drinks()) {
  const editor = await openEditor({ definition });
  const { user } = editor;
  const keyed = async (key: string, code: string) => {
    await user.keyboard(`{${key}>}`);
    await user.click(titleOf(code));
    await user.keyboard(`{/${key}}`);
  };
  const bar = async () => within(await screen.findByRole('region', { name: 'Selected questions' }));
  const titles = async () =>
    (await editor.saved()).nodes.map(({ title, nodes }) => (nodes ? [title, ...nodes.map((node) => node.title)] : title));
  return { ...editor, keyed, bar, titles };
}

describe('several questions on the canvas', () => {
  it('are chosen one by one and as a range, and let go by Escape', async () => {
    const { user, keyed, bar } = await openDrinks();

    await keyed('Control', 'Q1');
    await keyed('Shift', 'Q3');
    expect((await bar()).getByText('4 selected')).toBeTruthy();
    await keyed('Control', 'Q2');
    expect((await bar()).getByText('3 selected')).toBeTruthy();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected questions' })).toBeNull());
    expect(document.activeElement).toBe(titleOf('Q2'));
  });

  it('take the question along that is open', async () => {
    const { user, keyed, bar } = await openDrinks();
    await user.click(titleOf('Q1'));

    await keyed('Control', 'Q4');

    expect((await bar()).getByText('2 selected')).toBeTruthy();
  });

  it('become required in one step of undo', async () => {
    const { user, keyed, bar, saved } = await openDrinks();
    await keyed('Control', 'Q1');
    await keyed('Control', 'Q4');

    await user.click((await bar()).getByRole('switch', { name: 'Required' }));
    expect((await saved()).nodes.map(({ required }) => required ?? false)).toEqual([true, false, false, true]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect((await saved()).nodes.some(({ required }) => required)).toBe(false);
  });

  it('are copied in their order, and the copies are chosen then', async () => {
    const { user, keyed, bar, titles } = await openDrinks();
    await keyed('Control', 'Q2');
    await keyed('Control', 'Q1');

    await user.click((await bar()).getByRole('button', { name: 'Copy' }));

    expect(await titles()).toEqual(['Name', 'Tea', 'Name', 'Tea', ['Drinks', 'Milk'], 'Why']);
    expect(article('Q3').dataset['marked']).toBe('true');
    expect(article('Q1').dataset['marked']).toBeUndefined();
  });

  it('go where the dialog says', async () => {
    const { user, keyed, bar, titles } = await openDrinks();
    await keyed('Control', 'Q4');
    await keyed('Control', 'Q1');

    await user.click((await bar()).getByRole('button', { name: 'Move…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'To' }));
    await user.type(dialog.getByRole('combobox', { name: 'To' }), 'Into');
    await user.click(await screen.findByTitle(/^Into B/));
    await user.click(dialog.getByRole('button', { name: 'Move' }));

    expect(await titles()).toEqual(['Tea', ['Drinks', 'Milk', 'Name', 'Why']]);
  });

  it('go into a new container, which one step of undo takes away again', async () => {
    const { user, keyed, bar, titles } = await openDrinks();
    await keyed('Control', 'Q4');
    await keyed('Control', 'Q2');

    await user.click((await bar()).getByRole('button', { name: 'Put into a new container' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
    expect((await titles())[1]).toEqual([expect.any(String), 'Tea', 'Why']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await titles()).toEqual(['Name', 'Tea', ['Drinks', 'Milk'], 'Why']);
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect((await titles())[1]).toEqual([expect.any(String), 'Tea', 'Why']);
  });

  it('are shown by one rule each, written once, in one step of undo', async () => {
    const asked = survey(single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Which?'), text('Q3', 'Why?'));
    const { user, keyed, bar, saved } = await openDrinks(asked);
    const logic = async () => (await saved()).logic ?? [];
    await keyed('Control', 'Q1');
    await keyed('Shift', 'Q3');

    await user.click((await bar()).getByRole('button', { name: 'Show all if…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Show all if… (3 selected)' }));
    expect(dialog.getByText(/^“Q1 Tea\?”: does not come after/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Save for all (2)' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('A condition is incomplete');
    await user.click(dialog.getByRole('button', { name: /^Option: / }));
    await user.click((await screen.findAllByTitle('“No”')).at(-1) ?? document.body);
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Save for all (2)' }));

    const [first, second, third] = asked.nodes.map(({ id }) => id);
    expect(await logic()).toMatchObject(
      [second, third].map((nodeId) => ({ nodeId, model: 1, type: 2, algorithm: 1, conditions: [{ nodeId: first, algorithm: 1 }] })),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await logic()).toEqual([]);
  });

  it('are deleted after one question, and the focus goes on to the next one', async () => {
    const { user, keyed, bar, titles } = await openDrinks();
    await keyed('Control', 'Q1');
    await keyed('Control', 'Q2');

    await user.click((await bar()).getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(await titles()).toEqual([['Drinks', 'Milk'], 'Why']);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected questions' })).toBeNull());
  });

  it('say before they are deleted what refers to them, and how many responses answer each', async () => {
    const definition = withLogic(
      survey(single('Q1', 'Tea?', ['yes', 'no']), text('Q2', 'Why?'), text('Q3', 'More?')),
      show('Q3', checked('Q1', 'no')),
    );
    const questions = definition.nodes.map(({ id }, place) => ({ nodeId: id, base: [7, 2, 9][place] }));
    const launched = { id: '1', number: 1, state: 'NOT_COLLECTING', status: 'STOPPED', editable: true, publishedVersion: 1 };
    const { user } = await openEditor({ definition, fields: { survey: () => ({ ...launched, report: { questions } }) } });
    await screen.findByRole('article', { name: 'Q1' });
    await user.keyboard('{Control>}');
    await user.click(titleOf('Q1'));
    await user.click(titleOf('Q2'));
    await user.keyboard('{/Control}');

    const bar = within(await screen.findByRole('region', { name: 'Selected questions' }));
    await user.click(bar.getByRole('button', { name: 'Delete' }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Q3 More?' })).toBeTruthy();
    const counts = within(await dialog.findByRole('list', { name: /^Valid responses that answer them/ }));
    expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Q1 Tea?: 7 responses', 'Q2 Why?: 2 responses']);
  });
});
