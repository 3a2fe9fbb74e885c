import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { form, single } from '@wence/schema/testing';
import { enterNumber, pick } from '../../../../../testing/controls';
import { renderPanel } from '../../../../../testing/render-panel';

const FIELD = 2;
const choices = () => screen.getByRole('textbox', { name: 'Choices' });

describe('the input of a field', () => {
  it('becomes a drop-down; a choice that is there twice is said and kept once', async () => {
    const { user, node } = await renderPanel([form('Q1', 'About you', ['Drink', 'Size'])], FIELD);

    await pick(user, 'Input type', 'Dropdown');
    await user.type(choices(), 'tea{Enter}coffee{Enter}tea');
    await user.tab();

    expect(await screen.findByText('This option is already there')).toBeTruthy();
    expect(node().options?.[0]).toMatchObject({ type: 90, setting: { options: ['tea', 'coffee'] } });
  });

  it('has limits of its length where it is a text of limited length', async () => {
    const { user, node } = await renderPanel([form('Q1', 'About you', ['Name'])], FIELD);
    expect(screen.queryByRole('spinbutton', { name: 'Maximum characters' })).toBeNull();

    await pick(user, 'Input type', 'Text of limited length');
    await enterNumber(user, 'Maximum characters', '20');

    expect(node().options?.[0]?.setting?.max_word).toBe(20);
  });

  it('is not asked of an option that nobody types at', async () => {
    await renderPanel([single('Q1', 'Tea?', ['Yes', 'No'])], FIELD);

    expect(screen.queryByRole('combobox', { name: 'Input type' })).toBeNull();
  });
});

describe('a choice that is there already', () => {
  it('is told for 1200 ms [S5.tags.duplicate-1200ms]', async () => {
    const { user } = await renderPanel([form('Q1', 'About you', ['Size'])], FIELD);
    await pick(user, 'Input type', 'Dropdown');
    jest.useFakeTimers();
    const told = () => screen.queryByText('This option is already there') !== null;
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

    fireEvent.change(choices(), { target: { value: 'A\nA' } });
    fireEvent.blur(choices());
    await pass(100);
    expect(told()).toBe(true);
    await pass(1000);
    expect(told()).toBe(true);
    await pass(1000);

    expect(told()).toBe(false);
    jest.useRealTimers();
  });
});
