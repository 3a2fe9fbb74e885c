import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { carryOver, checked, matrix, multiple, optionLogic, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { openEditor } from '../../../../../testing/designer/open-editor';

/** Ids: Q1 1 (Yes 2, No 3), Q2 4 (tea 5, coffee 6, milk 7), Q3 8 (row 9, 10, column 11), Q4 12. */
const drinks = survey(
  single('Q1', 'Thirsty?', ['Yes', 'No']),
  multiple('Q2', 'Which?', ['tea', 'coffee', 'milk']),
  matrix(1, 'Q3', 'Rate', ['Taste', 'Look'], ['Good']),
  text('Q4', 'Why not?'),
);
const hidden = withLogic(drinks, show('Q4', checked('Q1', 'No')));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rule = (name: string | RegExp) => within(screen.getByRole('listitem', { name }));
type Rule = ReturnType<typeof rule>;

async function openLogic(definition: typeof drinks, kind: 'question' | 'option' = 'question', state?: 'RUNNING') {
  const editor = await openEditor({ definition, view: `/logic/${kind}`, state });
  const { user } = editor;
  const choose = async (name: string) => {
    const found = await screen.findAllByTitle(name);
    await user.click(found.at(-1) ?? document.body);
  };
  return {
    ...editor,
    /** Picks another word in a sentence. */
    pick: async (sentence: Rule, word: string, ...names: readonly string[]) => {
      const closed = sentence.queryByRole('button', { name: new RegExp(`^${word}: `) });
      // The word that is asked for next has opened by itself.
      if (closed) await user.click(closed);
      for (const name of names) await choose(name);
      if (names.length > 1) await user.keyboard('{Escape}');
    },
    /** Asks for the rules of a question that has none. */
    ask: async (question: string) => {
      await user.click(await screen.findByRole('combobox', { name: 'Add logic to a question' }));
      await choose(question);
    },
    logic: async () => (await editor.saved()).logic ?? [],
  };
}

describe('the rules of questions', () => {
  it('are sentences that count once they are whole and saved', async () => {
    const { user, pick, ask, logic } = await openLogic(drinks);
    expect(await screen.findByText(/^No question logic in this survey/)).toBeTruthy();
    await ask('“Q4 Why not?”');
    expect(document.activeElement?.textContent).toBe('Q4Why not?');
    await user.click(button('Add show or hide'));
    const added = rule('New rule');

    await user.click(added.getByRole('button', { name: 'Save rule' }));
    expect(added.getByRole('alert').textContent).toBe('A condition is incomplete');
    await pick(added, 'Question', '“Q2 Which?”');
    await pick(added, 'Test', 'number chosen is');
    await user.type(added.getByRole('textbox', { name: 'From' }), '1');
    await user.type(added.getByRole('textbox', { name: 'To' }), '2');
    await pick(added, 'Show or hide', 'hide');
    expect(added.queryByRole('alert')).toBeNull();
    expect(added.getByText('Not saved')).toBeTruthy();
    await user.click(added.getByRole('button', { name: 'Save rule' }));

    expect(await logic()).toMatchObject([
      { model: 1, type: 2, nodeId: 12, algorithm: 2, conditions: [{ nodeId: 4, algorithm: 5, result: [1, 2] }] },
    ]);
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(rule(/^If .*Q2 Which.*hide/)).toBeTruthy();
  });

  it('take conditions in brackets, with the keyboard alone, and keep them', async () => {
    const [yes, tea, milk] = [checked('Q1', 'Yes'), checked('Q2', 'tea'), checked('Q2', 'milk')];
    const { user, pick, logic } = await openLogic(withLogic(drinks, show('Q4', yes, tea, milk)));
    const sentence = await screen.findByRole('listitem', { name: /^If .*Q4/ });
    const shown = within(sentence);
    const groups = async () => (await logic())[0]?.conditions.map(({ operator = 1, parentId = 0 }) => [operator, parentId]);

    shown.getByRole('button', { name: 'Put conditions 2 and 3 in brackets' }).focus();
    await user.keyboard('{Enter}');
    await pick(shown, 'Joined by', 'or');
    expect(shown.getByRole('group', { name: 'Condition 3, in brackets with condition 2' })).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Brackets joined by: and' })).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Save rule' }));
    expect(await groups()).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
    expect(rule(/^If “Q1 Thirsty\?” .* and \(“Q2 Which\?” has “tea” chosen, or .*\), show/)).toBeTruthy();

    await user.click(shown.getByRole('button', { name: 'Take apart conditions 2 and 3' }));
    await user.click(shown.getByRole('button', { name: 'Save rule' }));
    expect((await groups())?.map(([, group]) => group)).toEqual([0, 0, 0]);
  });

  it('are copied to several questions in one step of undo, and say where they cannot be', async () => {
    const more = survey(single('Q1', 'Thirsty?', ['Yes', 'No']), text('Q2', 'Why?'), text('Q3', 'How?'), text('Q4', 'When?'));
    const { user, logic } = await openLogic(withLogic(more, show('Q2', checked('Q1', 'No'))));
    const sentence = within(await screen.findByRole('listitem', { name: /^If .*show “Q2/ }));

    await user.click(sentence.getByRole('button', { name: 'Copy to other questions…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy the rule to other questions' }));
    expect(dialog.getAllByRole('checkbox').length).toBe(2);
    expect(dialog.getByText('“Q1 Thirsty?”: does not come after the questions that the conditions read')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: '“Q4 When?”' }));
    await user.click(dialog.getByRole('checkbox', { name: '“Q3 How?”' }));
    await user.click(dialog.getByRole('button', { name: 'Copy (2)' }));

    const owners = async () => (await logic()).map(({ nodeId, algorithm }) => [nodeId, algorithm]);
    const [, second, third, fourth] = more.nodes.map(({ id }) => id);
    expect(await owners()).toEqual([second, third, fourth].map((id) => [id, 1]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await owners()).toEqual([[second, 1]]);
  });

  it('join their conditions, lose them again, and lead elsewhere', async () => {
    const { user, pick, ask, logic } = await openLogic(drinks);
    await ask('“Q2 Which?”');
    await user.click(button('Add a jump'));
    const added = rule('New rule');
    await pick(added, 'Question', '“Q1 Thirsty?”');
    await pick(added, 'Test', 'is answered');
    await user.click(added.getByRole('button', { name: 'Add a condition' }));
    await user.click(added.getByRole('button', { name: 'Add a condition' }));
    const second = () => within(added.getByRole('group', { name: 'Condition 2' })) as Rule;
    await pick(second(), 'Joined by', 'or');
    await pick(second(), 'Question', '“Q2 Which?”');
    await pick(second(), 'Test', 'has chosen all of');
    await pick(second(), 'Option', '“tea”', '“milk”');
    await user.click(added.getByRole('button', { name: 'Remove condition 3' }));
    await pick(added, 'Target', 'the end, screened out');

    await user.click(added.getByRole('button', { name: 'Save rule' }));

    expect(await logic()).toMatchObject([
      {
        nodeId: 4,
        target: -1,
        conditions: [
          { nodeId: 1, algorithm: 11 },
          { nodeId: 4, algorithm: 3, operator: 2, optionId: [5, 7] },
        ],
      },
    ]);
  });

  it('are changed, put back, copied and deleted', async () => {
    const { user, pick, logic } = await openLogic(hidden);
    const saved = await screen.findByRole('listitem', { name: /^If .*“No” chosen, show/ });
    const first = within(saved);
    expect(first.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    await pick(first, 'Show or hide', 'hide');
    expect(saved.dataset.unsaved).toBe('true');
    await user.click(first.getByRole('button', { name: 'Discard changes' }));
    expect(first.getByRole('button', { name: 'Show or hide: show' })).toBeTruthy();

    await user.click(first.getByRole('button', { name: 'Copy rule' }));
    const isSame = { nodeId: 12, algorithm: 1, conditions: [{ nodeId: 1, optionId: [3] }] };
    expect(await logic()).toMatchObject([isSame, isSame]);
    await pick(first, 'Show or hide', 'hide');
    await user.click(first.getByRole('button', { name: 'Copy rule' }));
    expect(rule('New rule').getByRole('button', { name: 'Show or hide: hide' })).toBeTruthy();
    await user.click(rule('New rule').getByRole('button', { name: 'Delete rule' }));
    await user.click(first.getByRole('button', { name: 'Delete rule' }));

    expect(await logic()).toHaveLength(1);
    expect(screen.queryByRole('listitem', { name: 'New rule' })).toBeNull();
  });

  it('are told in words where the survey runs, with the way back where there are none', async () => {
    await openLogic(hidden, 'question', 'RUNNING');

    expect(await screen.findByText(/^If .*“No” chosen, show/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Show or hide/ })).toBeNull();
  });
});

