import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SurveyNode } from '@wence/schema';
import { single } from '@wence/schema/testing';
import { openQuestion } from '../../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../../testing/expect-accessible';
import { movableClock } from '../../../../../../testing/movable-clock';

const DRINKS = single('Q1', 'Drink?', ['tea', 'coffee', 'water']);
const GROUPED = single('Q1', 'Drink?', [
  { title: 'Hot', group: true, nodes: [{ title: 'tea' }, { title: 'coffee' }] },
  { title: 'Cold', group: true, nodes: [{ title: 'juice' }] },
  'water',
]);

const shape = ({ options = [] }: SurveyNode) =>
  options.map(({ title, group, nodes = [] }) => (group ? [title, ...nodes.map((option) => option.title)] : title));

async function openDialog(node: typeof DRINKS) {
  const editor = await openQuestion(node);
  const open = async () => {
    await editor.user.click(screen.getByRole('button', { name: 'Groups' }));
    return screen.findByRole('dialog', { name: 'Groups of options' });
  };
  const dialog = await open();
  const names = () =>
    within(dialog)
      .queryAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);
  const card = (place: number) => {
    const cards = within(dialog)
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('textbox') !== null);
    return within(cards[place] ?? dialog);
  };
  return { ...editor, open, dialog, within: within(dialog), names, card };
}

describe('the group manager', () => {
  it('makes a group of the ticked options, in one step that undo takes back [S2.dialog.group-left] [S2.dialog.group-add] [S2.dialog.group-add-to] [S2.dialog.group-rename] [S2.canvas.group-settings]', async () => {
    const { user, dialog, within: inside, names, card, stored } = await openDialog(DRINKS);

    await user.click(inside.getByRole('button', { name: 'New group' }));
    await user.click(inside.getByRole('button', { name: 'Add the ticked options' }));
    expect(await screen.findByText('Tick at least one')).toBeTruthy();
    await expectAccessible(dialog);
    await user.click(inside.getByRole('checkbox', { name: 'tea' }));
    await user.click(inside.getByRole('checkbox', { name: 'coffee' }));
    await user.click(inside.getByRole('button', { name: 'Add the ticked options' }));
    expect(names()).toHaveLength(1);
    const name = card(0).getByRole('textbox');
    await user.clear(name);
    await user.type(name, 'Hot{Enter}');
    await user.click(inside.getByRole('button', { name: 'OK' }));

    expect(shape(await stored())).toEqual(['water', ['Hot', 'tea', 'coffee']]);
    expect(within(screen.getByRole('list', { name: 'Options of “Hot”' })).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shape(await stored())).toEqual(['tea', 'coffee', 'water']);
  });

  it('lists groups with their options; they move, go, and let options out [S2.dialog.group-right] [S2.dialog.group-move-up] [S2.dialog.group-move-down] [S2.dialog.group-delete] [S2.dialog.group-remove-from]', async () => {
    const { user, within: inside, names, card, stored } = await openDialog(GROUPED);
    expect(card(0).getByText('coffee')).toBeTruthy();
    expect(card(1).getByText('juice')).toBeTruthy();

    await user.click(card(0).getByRole('button', { name: 'Move down' }));
    expect(names()).toEqual(['Cold', 'Hot']);
    await user.click(card(1).getByRole('button', { name: 'Move up' }));
    expect(names()).toEqual(['Hot', 'Cold']);
    expect(card(0).getByRole<HTMLButtonElement>('button', { name: 'Move up' }).disabled).toBe(true);
    await user.click(inside.getByRole('button', { name: 'Take “coffee” out of the group' }));
    expect(inside.getByRole('checkbox', { name: 'coffee' })).toBeTruthy();
    await user.click(inside.getByRole('button', { name: 'Delete group “Cold”' }));
    const question = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(names()).toEqual(['Hot']);
    await user.click(inside.getByRole('button', { name: 'OK' }));

    const kept = shape(await stored());
    expect(kept).toContainEqual(['Hot', 'tea']);
    expect(kept).toEqual(expect.arrayContaining(['juice', 'coffee', 'water']));
  });

  it('ticks all options that are in no group at once', async () => {
    const { user, within: inside } = await openDialog(DRINKS);

    await user.click(inside.getByRole('checkbox', { name: 'All' }));

    expect(inside.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  });

  it('changes nothing when it is cancelled', async () => {
    const { user, within: inside, stored, sent } = await openDialog(DRINKS);

    await user.click(inside.getByRole('button', { name: 'New group' }));
    await user.click(inside.getByRole('button', { name: 'Cancel' }));

    expect(shape(await stored())).toEqual(['tea', 'coffee', 'water']);
    expect(sent()).toEqual([]);
  });

  it('keeps what it can of its changes, and says so, where another author has removed what the others are about', async () => {
    const { user, within: inside, card, server, editElsewhere, stored } = await openDialog(GROUPED);
    const rename = async (place: number, name: string) => {
      await user.clear(card(place).getByRole('textbox'));
      await user.type(card(place).getByRole('textbox'), `${name}{Enter}`);
    };
    await rename(0, 'Warm');
    await rename(1, 'Iced');
    const cold = server.definition.nodes[0]?.options?.find(({ title }) => title === 'Cold');

    editElsewhere([{ op: 'removeOption', nodeId: 1, optionId: cold?.id ?? 0 }]);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Options of “Cold”' })).toBeNull());
    await user.click(inside.getByRole('button', { name: 'OK' }));

    expect(await screen.findByText(/^Q1 was just removed or changed elsewhere/)).toBeTruthy();
    expect(shape(await stored())).toEqual([['Warm', 'tea', 'coffee'], 'juice', 'water']);
  });

  it('that is confirmed twice at once saves once; again after a while, twice [S4.group-dialog.confirm-throttle]', async () => {
    const clock = movableClock();
    const { user, open, site, stored } = await openDialog(GROUPED);
    const rename = async (dialog: HTMLElement, name: string) => {
      const [field = dialog] = within(dialog).getAllByRole('textbox');
      await user.clear(field);
      await user.type(field, `${name}{Enter}`);
      return within(dialog).getByRole('button', { name: 'OK' });
    };

    const confirm = await rename(screen.getByRole('dialog'), 'Warm');
    clock.pass(60_000);
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    clock.pass(200);
    fireEvent.click(confirm);
    expect(shape(await stored())[0]).toEqual(['Warm', 'tea', 'coffee']);
    expect(site.callsOf('EditSurvey')).toHaveLength(1);
    clock.pass(900);
    fireEvent.click(await rename(await open(), 'Boiling'));

    expect(shape(await stored())[0]).toEqual(['Boiling', 'tea', 'coffee']);
    expect(site.callsOf('EditSurvey')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shape(await stored())[0]).toEqual(['Warm', 'tea', 'coffee']);
  });
});
