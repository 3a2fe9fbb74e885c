import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { group, single, survey, text } from '@wence/schema/testing';
import { renderInEditor } from '../../../../../testing/render-in-editor';
import { Outline } from './Outline';

/** Group 1 with 2 and 3, then 4 and 5. */
const drinks = survey(group('G', 'Hot', [text('Q1', '<b>Tea</b>?'), text('Q2', 'Rum?')]), text('Q3', 'Milk?'), text('Q4', 'Why?'));
const entries = () => screen.getAllByRole('button', { name: /^(G|Q\d) / }).map(({ textContent }) => textContent);
const handle = (code: string) => screen.getByRole('button', { name: new RegExp(`\\b${code}$`) });

/** Gives every entry a line of its own, and what is carried the place that it asks for, as a page would: keys go by where entries stand. */
function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const carried = this.closest<HTMLElement>('[style*="fixed"]')?.style;
    if (carried) return new DOMRect(Number.parseFloat(carried.left), Number.parseFloat(carried.top), 200, 20);
    const lines = [...document.querySelectorAll('.item, .end')];
    const line = lines.findIndex((each) => each === this || (this.classList.contains('entry') && this.firstElementChild === each));
    return new DOMRect(0, line * 20, 200, 20);
  });
}

async function press(element: HTMLElement, code: string) {
  await act(async () => {
    fireEvent.keyDown(element, { code });
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('the outline', () => {
  beforeEach(() => {
    window.DOMRect ??= DOMRect;
    layOut();
  });

  it('lists all questions with their codes, those of a group inside it', async () => {
    await renderInEditor(<Outline readOnly={false} />, drinks);
    expect(entries()).toEqual(['GHot', 'Q1Tea?', 'Q2Rum?', 'Q3Milk?', 'Q4Why?']);
    const inside = within(screen.getByRole('list', { name: 'G' }));
    expect(inside.getAllByRole('button', { name: /^Q\d / })).toHaveLength(2);
  });

  it('selects a question and marks the one that is selected', async () => {
    const { user, session } = await renderInEditor(<Outline readOnly={false} />, drinks);
    expect(screen.queryByRole('button', { current: true })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Q3 Milk?' }));
    expect(session().selection.nodeId).toBe(4);
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Q3Milk?');
  });

  it('says what to do where there are no questions', async () => {
    await renderInEditor(<Outline readOnly={false} />, survey());
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.body.textContent).not.toBe('');
  });

  it('cannot be put in another order where nothing may be edited', async () => {
    await renderInEditor(<Outline readOnly />, drinks);
    const questions = within(screen.getByRole('list', { name: /outline|order/i }));
    expect(questions.getAllByRole('button').map(({ className }) => className)).toEqual(Array(5).fill('question'));
  });

  it('is put in order by keys, and says where the question is', async () => {
    const { view } = await renderInEditor(<Outline readOnly={false} />, drinks);
    await press(handle('Q4'), 'Space');
    expect(said()).toContain('Q4 is at position 3');
    await press(handle('Q4'), 'ArrowUp');
    expect(said()).toContain('Q4 is at position 2');
    await press(handle('Q4'), 'Space');
    expect(said()).toContain('Q4 was dropped at position 2');
    // The codes are given out anew, in the new order.
    expect(view().nodes.map(({ id }) => id)).toEqual([1, 5, 4]);
  });

  it('moves a question into a group by keys, and says its place there', async () => {
    const { view } = await renderInEditor(<Outline readOnly={false} />, drinks);
    await press(handle('Q3'), 'Space');
    await press(handle('Q3'), 'ArrowUp');
    expect(said()).toContain('Q3: to position 3 in “G”');
    await press(handle('Q3'), 'Space');
    expect(said()).toContain('Q3: now at position 3 in “G”');
    expect(view().nodes[0]?.nodes?.map(({ code }) => code)).toEqual(['Q1', 'Q2', 'Q3']);
  });

  it('leaves everything where it was when a move is cancelled, and says so', async () => {
    const { view } = await renderInEditor(<Outline readOnly={false} />, drinks);
    await press(handle('Q4'), 'Space');
    await press(handle('Q4'), 'ArrowUp');
    await press(handle('Q4'), 'Escape');
    expect(said()).toContain('Moving Q4 was cancelled');
    expect(view()).toBe(drinks);
  });

  it('put down where it was lifted, a question keeps its place', async () => {
    const { view } = await renderInEditor(<Outline readOnly={false} />, survey(single('Q1', 'Tea?', ['Yes']), text('Q2', 'Why?')));
    await press(handle('Q2'), 'Space');
    await press(handle('Q2'), 'Space');
    expect(said()).toContain('Q2 was dropped at position 2');
    expect(view().nodes.map(({ code }) => code)).toEqual(['Q1', 'Q2']);
  });

  it('chooses several by their checkboxes, a range with Shift, and all by a key', async () => {
    const { user, session } = await renderInEditor(<Outline readOnly={false} />, drinks);
    const box = (code: string) => screen.getByRole('checkbox', { name: `Select ${code}` });

    await user.click(box('Q1'));
    await user.keyboard('{Shift>}');
    await user.click(box('Q3'));
    await user.keyboard('{/Shift}');
    expect([...session().selection.several].toSorted()).toEqual([2, 3, 4]);
    await user.click(box('Q2'));
    expect([...session().selection.several].toSorted()).toEqual([2, 4]);
    await user.keyboard('{Control>}a{/Control}');

    expect(session().selection.several.size).toBe(5);
  });

  it('moves all that are chosen with the one that is carried, in one step', async () => {
    const { user, view, actions } = await renderInEditor(<Outline readOnly={false} />, drinks);
    await user.click(screen.getByRole('checkbox', { name: 'Select Q4' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Q3' }));

    await press(handle('Q3'), 'Space');
    await press(handle('Q3'), 'ArrowUp');
    await press(handle('Q3'), 'Space');
    expect(view().nodes[0]?.nodes?.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
    act(() => actions.undo());

    expect(view().nodes.map(({ id }) => id)).toEqual([1, 4, 5]);
  });

  it('leaves what is chosen with a container out of other containers', async () => {
    const { user, view } = await renderInEditor(<Outline readOnly={false} />, drinks);
    await user.click(screen.getByRole('checkbox', { name: 'Select G' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Q4' }));

    await press(handle('Q4'), 'Space');
    await press(handle('Q4'), 'ArrowUp');
    await press(handle('Q4'), 'Space');

    expect(
      view()
        .nodes.map(({ id }) => id)
        .toSorted(),
    ).toEqual([1, 4, 5]);
  });
});
