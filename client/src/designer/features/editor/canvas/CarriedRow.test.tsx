import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { carryOver, checked, matrix, multiple, single, survey, text, unchecked, withLogic } from '@wence/schema/testing';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { openEditor } from '../../../../../testing/designer/open-editor';

const SEEN = multiple('Q1', 'Which do you know?', ['Red Cross', 'UNICEF']);

const partsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => within(row).queryByRole<HTMLInputElement>('textbox')?.value ?? row.textContent);

describe('options that are carried into a question', () => {
  const open = async () => {
    const own = multiple('Q2', 'Which do you like?', ['Greenpeace', { title: 'None', exclusive: true }]);
    const opened = await openEditor({ definition: withLogic(survey(SEEN, own), carryOver('Q2', [checked('Q1')])) });
    await opened.user.click(screen.getByRole('button', { name: /Which do you like/ }));
    await screen.findByRole('textbox', { name: 'Option 1' });
    return opened;
  };

  it('stand as a row between the own ones, and are moved', async () => {
    const { user, saved } = await open();
    expect(partsOf('Options of Q2')).toEqual(['Greenpeace', '← Q1, chosen options', 'None']);

    await user.click(screen.getByRole('button', { name: 'Move the carried options up' }));

    expect(partsOf('Options of Q2')).toEqual(['← Q1, chosen options', 'Greenpeace', 'None']);
    expect((await saved()).logic?.[0]).toMatchObject({ after: 0 });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move the carried options up' }).disabled).toBe(true);
    await expectAccessible();
  });

  it('are enough: the last own option may go then', async () => {
    const { user, saved } = await open();

    await user.click(screen.getByRole('button', { name: 'Delete option “Greenpeace”' }));
    await user.click(screen.getByRole('switch', { name: /None of the above/ }));

    expect(partsOf('Options of Q2')).toEqual(['← Q1, chosen options']);
    expect((await saved()).nodes[1]?.options).toBeUndefined();
  });
});

it('shows what is carried into a question that is not open, from each source and into rows as well', async () => {
  const best = single('Q2', 'Best?', ['Other']);
  const definition = withLogic(
    survey(SEEN, best, matrix(1, 'Q3', 'Rate', ['own'], ['good']), text('Q4', 'Why?')),
    carryOver('Q2', [checked('Q1'), unchecked('Q1')]),
    carryOver('Q3', [checked('Q1')], 2),
  );
  await openEditor({ definition });

  expect(partsOf('Options of Q2')).toEqual(['Other', '← Q1, chosen options, ← Q1, options not chosen']);
  expect(partsOf('Options of Q3')).toEqual(['← Q1, chosen options']);
});
