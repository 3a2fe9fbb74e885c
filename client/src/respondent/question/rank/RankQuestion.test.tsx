import { describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { rank } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const TEA = 2;
const MILK = 3;
const JUICE = 4;
const node = rank('Q1', 'Best drinks', ['Tea', 'Milk', 'Juice'], { required: true, setting: { min: 2, max: 2 } });
const item = (name: string) => screen.getByRole('checkbox', { name });
const order = () => screen.getAllByRole('checkbox').map((each) => each.getAttribute('aria-label'));

describe('a ranking', () => {
  it('gives places in the order of taps, says each, and puts ranked items on top', async () => {
    const { user, answer, said } = await renderQuestion(node);
    await user.click(item('Juice'));
    expect(said()).toBe('“Juice” is in place 1');
    await user.click(item('Tea'));
    expect(answer()).toEqual({ order: [JUICE, TEA] });
    expect(order()).toEqual(['Juice, place 1 of 2', 'Tea, place 2 of 2', 'Milk']);
  });

  it('takes no more items than the limit, and says why at those left over', async () => {
    const { user, answer, said } = await renderQuestion(node, { order: [TEA, MILK] });
    expect(item('Juice').getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(item('Juice'))).toBe('2 options chosen, the limit. Untick one to choose another');
    await user.click(item('Juice'));
    expect(answer()).toEqual({ order: [TEA, MILK] });
    expect(said()).toContain('2 options chosen, the limit');
  });

  it('moves an item with its buttons, which do nothing at the ends', async () => {
    const { user, answer } = await renderQuestion(node, { order: [TEA, MILK] });
    await user.click(screen.getByRole('button', { name: 'Move “Milk” up' }));
    expect(answer()).toEqual({ order: [MILK, TEA] });
    const up = screen.getByRole('button', { name: 'Move “Milk” up' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    await user.click(up);
    expect(answer()).toEqual({ order: [MILK, TEA] });
  });

  it('is dragged with a mouse; the click at the end of a drag is not one on the item', async () => {
    const { answer } = await renderQuestion(node, { order: [TEA, MILK] });
    layOut();
    const tea = item('Tea, place 1 of 2').closest('li') ?? document.body;
    drag(tea, { from: 20, to: 70 });
    expect(answer()).toEqual({ order: [MILK, TEA] });

    const end = createEvent.click(item('Tea, place 2 of 2'), { detail: 1 });
    fireEvent(item('Tea, place 2 of 2'), end);
    expect([end.defaultPrevented, answer()]).toEqual([true, { order: [MILK, TEA] }]);
  });

  it('takes a press that hardly moves for a click', async () => {
    const { answer } = await renderQuestion(node, { order: [TEA, MILK] });
    layOut();
    drag(item('Tea, place 1 of 2').closest('li') ?? document.body, { from: 20, to: 24 });
    expect(answer()).toEqual({ order: [TEA, MILK] });

    fireEvent.click(item('Tea, place 1 of 2'), { detail: 1 });
    expect(answer()).toEqual({ order: [MILK] });
  });

  it('takes a place away again, and says how many are missing', async () => {
    const { user, answer, said, goOn } = await renderQuestion(node, { order: [TEA, MILK] });
    await user.click(item('Tea, place 1 of 2'));
    expect(answer()).toEqual({ order: [MILK] });
    expect(said()).toBe('“Tea” is no longer ranked');
    goOn();
    expect(descriptionOf(screen.getByRole('list'))).toContain('Rank at least 2 items. You have ranked 1');
  });
});

/** Gives each item 40 pixels of height, as jsdom lays nothing out, and lets items take the pointer. */
function layOut() {
  for (const [place, element] of screen.getAllByRole('listitem').entries()) {
    element.getBoundingClientRect = () => new DOMRect(0, place * 40, 300, 40);
    element.setPointerCapture = () => undefined;
  }
}

/** Drags by the mouse over so many pixels. */
function drag(element: Element, { from, to }: { readonly from: number; readonly to: number }) {
  const mouse = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse' };
  fireEvent(element, new PointerEvent('pointerdown', { ...mouse, clientY: from, buttons: 1 }));
  fireEvent(element, new PointerEvent('pointermove', { ...mouse, clientY: to, buttons: 1 }));
  fireEvent(element, new PointerEvent('pointerup', { ...mouse, clientY: to }));
}
