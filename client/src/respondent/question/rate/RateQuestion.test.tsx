import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { rate } from '@wence/schema/testing';
import { descriptionOf, isTicked, renderQuestion } from '../../../../testing/render-question';

const node = rate('Q1', 'How was the tea?', { required: true, setting: { max: 5, left_text: 'Bad', right_text: 'Good' } });

describe('a rating', () => {
  it('offers one radio button per point, with the words of the ends in their names', async () => {
    await renderQuestion(node);
    const group = screen.getByRole('radiogroup', { name: /How was the tea\?/ });
    const names = within(group)
      .getAllByRole('radio')
      .map((point) => point.getAttribute('aria-label'));
    expect(names).toEqual(['1 of 5, Bad', '2 of 5', '3 of 5', '4 of 5', '5 of 5, Good']);
    expect(group.getAttribute('aria-required')).toBe('true');
  });

  it('takes the point that is pressed, and another one in its place', async () => {
    const { user, answer } = await renderQuestion(node);
    await user.click(screen.getByRole('radio', { name: '4 of 5' }));
    expect(answer()).toEqual({ number: 4 });
    await user.click(screen.getByRole('radio', { name: '2 of 5' }));
    expect(answer()).toEqual({ number: 2 });
    expect(isTicked('4 of 5')).toBe(false);
  });

  it('says what is missing, to eyes and to screen readers, until a point is chosen', async () => {
    const { user, goOn } = await renderQuestion(node);
    goOn();
    const group = screen.getByRole('radiogroup');
    expect(descriptionOf(group)).toBe('No rating yet. Choose from 1 to 5');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('radio', { name: '3 of 5' }));
    expect(screen.queryByText(/No rating yet/)).toBeNull();
  });

  it('can be cleared where it is optional', async () => {
    const { user, answer } = await renderQuestion({ ...node, required: false }, { number: 3 });
    await user.click(screen.getByRole('button', { name: 'Clear the answer to “How was the tea?”' }));
    expect(answer()).toBeUndefined();
  });
});
