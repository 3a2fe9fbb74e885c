import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { growingTable, matrix, table } from '@wence/schema/testing';
import { enterNumber, numberField } from '../../../../../../testing/controls';
import { renderPanel } from '../../../../../../testing/render-panel';

describe('the look of a matrix', () => {
  it.each([
    ['Swap rows and columns', 'is_flip'],
    ['Keep the header in view', 'is_fixed_header'],
    ['One card per row on phones', 'is_split'],
    ['Each column once', 'is_one'],
  ] as const)('is set by a switch: %s', async (label, key) => {
    const { user, node } = await renderPanel([matrix(1, 'Q1', 'Rate', ['Tea', 'Milk'], ['Good', 'Bad'])]);

    await user.click(screen.getByRole('switch', { name: label }));

    expect(node().setting?.[key]).toBe(true);
  });

  it('has no columns to use once where several may be ticked', async () => {
    await renderPanel([matrix(2, 'Q1', 'Rate', ['Tea', 'Milk'], ['Good', 'Bad'])]);

    expect(screen.queryByRole('switch', { name: 'Each column once' })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Keep the header in view' })).toBeTruthy();
  });

  it('limits how many columns of a row are ticked', async () => {
    const { user, node } = await renderPanel([matrix(2, 'Q1', 'Rate', ['Tea'], ['Good', 'Bad', 'So-so'])]);

    await enterNumber(user, 'At most', '9');

    expect(node().setting?.max).toBe(3);
  });
});

describe('the rows of a growing table', () => {
  it('are as many at first as the author says, between the fewest and the most', async () => {
    const { user, node } = await renderPanel([growingTable('Q1', 'Pets', ['Name'], { setting: { min: 2, max: 4 } })]);
    expect(numberField('Initial rows').placeholder).toBe('2');

    await enterNumber(user, 'Initial rows', '9');
    expect(node().setting?.value).toBe(4);
    await enterNumber(user, 'Maximum rows', '3');

    expect(node().setting).toMatchObject({ min: 2, max: 3, value: 3 });
  });

  it('are those that stand there in a table that does not grow', async () => {
    await renderPanel([table('Q1', 'Pets', ['Cat'], ['Name'])]);

    expect(screen.queryByRole('spinbutton', { name: 'Minimum rows' })).toBeNull();
  });
});