describe('the rules of options', () => {
  it('show and hide options and rows', async () => {
    const { user, pick, ask, logic } = await openLogic(drinks, 'option');
    await ask('“Q3 Rate”');
    await user.click(button('Add a row rule'));
    await pick(rule('New rule'), 'Question', '“Q1 Thirsty?”');
    await pick(rule('New rule'), 'Test', 'has chosen');
    await pick(rule('New rule'), 'Option', '“No”', '“Yes”');
    await pick(rule('New rule'), 'Rows', '“Look”', '“Taste”');
    await user.click(button('Save rule'));
    await ask('“Q2 Which?”');
    await user.click(within(screen.getByRole('region', { name: 'Q2 Options' })).getByRole('button', { name: 'Add an option rule' }));
    await pick(rule('New rule'), 'Question', '“Q1 Thirsty?”');
    await pick(rule('New rule'), 'Test', 'is not answered');
    await pick(rule('New rule'), 'Options', '“milk”', '“tea”');
    await user.click(button('Save rule'));

    const [rows, options] = await logic();
    expect(rows).toMatchObject({ model: 2, type: 2, nodeId: 8, optionType: 2, optionId: [10, 9], conditions: [{ optionId: [3, 2] }] });
    expect(options).toMatchObject({ model: 2, type: 2, nodeId: 4, optionId: [7, 5], conditions: [{ algorithm: 12 }] });
  });

  it('compare with one row of a matrix, or with any', async () => {
    const { user, pick, ask, logic } = await openLogic(survey(matrix(1, 'Q1', 'Rate', ['Taste', 'Look'], ['Good']), text('Q2', 'Why?')));
    await ask('“Q2 Why?”');
    await user.click(button('Add show or hide'));
    await pick(rule('New rule'), 'Question', '“Q1 Rate”');
    await pick(rule('New rule'), 'Test', 'has chosen');
    expect(rule('New rule').getByRole('button', { name: 'Row: any row' })).toBeTruthy();
    await pick(rule('New rule'), 'Row', '“Look”');
    await pick(rule('New rule'), 'Option', '“Good”');
    await user.keyboard('{Escape}');
    await user.click(button('Save rule'));

    expect(await logic()).toMatchObject([{ conditions: [{ nodeId: 1, childId: 3, optionId: [4] }] }]);
  });
});

