import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { question } from '@wence/schema/testing';
import { descriptionOf, isTicked, renderQuestion } from '../../../../testing/render-question';

const node = question(39, 'Q1', 'Mark what is new', ['the', 'blue', 'bird'], { required: true, setting: { max: 2 } });
const word = (name: string) => screen.getByRole('checkbox', { name });

describe('a text to mark', () => {
  it('reads on from word to word, each of which can be marked and unmarked', async () => {
    const { user, answer } = await renderQuestion(node);
    expect(screen.getByRole('group', { name: /Mark what is new/ }).textContent?.trim()).toBe('the blue bird');
    await user.click(word('bird'));
    await user.click(word('blue'));
    expect(answer()).toEqual({ options: [{ option: 3 }, { option: 4 }] });
    await user.click(word('bird'));
    expect(isTicked('bird')).toBe(false);
  });

  it('takes no more marks than its limit, and says why', async () => {
    const { user, answer } = await renderQuestion(node, { options: [{ option: 2 }, { option: 3 }] });
    await user.click(word('bird'));
    expect(answer()).toEqual({ options: [{ option: 2 }, { option: 3 }] });
    expect(descriptionOf(word('bird'))).toBe('2 options chosen, the limit. Untick one to choose another');
  });
});
