import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { multiple, single } from '@wence/schema/testing';
import { descriptionOf, isTicked, renderQuestion } from '../../../../testing/render-question';

const OTHER = { title: 'Another', other: true };
const NONE = { title: 'None', exclusive: true };
const radio = (name: string) => screen.getByRole('radio', { name });
const tick = (name: string) => screen.getByRole('checkbox', { name });

describe('a single choice', () => {
  const node = single('Q1', 'Colour?', ['Red', 'Blue', OTHER], { required: true });

  it('holds one option at a time', async () => {
    const { user, answer } = await renderQuestion(node);
    expect(screen.getByRole('radiogroup', { name: /Colour\?/ }).getAttribute('aria-required')).toBe('true');
    await user.click(radio('Red'));
    await user.click(radio('Blue'));
    expect(answer()).toEqual({ option: 3 });
    expect(isTicked('Red')).toBe(false);
  });

  it('opens the box of an option that asks for details, and puts the cursor there', async () => {
    const { user, answer } = await renderQuestion(node);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(radio('Another'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Another: details' }));
    await user.keyboard('Teal');
    expect(answer()).toEqual({ option: 4, text: 'Teal' });
  });

  it('leaves the focus to the arrows that walk through it; the space bar takes it to the box', async () => {
    const { user } = await renderQuestion(node);
    radio('Blue').focus();
    await user.keyboard('{ArrowDown}');
    expect(isTicked('Another')).toBe(true);
    expect(document.activeElement).toBe(radio('Another'));
    await user.keyboard('{ArrowUp}');
    expect(screen.queryByRole('textbox')).toBeNull();
    radio('Another').focus();
    await user.keyboard(' ');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Another: details' }));
  });

  it('says that a choice is missing', async () => {
    const { goOn } = await renderQuestion(node);
    goOn();
    expect(descriptionOf(screen.getByRole('radiogroup'))).toBe('Choose one option');
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a multiple choice', () => {
  const node = multiple('Q1', 'Colours?', ['Red', 'Blue', 'Green', NONE], { required: true, setting: { min: 2, max: 2 } });

  it('counts the choices in its hint, and takes none above the limit', async () => {
    const { user, answer } = await renderQuestion(node);
    await user.click(tick('Green'));
    expect(descriptionOf(screen.getByRole('group', { name: /Colours\?/ }))).toBe('Choose 2, 1 chosen');
    await user.click(tick('Red'));
    await user.click(tick('Blue'));
    expect(answer()).toEqual({ options: [{ option: 2 }, { option: 4 }] });
    expect(tick('Blue').getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(tick('Blue'))).toBe('2 options chosen, the limit. Untick one to choose another');
  });

  it('clears the others for an option that stands alone, even at the limit, and says so', async () => {
    const { user, answer, said } = await renderQuestion(node, { options: [{ option: 2 }, { option: 3 }] });
    expect(tick('None').getAttribute('aria-disabled')).toBeNull();
    await user.click(tick('None'));
    expect(answer()).toEqual({ options: [{ option: 5 }] });
    expect(said()).toBe('“None” chosen, the other options are cleared');
  });

  it('says how many are missing', async () => {
    const { user, goOn } = await renderQuestion(node);
    await user.click(tick('Red'));
    goOn();
    expect(descriptionOf(screen.getByRole('group'))).toContain('Choose at least 2 options. You have chosen 1');
    expect(tick('Red').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a choice with pictures and headings', () => {
  it('names the options of a heading as one group, and enlarges a picture without choosing it', async () => {
    const group = { title: 'Birds', group: true, nodes: [{ title: 'Wren', image: '{host}/media/wren.png' }] };
    const { user, answer } = await renderQuestion(single('Q1', 'Animal?', [group, 'Cat']));
    expect(screen.getByRole('group', { name: 'Birds' }).contains(radio('Wren'))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Enlarge “Wren”' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(answer()).toBeUndefined();
  });
});
