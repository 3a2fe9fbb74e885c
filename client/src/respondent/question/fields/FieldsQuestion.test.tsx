import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { form } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const node = form('Q1', 'About you', [
  'Name',
  { title: 'Mail', required: false, setting: { format: 4 } },
  { title: 'Size', required: false, setting: { format: 90, options: ['S', 'L'] } },
]);
const box = (name: string) => screen.getByRole('textbox', { name });

describe('several fields', () => {
  it('stand in one group, each with its label, its hint and the input of its kind', async () => {
    await renderQuestion(node);
    const group = screen.getByRole('group', { name: /About you/ });
    expect(group.contains(box('Name'))).toBe(true);
    expect(descriptionOf(box('Mail'))).toBe('An email address, such as name@example.com');
    expect(Array.from(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' }).options, ({ text }) => text)).toEqual([
      'Please choose',
      'S',
      'L',
    ]);
  });

  it('put what is typed into their own part of the answer', async () => {
    const { user, answer } = await renderQuestion(node);
    await user.type(box('Name'), 'Li');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'L');
    expect(answer()).toEqual({ fields: { 2: 'Li', 4: 'L' } });
  });

  it('require marked ones of an optional question once one field is filled in', async () => {
    const { user, goOn } = await renderQuestion(node);
    expect(box('Name').getAttribute('aria-required')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'S');
    expect(box('Name').getAttribute('aria-required')).toBe('true');
    goOn();
    expect(descriptionOf(box('Name'))).toBe('Fill in an answer');
  });

  it('tell a wrong entry next to its own field only', async () => {
    const { user, goOn } = await renderQuestion(node, { fields: { 2: 'Li' } });
    await user.type(box('Mail'), 'li@');
    goOn();
    expect(descriptionOf(box('Mail'))).toContain('Enter a full email address, such as name@example.com');
    expect(box('Mail').getAttribute('aria-invalid')).toBe('true');
    expect(box('Name').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getAllByText(/Enter a full email address/)).toHaveLength(1);
  });

  it('lead from field to field with Enter, and on from the last one', async () => {
    const { user, sending } = await renderQuestion(node, { fields: { 2: 'Li' } });
    await user.type(box('Name'), '{Enter}');
    expect(document.activeElement).toBe(box('Mail'));
    expect(sending()).toBe('idle');
  });
});
