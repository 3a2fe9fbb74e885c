import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dropdown } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const node = dropdown('Q1', 'Your drink', ['Tea', { title: 'Another', other: true }], { required: true });
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Your drink/ });

describe('a dropdown', () => {
  it('begins with no choice, and is required for screen readers too', async () => {
    const { answer } = await renderQuestion(node);
    expect(list().selectedOptions[0]?.text).toBe('Please choose');
    expect(list().getAttribute('aria-required')).toBe('true');
    expect(answer()).toBeUndefined();
  });

  it('takes the option that is chosen, and lets go of it again', async () => {
    const { user, answer } = await renderQuestion(node);
    await user.selectOptions(list(), 'Tea');
    expect(answer()).toEqual({ option: 2 });
    await user.selectOptions(list(), 'Please choose');
    expect(answer()).toBeUndefined();
  });

  it('asks for the details of an option that has them, and complains of that box alone', async () => {
    const { user, answer, goOn } = await renderQuestion(node);
    await user.selectOptions(list(), 'Another');
    const details = screen.getByRole('textbox', { name: 'Another: details' });
    goOn();
    expect(descriptionOf(details)).toBe('Fill in the details for “Another”');
    await user.type(details, 'Cocoa');
    expect(answer()).toEqual({ option: 3, text: 'Cocoa' });
    expect(details.getAttribute('aria-invalid')).toBeNull();
  });

  it('says what is missing', async () => {
    const { goOn } = await renderQuestion(node);
    goOn();
    expect(descriptionOf(list())).toBe('Choose one option');
    expect(list().getAttribute('aria-invalid')).toBe('true');
  });
});
