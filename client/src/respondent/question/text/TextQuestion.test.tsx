import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { text } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Your thoughts/ });

describe('an open text', () => {
  it('takes what is typed, and counts it aloud against the limit', async () => {
    const { user, answer } = await renderQuestion(text('Q1', 'Your thoughts', { setting: { max_word: 5 } }));
    await user.type(box(), 'tea');
    expect(answer()).toEqual({ text: 'tea' });
    expect(descriptionOf(box())).toBe('3 of 5 characters used');
  });

  it('lets more be typed than the limit, and says so', async () => {
    const { user, answer, goOn } = await renderQuestion(text('Q1', 'Your thoughts', { setting: { max_word: 5 } }));
    await user.type(box(), 'teapot');
    goOn();
    expect(answer()).toEqual({ text: 'teapot' });
    expect(descriptionOf(box())).toContain('Write no more than 5 characters. You have 6');
  });

  it('tells the format before and after a wrong entry', async () => {
    const node = text('Q1', 'Your thoughts', { setting: { format: 1, min: 1, max: 9 } });
    const { user, goOn } = await renderQuestion(node);
    expect(descriptionOf(box())).toBe('A whole number, from 1 to 9');
    expect(box().inputMode).toBe('numeric');
    await user.type(box(), '12');
    goOn();
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(box())).toContain('Enter a number from 1 to 9');
  });

  it('has several lines in its larger sizes, where Enter is a new line and goes nowhere', async () => {
    const { user, answer, sending } = await renderQuestion(text('Q1', 'Your thoughts', { setting: { size: 4 } }));
    expect(box().tagName).toBe('TEXTAREA');
    await user.type(box(), 'a{Enter}b');
    expect(answer()).toEqual({ text: 'a\nb' });
    expect(sending()).toBe('idle');
  });

  it('complains of a wrong entry once it is left, and not before', async () => {
    const { user } = await renderQuestion(text('Q1', 'Your thoughts', { required: true, setting: { min_word: 3 } }));
    expect(box().getAttribute('aria-required')).toBe('true');
    await user.type(box(), 'ab');
    expect(box().getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    await screen.findByText('Write at least 3 characters. You have 2');
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });
});