describe('what is carried over', () => {
  it('is set in a dialog, and gone when its last source is', async () => {
    const { user, pick, ask, logic } = await openLogic(drinks, 'option');
    await ask('“Q3 Rate”');
    await user.click(button('Carry options over'));
    const dialog = within(await screen.findByRole('dialog', { name: 'option induct' })) as Rule;
    // The nearest question is the source already; a further one is to be chosen.
    await user.click(dialog.getByRole('button', { name: 'Add a condition' }));
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    expect(dialog.getByRole('alert').textContent).toBe('A condition is incomplete');
    await user.click(dialog.getByRole('button', { name: 'Remove condition 2' }));
    await pick(dialog, 'Bring in as', 'rows');
    await pick(dialog, 'Question', '“Q2 Which?”');
    await pick(dialog, 'Test', 'what is not chosen');
    await user.click(dialog.getByRole('button', { name: 'OK' }));

    expect(await logic()).toMatchObject([{ model: 2, type: 1, nodeId: 8, optionType: 2, conditions: [{ nodeId: 4, algorithm: 2 }] }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/^Bring in what is not chosen in “Q2 Which\?”/)).toBeTruthy();
  });

  it('is told where it is, and deleted with its last source', async () => {
    const carried = withLogic(drinks, carryOver('Q3', [checked('Q2')]), optionLogic('Q2', 'hide', ['tea'], [checked('Q1', 'No')]));
    const { user, logic } = await openLogic(carried, 'option');
    await screen.findByText('Bring in what is chosen in “Q2 Which?”');

    await user.click(
      within(screen.getByRole('region', { name: 'Q3 Carried options' })).getByRole('button', { name: 'Carry options over' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'option induct' }));
    await user.click(dialog.getByRole('button', { name: 'Remove condition 1' }));
    await user.click(dialog.getByRole('button', { name: 'OK' }));

    expect(await logic()).toMatchObject([{ nodeId: 4, algorithm: 2 }]);
  });
});
