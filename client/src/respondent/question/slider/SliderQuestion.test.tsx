import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { slider } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const node = slider('Q1', 'How far?', { required: true, setting: { min: 0, max: 100, step: 10, right_text: 'All the way' } });
const slide = () => screen.getByRole<HTMLInputElement>('slider', { name: /How far\?/ });
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Number/ });

describe('a slider', () => {
  it('stands in the middle and says that it is not set until it is touched', async () => {
    const { answer } = await renderQuestion(node);
    expect(slide().value).toBe('50');
    expect(slide().getAttribute('aria-valuetext')).toBe('Not set yet');
    expect(descriptionOf(slide())).toBe('Move the slider or type a number from 0 to 100, in steps of 10');
    expect(answer()).toBeUndefined();
  });

  it('takes the number it is moved to, and speaks it with the words of the end', async () => {
    const { answer } = await renderQuestion(node);
    fireEvent.change(slide(), { target: { value: '100' } });
    expect(answer()).toEqual({ number: 100 });
    expect(slide().getAttribute('aria-valuetext')).toBe('100, All the way');
    expect(box().value).toBe('100');
  });

  it('takes the place where it waits when it is clicked there', async () => {
    const { user, answer } = await renderQuestion(node);
    await user.click(slide());
    expect(answer()).toEqual({ number: 50 });
  });

  it('takes a typed number, and tells the nearest ones where it is between two steps', async () => {
    const { user, answer, goOn } = await renderQuestion(node);
    await user.type(box(), '34');
    expect(answer()).toEqual({ number: 34 });
    goOn();
    expect(screen.getByText('It goes in steps of 10. The nearest to 34: 30 and 40')).toBeTruthy();
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });
});
