import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { text } from '@wence/schema/testing';
import { enterNumber, numberField, pick } from '../../../../../../testing/controls';
import { renderPanel } from '../../../../../../testing/render-panel';

describe('the properties of an open text', () => {
  it('limit its length as long as any text may be written', async () => {
    const { user, node } = await renderPanel([text('Q1', 'Why?')]);

    await enterNumber(user, 'Minimum characters', '3');
    await enterNumber(user, 'Maximum characters', '20');

    expect(node().setting).toMatchObject({ min_word: 3, max_word: 20 });
    expect(screen.queryByRole('spinbutton', { name: 'Smallest' })).toBeNull();
  });

  it('limit the value of a number instead', async () => {
    const { user, node } = await renderPanel([text('Q1', 'How many?')]);

    await pick(user, 'Format', 'Whole number');
    expect(node().setting?.format).toBe(1);
    await enterNumber(user, 'Smallest', '-5');
    await enterNumber(user, 'Largest', '2.6');

    expect(node().setting).toMatchObject({ min: -5, max: 3 });
    expect(numberField('Largest').value).toBe('3');
    expect(screen.queryByRole('spinbutton', { name: 'Minimum characters' })).toBeNull();
  });

  it('limit neither for an address', async () => {
    const { user } = await renderPanel([text('Q1', 'Where to?')]);

    await pick(user, 'Format', 'Email');

    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('never have limits that cross, and say which one gave way', async () => {
    const { user, node } = await renderPanel([text('Q1', 'Why?', { setting: { min_word: 5, max_word: 10 } })]);

    await enterNumber(user, 'Maximum characters', '2');

    expect(node().setting).toMatchObject({ min_word: 5, max_word: 5 });
    expect(await screen.findByText('The maximum cannot be below the minimum; it is now 5')).toBeTruthy();
  });

  it('bring a number beyond the allowed ones back to them', async () => {
    const { user, node } = await renderPanel([text('Q1', 'How much?', { setting: { format: 2 } })]);

    await enterNumber(user, 'Largest', '1000000');

    expect(node().setting?.max).toBe(Number(numberField('Largest').getAttribute('aria-valuemax')));
  });

  it('are the size of the box and the word behind it', async () => {
    const { user, node } = await renderPanel([text('Q1', 'Why?')]);

    await pick(user, 'Box size', 'Several lines, large');
    await user.type(screen.getByRole('textbox', { name: 'Suffix' }), 'kg');

    expect(node().setting).toMatchObject({ size: 6, suffix: 'kg' });
  });
});
