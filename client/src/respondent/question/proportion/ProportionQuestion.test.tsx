import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { proportion } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const node = proportion('Q1', 'Where does your time go?', ['Work', 'Play'], { required: true, setting: { sum: 24, suffix: 'h' } });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

describe('numbers that add up', () => {
  it('are kept per item, and what is left of the sum is written and said', async () => {
    const { user, answer, said } = await renderQuestion(node);
    await user.type(box(/Work/), '8');
    expect(answer()).toEqual({ fields: { 2: 8 } });
    expect(plain(said())).toBe('Total 8 h, 16 h left');
    expect(plain(descriptionOf(box(/Play/)))).toBe('Total 8 / 24 h16 h left');
    await user.type(box(/Play/), '16');
    expect(plain(said())).toBe('Total 24 h, all used');
  });

  it('may go over the sum, which is told with the numbers', async () => {
    const { user, goOn } = await renderQuestion(node, { fields: { 2: 20, 3: 4 } });
    await user.clear(box(/Play/));
    await user.type(box(/Play/), '5');
    goOn();
    const told = plain(descriptionOf(screen.getByRole('group', { name: /Where does your time go/ })));
    expect(told).toContain('The numbers must add up to 24 h. They add up to 25 h: 1 h too many');
    expect(box(/Work/).getAttribute('aria-invalid')).toBe('true');
  });

  it('refuse letters, and read full-width digits', async () => {
    const { user, answer } = await renderQuestion(node);
    await user.type(box(/Work/), 'a\uff112');
    expect(box(/Work/).value).toBe('12');
    expect(answer()).toEqual({ fields: { 2: 12 } });
  });
});
