import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pictureDrag } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const WREN = 2;
const OWL = 3;
const DAY = 4;
const node = pictureDrag('Q1', 'When do they sing?', ['Wren', 'Owl'], ['Day', 'Night'], { required: true, setting: { is_one: true } });
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('pictures to put on options', () => {
  it('have a list each that does the same as dragging', async () => {
    const { user, answer } = await renderQuestion(node);
    expect(descriptionOf(screen.getByRole('group', { name: /When do they sing/ }))).toContain('or choose one under the picture');
    await user.selectOptions(list('Wren'), 'Day');
    expect(answer()).toEqual({ rows: { [WREN]: { option: DAY } } });
    await user.selectOptions(list('Wren'), 'Please choose');
    expect(answer()).toBeUndefined();
  });

  it('say which one has no option yet', async () => {
    const { goOn } = await renderQuestion(node, { rows: { [WREN]: { option: DAY } } });
    goOn();
    expect(descriptionOf(list('Owl'))).toBe('Not chosen yet');
    expect(list('Wren').getAttribute('aria-invalid')).toBeNull();
  });

  it('say which option is taken where each takes one picture only', async () => {
    const { goOn } = await renderQuestion(node, { rows: { [WREN]: { option: DAY }, [OWL]: { option: DAY } } });
    goOn();
    expect(descriptionOf(list('Owl'))).toBe('“Day” already has “Wren”. Each option takes only one picture');
  });
});
