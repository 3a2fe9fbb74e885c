import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { imageMultiple, multiple, single } from '@wence/schema/testing';
import { pick, picked } from '../../../../../../testing/controls';
import { renderPanel } from '../../../../../../testing/render-panel';

const drinks = ['tea', 'coffee', 'water', 'milk', 'juice'];
const columns = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ name }) => name === screen.getByRole<HTMLInputElement>('radio', { name: '2' }).name);

describe('the properties of a choice', () => {
  it('put options beside each other', async () => {
    const { user, node } = await renderPanel([single('Q1', 'Drink?', drinks)]);

    await user.click(screen.getByRole('radio', { name: '2' }));

    expect(node().setting?.column).toBe(2);
  });

  it('show results, which takes one column', async () => {
    const { user, node } = await renderPanel([single('Q1', 'Drink?', drinks)]);

    await user.click(screen.getByRole('switch', { name: 'Show results' }));

    expect(node().setting?.show_result).toBe(true);
    expect(columns().every(({ disabled }) => disabled)).toBe(true);
  });

  it('limit how many are chosen only where several can be', async () => {
    await renderPanel([single('Q1', 'Drink?', drinks)]);

    expect(screen.queryByRole('combobox', { name: 'At least' })).toBeNull();
  });

  it('are the same for choices of pictures, without a limit', async () => {
    await renderPanel([imageMultiple('Q1', 'Which?', drinks)]);

    expect(screen.getByRole('switch', { name: 'Show results' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'At least' })).toBeNull();
  });
});

describe('how many are chosen', () => {
  it('is limited by numbers up to that of the options', async () => {
    const { user, node } = await renderPanel([multiple('Q1', 'Drinks?', drinks)]);

    await pick(user, 'At least', '1 option');
    await pick(user, 'At most', '5 options');

    expect(node().setting).toMatchObject({ min: 1, max: 5 });
    await pick(user, 'At most', 'No limit');
    expect(node().setting?.max ?? 0).toBe(0);
  });

  it('gives way where limits would cross, and it is said which one did [S5.minmax.min-message] [S5.minmax.max-message]', async () => {
    const { user, node } = await renderPanel([multiple('Q1', 'Drinks?', drinks, { setting: { min: 1, max: 3 } })]);

    await pick(user, 'At least', '5 options');
    expect(await screen.findByText('The minimum cannot be above the maximum; it is now 3')).toBeTruthy();
    await pick(user, 'At most', '2 options');

    expect(await screen.findByText('The maximum cannot be below the minimum; it is now 3')).toBeTruthy();
    expect(node().setting).toMatchObject({ min: 3, max: 3 });
    expect(picked('At most')).toContain('3 options');
  });
});
