import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { questionRow } from '@wence/schema';
import { type BuiltNode, group, matrix, single, text } from '@wence/schema/testing';
import { openQuestion } from '../../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../../testing/expect-accessible';

const MODES = ['As listed', 'Random', 'Loop (random start)', 'Forward or reverse'];

async function openDialog(node: BuiltNode) {
  const editor = await openQuestion(node);
  await editor.user.click(await editor.panel().findByRole('button', { name: 'Lock positions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order' });
  const inside = within(dialog);
  return {
    ...editor,
    dialog,
    inside,
    lock: (title: string) => inside.getByRole<HTMLInputElement>('checkbox', { name: `Keep “${title}” in its place` }),
    choose: async (mode: string) => {
      await editor.user.click(inside.getAllByRole('combobox')[0] ?? dialog);
      const choices = await screen.findAllByTitle(mode);
      await editor.user.click(choices.at(-1) ?? dialog);
    },
    confirm: () => editor.user.click(inside.getByRole('button', { name: 'OK' })),
  };
}

describe('the order dialog', () => {
  it('locks a place; there is nothing to lock in an order that moves nothing [S5.option-lock.disabled-0] [S2.dialog.order-row-locks]', async () => {
    const { user, dialog, lock, choose, confirm, stored } = await openDialog(single('Q1', 'Drink?', ['tea', 'coffee', 'water']));
    expect(lock('water').disabled).toBe(true);
    expect(within(dialog).getByText('Positions can be locked in random and loop order')).toBeTruthy();
    await expectAccessible(dialog);

    await choose('Random');
    await user.click(lock('water'));
    await confirm();

    const { sequence, options } = await stored();
    expect(sequence).toBe(1);
    expect(options?.map(({ locked }) => locked ?? false)).toEqual([false, false, true]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await stored()).sequence).toBeUndefined();
  });

  it.each([1, 2, 4] as const)(
    'of a matrix of kind %i has rows and columns with locks, and rows that respondents name [S2.dialog.order-matrix-columns] [S2.dialog.order-matrix-other] [S2.dialog.order-sequence]',
    async (subType) => {
      const { user, dialog, inside, lock, confirm, stored } = await openDialog(
        matrix(subType, 'Q1', 'Rate', ['taste', 'price'], subType === 4 ? [] : ['good', 'bad']),
      );
      const { hasOptions } = questionRow({ type: 14, subType });
      expect(inside.getAllByRole('table')).toHaveLength(hasOptions ? 2 : 1);
      for (const table of inside.getAllByRole('table')) {
        const [, ...parts] = within(table).getAllByRole('row');
        expect(within(table).queryAllByRole('checkbox', { name: /in its place/ })).toHaveLength(parts.length);
      }

      await user.click(inside.getAllByRole('combobox')[0] ?? dialog);
      for (const mode of MODES) expect(await screen.findAllByTitle(mode)).not.toHaveLength(0);
      await user.click(screen.getAllByTitle('Random').at(-1) ?? dialog);
      await user.click(lock('price'));
      await user.click(inside.getByRole('checkbox', { name: '“price” is named by respondents' }));
      await expectAccessible(dialog);
      await confirm();

      const { childSequence, children } = await stored();
      expect(childSequence).toBe(1);
      expect(children?.[1]).toMatchObject({ title: 'price', locked: true, other: true });
    },
  );

  it('lets respondents name no rows of a matrix that is filled in [S2.dialog.order-matrix-other-not-3]', async () => {
    const { inside, lock } = await openDialog(matrix(3, 'Q1', 'Fill in', ['taste', 'price'], ['now']));

    expect(lock('taste')).toBeTruthy();
    expect(inside.queryByRole('checkbox', { name: '“taste” is named by respondents' })).toBeNull();
  });

  it('locks the questions of a group', async () => {
    const { user, lock, choose, confirm, stored } = await openDialog(group('G1', 'Drinks', [text('Q1', 'Tea?'), text('Q2', 'Milk?')]));

    await choose('Loop (random start)');
    await user.click(lock('Tea?'));
    await confirm();

    const { sequence, nodes } = await stored();
    expect(sequence).toBe(2);
    expect(nodes?.map(({ locked }) => locked ?? false)).toEqual([true, false]);
  });
});
