import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SurveyNode } from '@wence/schema';
import { cascade, checked, jump, multiple, single, survey, text, withLogic } from '@wence/schema/testing';
import { openEditor, openQuestion } from '../../../../../testing/designer/open-editor';
import { movableClock } from '../../../../../testing/movable-clock';
import { watchAttribute } from '../../../../../testing/watch-attribute';

const DRINKS = single('Q1', 'Drink?', ['tea', 'coffee', 'water', 'milk']);
const HOT = single('Q1', 'Drink?', [{ title: 'Hot', group: true, nodes: [{ title: 'tea' }, { title: 'coffee' }] }, 'water']);

const shape = ({ options = [] }: SurveyNode) =>
  options.map(({ title, nodes }) => (nodes ? [title, ...nodes.map((option) => option.title)] : title));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const option = (place: number) => screen.getByRole('textbox', { name: `Option ${place}` });

describe('an option that is added', () => {
  it('stands behind the selected one, in the call that adds it too [S2.canvas.add-option] [S4.option-add.server-sort]', async () => {
    const { user, stored, sent } = await openQuestion(DRINKS);

    await user.click(option(2));
    await user.click(button('Add option'));
    await user.keyboard('cocoa');

    expect(shape(await stored())).toEqual(['tea', 'coffee', 'cocoa', 'water', 'milk']);
    expect(sent()[0]).toEqual({ op: 'addOption', nodeId: 1, option: {}, after: 3 });
  });

  it('is asked for by Enter only where no option without a name stands behind: that one is named next', async () => {
    const { user, stored } = await openQuestion(single('Q1', 'Drink?', ['Option 1', 'Option 2']));

    await user.click(option(1));
    await user.keyboard('tea{Enter}coffee{Enter}water');

    expect(shape(await stored())).toEqual(['tea', 'coffee', 'water']);
  });

  it('comes with each of six quick clicks, in order, with the caret in the last', async () => {
    const { user, stored } = await openQuestion(DRINKS);

    await user.click(option(2));
    for (let click = 0; click < 6; click += 1) await user.click(button('Add option'));
    await user.keyboard('cocoa');

    const titles = shape(await stored());
    expect(titles).toHaveLength(10);
    expect(titles.indexOf('cocoa')).toBe(7);
  });

  it('comes with a box to fill in where it asks what else there is [S2.canvas.add-other]', async () => {
    const { user, stored } = await openQuestion(DRINKS);

    await user.click(button('Add “Other”'));

    const { options = [] } = await stored();
    expect(options.at(-1)).toMatchObject({ other: true });
    expect(options).toHaveLength(5);
  });

  it('goes into the group that is selected [S4.option-add.into-group]', async () => {
    const { user, stored } = await openQuestion(HOT);

    await user.click(screen.getByRole('textbox', { name: /^Group/ }));
    await user.click(button('Add option'));
    await user.keyboard('cocoa');

    expect(shape(await stored())).toEqual([['Hot', 'tea', 'coffee', 'cocoa'], 'water']);
  });

  it('is a level of a cascade where it goes below another one [S4.cascade.level-from-depth]', async () => {
    const { user, stored } = await openQuestion(cascade('Q1', 'Where?', [{ title: 'Asia' }]));

    await user.click(option(1));
    await user.click(button('Add a level below'));
    await user.keyboard('China{Enter}Japan');

    const node = await stored();
    expect(shape(node)).toEqual([['Asia', 'China', 'Japan']]);
    expect(node.setting).toMatchObject({ level: 2 });
  });
});

describe('options beside each other', () => {
  it('change places with their neighbours; the focus goes along', async () => {
    const { user, stored } = await openQuestion({ ...DRINKS, setting: { column: 2 } });

    await user.click(button('Move “tea” right'));
    await waitFor(() => expect(document.activeElement).toBe(button('Move “tea” right')));
    expect(shape(await stored())).toEqual(['coffee', 'tea', 'water', 'milk']);
    await user.click(button('Move “milk” left'));
    expect(await screen.findByText('Option “milk” is now at position 3')).toBeTruthy();
    button('Move “tea” right').focus();
    await user.keyboard('{Enter}{Enter}');

    expect(shape(await stored())).toEqual(['coffee', 'milk', 'water', 'tea']);
    await waitFor(() => expect(document.activeElement).toBe(button('Move “tea” left')));
  });

  it('change no places with the exclusive one, which stays last', async () => {
    await openQuestion(multiple('Q1', 'Drinks?', ['tea', 'coffee', { title: 'nothing', exclusive: true }], { setting: { column: 2 } }));

    for (const name of ['Move “coffee” right', 'Move “nothing” left', 'Move “nothing” right']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    }
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move “coffee” left' }).disabled).toBe(false);
  });
});

describe('an option that is deleted', () => {
  it('makes the buttons that delete wait, in sight and without losing the focus [S5.throttle.delete-800]', async () => {
    const clock = movableClock();
    const { user, stored } = await openQuestion(DRINKS);
    const waiting = button('Delete option “water”');
    const isDisabled = watchAttribute(waiting, 'aria-disabled');

    await user.click(button('Delete option “coffee”'));
    expect(isDisabled()).toContain('true');
    await waitFor(() => expect(document.activeElement).toBe(option(1)));
    clock.pass(799);
    await user.click(waiting);
    expect(document.activeElement).toBe(waiting);
    await waitFor(() => expect(waiting.getAttribute('aria-disabled')).toBeNull());
    clock.pass(1);
    await user.click(waiting);

    expect(shape(await stored())).toEqual(['tea', 'milk']);
  });

  it('lets its options out where it is a group, after a question [S2.dialog.group-delete-confirm] [S4.group-release.delete]', async () => {
    const { user, stored } = await openQuestion(HOT);

    await user.click(button('Delete option “Hot”'));
    expect(shape(await stored())).toEqual([['Hot', 'tea', 'coffee'], 'water']);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(shape(await stored())).toEqual(['tea', 'coffee', 'water']);
  });

  it('goes only by force where it has logic, after the question of the house [S8.option-delete.a0103-asks] [S8.option-delete.title] [S8.option-delete.buttons] [S8.option-delete.force]', async () => {
    const definition = withLogic(survey(single('Q1', 'Tea?', ['yes', 'no']), text('Q2', 'Why?')), jump('Q1', 0, checked('Q1', 'no')));
    const { user, server, saved, sent } = await openEditor({ definition });
    await user.click(await screen.findByRole('button', { name: /^Edit Q1/ }));
    const last = server.definition.nodes[0]?.options?.at(-1)?.id;

    await user.click(button('Delete option “no”'));
    const dialog = await screen.findByRole('dialog', { name: /Please confirm/ });
    expect(within(dialog).getAllByRole('button')).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(sent()).toEqual([]);
    await user.click(button('Delete option “no”'));
    const again = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
    await user.click(within(again).getByRole('button', { name: 'OK' }));

    const { nodes, logic = [] } = await saved();
    expect(sent()).toEqual([{ op: 'removeOption', nodeId: 1, optionId: last, confirmed: true }]);
    expect(nodes[0]?.options).toHaveLength(1);
    expect(logic).toEqual([]);
  });
});
