import { describe, expect, it } from '@jest/globals';
import { chooseOne, textsIn, toggleOption, withOtherText } from './choose';

const fruit = {
  max: 2,
  options: [
    { id: 11, code: '1', title: 'apple' },
    { id: 12, code: '2', title: 'pear' },
    { id: 13, code: '3', title: 'other', other: true },
    { id: 14, code: '4', title: 'none', exclusive: true },
  ],
};

describe('toggleOption', () => {
  it('keeps choices in display order, whatever the order of choosing', () => {
    const first = toggleOption(fruit, { options: [] }, 12, {});
    const both = toggleOption(fruit, first.answer, 11, {});

    expect(both).toEqual({ answer: { options: [{ option: 11 }, { option: 12 }] }, effect: 'chosen' });
  });

  it('clears the others when the exclusive option is chosen, even at the maximum', () => {
    const toggled = toggleOption(fruit, { options: [{ option: 11 }, { option: 12 }] }, 14, {});

    expect(toggled).toEqual({ answer: { options: [{ option: 14 }] }, effect: 'clearedOthers' });
  });

  it('clears the exclusive option when another is chosen', () => {
    const toggled = toggleOption(fruit, { options: [{ option: 14 }] }, 12, {});

    expect(toggled).toEqual({ answer: { options: [{ option: 12 }] }, effect: 'clearedExclusive' });
  });

  it('takes no choice above the maximum and swaps nothing', () => {
    const before = { options: [{ option: 11 }, { option: 12 }] };

    const toggled = toggleOption(fruit, before, 13, {});

    expect(toggled).toEqual({ answer: before, effect: 'full' });
  });

  it('gives an other option the text it had before it was unticked [4.2.23]', () => {
    const ticked = toggleOption(fruit, { options: [] }, 13, { 13: 'plum' });
    const unticked = toggleOption(fruit, ticked.answer, 13, { 13: 'plum' });

    expect(ticked.answer).toEqual({ options: [{ option: 13, text: 'plum' }] });
    expect(unticked).toEqual({ answer: { options: [] }, effect: 'dropped' });
  });

  it('gives the place of a choice that is not on offer any more to another', () => {
    const toggled = toggleOption(fruit, { options: [{ option: 11 }, { option: 19 }] }, 12, {});

    expect(toggled).toEqual({ answer: { options: [{ option: 11 }, { option: 12 }] }, effect: 'chosen' });
  });

  it('leaves the answer alone for an option of another question', () => {
    const before = { options: [{ option: 11 }] };

    expect(toggleOption(fruit, before, 99, {}).answer).toBe(before);
  });
});

describe('chooseOne', () => {
  it('replaces the choice and brings back the text of an other option', () => {
    expect(chooseOne(fruit.options, 11, { 13: 'plum' })).toEqual({ option: 11 });
    expect(chooseOne(fruit.options, 13, { 13: 'plum' })).toEqual({ option: 13, text: 'plum' });
    expect(chooseOne(fruit.options, 99, {})).toBeNull();
  });
});

describe('withOtherText', () => {
  it('writes into the chosen option only and leaves no empty text behind', () => {
    const answer = { options: [{ option: 11 }, { option: 13, text: 'pl' }] };

    expect(withOtherText(answer, 13, 'plum')).toEqual({ options: [{ option: 11 }, { option: 13, text: 'plum' }] });
    expect(withOtherText(answer, 13, '')).toEqual({ options: [{ option: 11 }, { option: 13 }] });
    expect(withOtherText({ option: 11 }, 13, 'plum')).toEqual({ option: 11 });
  });
});

describe('textsIn', () => {
  it('collects what was typed into other options', () => {
    const texts = textsIn({ 1: { option: 12, text: 'a' }, 2: { options: [{ option: 21 }, { option: 22, text: 'b' }] }, 3: { text: 'c' } });

    expect(texts).toEqual({ 12: 'a', 22: 'b' });
  });
});
