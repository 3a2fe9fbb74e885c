import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SurveyNode } from '@wence/schema';
import type { Action } from '../../session/action';
import { useKeys } from './useKeys';

const node: SurveyNode = { id: 7, code: 'Q1', type: 1, title: '', options: [], children: [] };
const dispatch = jest.fn<(action: Action) => void>();

function Page() {
  useKeys({ node, title: '', heading: '', options: [], rows: [], answer: undefined, error: undefined, errors: [], dispatch }, 'single');
  return (
    <>
      <div data-question="7">
        <input type="radio" name="fruit" aria-label="Apple" />
        <input type="radio" name="fruit" aria-label="Pear" />
      </div>
      <input aria-label="Comment" />
      <button type="button">Help</button>
    </>
  );
}

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

describe('keys on a page with one question', () => {
  it('choose the option in the place of the key, and move the focus there', async () => {
    render(<Page />);
    await userEvent.keyboard('2');
    expect(isChosen('Pear')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Pear' }));
  });

  it('choose while a radio button has the focus', async () => {
    render(<Page />);
    screen.getByRole('radio', { name: 'Apple' }).focus();
    await userEvent.keyboard('2');
    expect(isChosen('Pear')).toBe(true);
  });

  it('are typed into a text box instead of choosing', async () => {
    render(<Page />);
    await userEvent.type(screen.getByRole('textbox'), '2');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2');
    expect(isChosen('Pear')).toBe(false);
  });

  it('do nothing with a modifier key held, while a key repeats, or during input composition', () => {
    render(<Page />);
    for (const state of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { isComposing: true }]) {
      fireEvent.keyDown(document.body, { key: '2', ...state });
    }
    expect(isChosen('Pear')).toBe(false);
  });

  it('do nothing while a dialog is open', async () => {
    render(
      <>
        <Page />
        <dialog open />
      </>,
    );
    await userEvent.keyboard('2');
    expect(isChosen('Pear')).toBe(false);
  });

  it('do nothing when the event has no element as target', () => {
    render(<Page />);
    fireEvent.keyDown(document, { key: '2' });
    expect(isChosen('Pear')).toBe(false);
  });

  it('go on with Enter, except on a button', async () => {
    dispatch.mockClear();
    render(<Page />);
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    expect(dispatch).not.toHaveBeenCalled();
    screen.getByRole('radio', { name: 'Apple' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(dispatch).toHaveBeenCalledWith({ type: 'entered' });
  });
});
