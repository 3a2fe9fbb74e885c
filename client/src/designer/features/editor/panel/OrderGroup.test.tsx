import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { group, matrix, single, text } from '@wence/schema/testing';
import { pick } from '../../../../../testing/controls';
import { renderPanel } from '../../../../../testing/render-panel';

const order = () => screen.getByRole('region', { name: 'Order' });

describe('the order of a question', () => {
  it('is set for its options', async () => {
    const { user, node } = await renderPanel([single('Q1', 'Tea?', ['Yes', 'No'])]);

    await pick(user, 'Options', 'Random');

    expect(node().sequence).toBe(1);
  });

  it('is set for rows and columns apart', async () => {
    const { user, node } = await renderPanel([matrix(1, 'Q1', 'Rate', ['Tea', 'Milk'], ['Good', 'Bad'])]);

    await pick(user, 'Rows', 'Forward or reverse');
    await pick(user, 'Columns', 'Loop (random start)');

    expect(node()).toMatchObject({ childSequence: 3, sequence: 2 });
  });

  it('is that of its questions for a group', async () => {
    const { user, node } = await renderPanel([group('G1', 'Drinks', [text('Q1', 'Tea?'), text('Q2', 'Milk?')])]);

    await pick(user, 'Questions', 'Random');

    expect(node().sequence).toBe(1);
  });

  it('is not asked for where there is nothing to put in order', async () => {
    await renderPanel([text('Q1', 'Why?')]);

    expect(screen.queryByRole('region', { name: 'Order' })).toBeNull();
  });

  it('leads to the dialog that locks positions, which gives the focus back', async () => {
    const { user } = await renderPanel([single('Q1', 'Tea?', ['Yes', 'No'])]);
    const open = within(order()).getByRole('button', { name: 'Lock positions' });

    await user.click(open);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(document.activeElement).toBe(open));
  });
});
