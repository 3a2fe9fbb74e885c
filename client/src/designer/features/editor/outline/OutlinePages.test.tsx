import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { page, pageBlock, survey, surveyWith, text } from '@wence/schema/testing';
import { renderInEditor } from '../../../../../testing/render-in-editor';
import { Outline } from './Outline';

const paged = { perPage: true, settings: { paging: 'page' } } as const;
/** Two questions, a break 3, two more, a break at the end. */
const drinks = () =>
  surveyWith(paged, text('Q1', 'Tea?'), text('Q2', 'Rum?'), { ...page('Page1'), title: 'Hot' }, text('Q3', 'Milk?'), text('Q4', 'Why?'), {
    ...page('Page2'),
    title: 'Cold',
  });

const lines = () => [...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent);
/** The page of the tests knows no kinds of pointers. */
const pointer = (type: string, { pointerType, ...at }: MouseEventInit & { pointerType: string }) =>
  Object.assign(new MouseEvent(type, at), { pointerType });
const idsOf = (ids: Iterable<number>) => [...ids].toSorted((one, other) => one - other);

describe('the pages of the outline', () => {
  it('are headings with their titles and counts; a break is the heading of the page behind it', async () => {
    await renderInEditor(<Outline readOnly={false} />, drinks());
    expect(lines()).toEqual(['Page 1 Hot22 questions', 'Q1Tea?', 'Q2Rum?', 'Page 2 Cold22 questions', 'Q3Milk?', 'Q4Why?', 'Page2Cold']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Page 1 Hot22 questions',
      'Page 2 Cold22 questions',
    ]);
  });

  it('fold their questions, and unfold when one of them is selected', async () => {
    const { user, actions } = await renderInEditor(<Outline readOnly={false} />, drinks());
    await user.click(screen.getByRole('button', { name: /^Page 1/ }));
    await user.click(screen.getByRole('button', { name: 'Fold page 2' }));
    expect(lines()).toEqual(['Page 1 Hot22 questions', 'Page 2 Cold22 questions', 'Page2Cold']);
    expect(screen.getByRole('button', { name: /^Page 1/ }).getAttribute('aria-expanded')).toBe('false');

    act(() => actions.select({ nodeId: 5 }));

    expect(lines()).toEqual(['Page 1 Hot22 questions', 'Page 2 Cold22 questions', 'Q3Milk?', 'Q4Why?', 'Page2Cold']);
  });

  it('are selected and chosen as the break that they are', async () => {
    const { user, session } = await renderInEditor(<Outline readOnly={false} />, drinks());
    await user.click(screen.getByRole('checkbox', { name: 'Select Page1' }));
    expect(idsOf(session().selection.several)).toEqual([3]);
    await user.click(screen.getByRole('button', { name: /^Page 2 Cold/ }));
    expect(session().selection.nodeId).toBe(3);
    expect(screen.getByRole('button', { name: /^Move .*Page1$/ })).toBeTruthy();
  });

  it('inside a page block stand in its list, and the block stays while one of them is seen', async () => {
    const nodes = [
      text('Q1', 'Tea?'),
      pageBlock('PB', 'Block', [text('Q2', 'Rum?'), { ...page('Page1'), title: '' }, text('Q3', 'Milk?')]),
      text('Q4', 'Why?'),
    ];
    const { user } = await renderInEditor(<Outline readOnly={false} />, surveyWith(paged, ...nodes));
    expect(lines().map((line) => line?.replace(/ ?\d\d questions?$/, ''))).toEqual([
      'Page 1',
      'Q1Tea?',
      'Page 2',
      'PBBlock',
      'Q2Rum?',
      'Page 3',
      'Q3Milk?',
      'Page 4',
      'Q4Why?',
    ]);
    await user.click(screen.getByRole('button', { name: /^Page 2/ }));
    expect(lines()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Fold page 3' }));
    expect(lines()).toHaveLength(7);
    expect(screen.getByRole('button', { name: /^PB/ })).toBeTruthy();
  });

  it('have no headings where there is one page only, or where each question is a page', async () => {
    await renderInEditor(<Outline readOnly={false} />, survey(text('Q1', 'Tea?'), text('Q2', 'Rum?')));
    expect(screen.queryByRole('heading')).toBeNull();
    cleanup();
    const { settings: _, ...byQuestion } = drinks();
    await renderInEditor(<Outline readOnly={false} />, byQuestion);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('the keys of the outline', () => {
  it('go from entry to entry, and fold and unfold a page', async () => {
    const { user } = await renderInEditor(<Outline readOnly={false} />, drinks());
    screen.getByRole('button', { name: 'Q2 Rum?' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Page 2 Cold22 questions');
    await user.keyboard('{ArrowLeft}');
    expect(lines()).toHaveLength(5);
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    expect(lines()).toHaveLength(7);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    expect(lines()).toHaveLength(5);
  });

  it('choose all on the way with Shift, and less again on the way back', async () => {
    const { user, session } = await renderInEditor(<Outline readOnly={false} />, drinks());
    await user.click(screen.getByRole('checkbox', { name: 'Select Page2' }));
    screen.getByRole('button', { name: 'Q1 Tea?' }).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(idsOf(session().selection.several)).toEqual([1, 2, 3, 6]);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(idsOf(session().selection.several)).toEqual([1, 2, 6]);
    expect(document.activeElement?.textContent).toBe('Q2Rum?');
  });

  it('choose nothing where nothing may be edited', async () => {
    const { user, session } = await renderInEditor(<Outline readOnly />, drinks());
    screen.getByRole('button', { name: 'Q1 Tea?' }).focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowDown}');
    expect(session().selection.several.size).toBe(0);
    expect(document.activeElement?.textContent).toBe('Q2Rum?');
  });
});

describe('a rectangle in the outline', () => {
  beforeEach(() => {
    // One line of 20 pixels for each entry.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      const line = [...document.querySelectorAll('[data-row]')].indexOf(this);
      return line < 0 ? new DOMRect(0, 0, 200, 300) : new DOMRect(0, line * 20, 200, 20);
    });
  });
  const list = () => screen.getByRole('list', { name: 'Outline of questions' });
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerType: 'mouse', button: 0, bubbles: true });
  const drag = (from: number, to: number, more = {}) => {
    fireEvent(list(), pointer('pointerdown', { ...at(2, from), ...more }));
    fireEvent(window, pointer('pointermove', at(40, to)));
  };
  const release = () => fireEvent(window, pointer('pointerup', at(40, 0)));

  it('chooses what it touches, with Ctrl in addition', async () => {
    const { session } = await renderInEditor(<Outline readOnly={false} />, drinks());
    drag(30, 50);
    expect(idsOf(session().selection.several)).toEqual([1, 2]);
    fireEvent(window, pointer('pointermove', at(40, 31)));
    fireEvent(window, pointer('pointermove', at(40, 35)));
    expect(idsOf(session().selection.several)).toEqual([1]);
    release();
    drag(85, 95, { ctrlKey: true });
    release();
    expect(idsOf(session().selection.several)).toEqual([1, 4]);
    drag(85, 95);
    release();
    expect(idsOf(session().selection.several)).toEqual([4]);
  });

  it('is given up by Escape, and everything is as it was', async () => {
    const { session, actions } = await renderInEditor(<Outline readOnly={false} />, drinks());
    act(() => actions.select({ nodeId: 2 }));
    drag(30, 95);
    expect(session().selection.several.size).toBe(4);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(session().selection).toMatchObject({ nodeId: 2, several: new Set() });
    fireEvent(window, pointer('pointermove', at(40, 10)));
    expect(session().selection.several.size).toBe(0);
  });

  it('is not drawn by a finger, from a button, or where nothing may be edited', async () => {
    const { session } = await renderInEditor(<Outline readOnly={false} />, drinks());
    drag(30, 95, { pointerType: 'touch' });
    fireEvent(screen.getByRole('button', { name: 'Q1 Tea?' }), pointer('pointerdown', at(2, 30)));
    fireEvent(window, pointer('pointermove', at(40, 95)));
    expect(session().selection.several.size).toBe(0);
    cleanup();
    const { session: still } = await renderInEditor(<Outline readOnly />, drinks());
    drag(30, 95);
    expect(still().selection.several.size).toBe(0);
  });
});
