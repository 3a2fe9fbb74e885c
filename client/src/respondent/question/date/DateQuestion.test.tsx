import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { date, time } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const box = () => screen.getByLabelText<HTMLInputElement>(/When\?/);

describe('a date', () => {
  it('is filled in with the input of the device, and emptied again', async () => {
    const { answer } = await renderQuestion(date('Q1', 'When?'));
    expect(box().type).toBe('date');
    fireEvent.change(box(), { target: { value: '2026-03-31' } });
    expect(answer()).toEqual({ date: '2026-03-31' });
    fireEvent.change(box(), { target: { value: '' } });
    expect(answer()).toBeUndefined();
  });

  it('shows the date of a draft', async () => {
    await renderQuestion(date('Q1', 'When?'), { date: '2026-01-02' });
    expect(box().value).toBe('2026-01-02');
  });

  it('has seconds where the author asks for them, also when the browser leaves them out', async () => {
    const { answer } = await renderQuestion(time('Q1', 'When?', { setting: { format: 1 } }));
    fireEvent.change(box(), { target: { value: '18:05' } });
    expect(answer()).toEqual({ date: '18:05:00' });
  });

  it('tells the form of a year, which is typed, and what is wrong with it', async () => {
    const { user, answer, goOn } = await renderQuestion(date('Q1', 'When?', { required: true, setting: { format: 2 } }));
    expect(descriptionOf(box())).toBe('A year of four digits, such as 2026');
    await user.type(box(), '20');
    expect(answer()).toEqual({ date: '20' });
    goOn();
    expect(descriptionOf(box())).toContain('Enter a year of four digits, such as 2026');
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });
});
