import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { survey, text } from '@wence/schema/testing';
import { renderInEditor } from '../../../../../testing/render-in-editor';
import { EditorButtons } from './EditorButtons';
import { EditorMark, SaveMark } from './SaveMark';
import { TitleField } from './TitleField';

const drinks = survey(text('Q1', 'Tea?'));
const retitle = { type: 'change', operations: [{ op: 'updateSurvey', set: { title: 'More' } }] } as const;
const buttons = <EditorButtons surveyId="abc" readOnly={false} launched={null} />;
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

describe('the header of the editor', () => {
  it('says whether everything is saved', async () => {
    const { actions } = await renderInEditor(<SaveMark />, drinks);
    const state = () => screen.getByRole('status', { name: /./ }).dataset.state;
    expect(state()).toBe('saved');
    act(() => actions.change(retitle.operations));
    expect(state()).toBe('saving');
  });

  it.each([
    { changes: 0, isBehind: false },
    { changes: 2, isBehind: true },
  ])('says beside it whether the survey collects, and whether respondents get all changes: $changes', async ({ changes, isBehind }) => {
    await renderInEditor(<EditorMark status="STOPPED" launched={{ revision: 1, changes }} readOnly={false} />, drinks);

    expect(screen.getByText('Stopped')).toBeTruthy();
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(screen.queryByText('There are unpublished changes') !== null).toBe(isBehind);
  });

  it('takes a title while it is typed, and goes back to the old one where it is left empty', async () => {
    const { user, view } = await renderInEditor(<TitleField readOnly={false} />, drinks);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    await user.type(field, ' 2');
    await user.tab();
    expect(view().title).toBe('Survey 2');
    await user.clear(field);
    await user.tab();
    expect(view().title).toBe('Survey 2');
    expect(field.value).toBe('Survey 2');
  });

  it('shows a title that may not be changed as text', async () => {
    await renderInEditor(<TitleField readOnly />, drinks);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Survey')).toBeTruthy();
  });

  it('offers to undo what was done, and to redo what was undone', async () => {
    const { user, actions, view } = await renderInEditor(buttons, drinks);
    expect([isOff('Undo'), isOff('Redo')]).toEqual([true, true]);
    act(() => actions.change(retitle.operations));
    expect([isOff('Undo'), isOff('Redo')]).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(view().title).toBe('Survey');
    expect([isOff('Undo'), isOff('Redo')]).toEqual([true, false]);
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(view().title).toBe('More');
  });

  it('has nothing to undo where nothing may be edited, and leads on to publishing', async () => {
    const { user, address } = await renderInEditor(<EditorButtons surveyId="abc" readOnly launched={null} />, drinks);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(address()).toBe('/publish/abc');
  });
});

describe('the way to publishing', () => {
  const hint = () => screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-description');
  const open = (changes: number) =>
    renderInEditor(<EditorButtons surveyId="abc" readOnly={false} launched={{ revision: 1, changes }} />, drinks);

  it('says when the draft has changes that respondents do not get yet', async () => {
    await open(2);
    expect(hint()).toBe('There are unpublished changes');
  });

  it('says nothing while the draft is what was launched', async () => {
    await open(0);
    expect(hint()).toBeNull();
  });
});

describe('the list of shortcuts', () => {
  const dialog = () => screen.queryByRole('dialog');

  it('opens on a question mark, and lists keys that are pressed together with a plus', async () => {
    await renderInEditor(buttons, drinks);
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByRole('dialog')).toBeTruthy();
    const keys = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(keys.slice(0, 4)).toEqual(['Ctrl + G', 'Ctrl + K', 'Ctrl + Z', 'Ctrl + Shift + ZCtrl + Y']);
    expect(keys).toContain('Enter');
  });

  it.each([{ key: '!' }, { key: '?', ctrlKey: true }, { key: '?', metaKey: true }, { key: '?', altKey: true }])(
    'stays closed on %j',
    async (press) => {
      await renderInEditor(buttons, drinks);
      fireEvent.keyDown(document.body, press);
      await act(async () => {});
      expect(dialog()).toBeNull();
    },
  );

  it('stays closed where the question mark is a character that somebody types', async () => {
    await renderInEditor(<TitleAndButtons />, drinks);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: '?' });
    await act(async () => {});
    expect(dialog()).toBeNull();
  });
});

function TitleAndButtons() {
  return (
    <>
      <TitleField readOnly={false} />
      {buttons}
    </>
  );
}

describe('the preview', () => {
  const link = { url: 'https://survey.example/r/abc?test=t1', token: 't1', expiresAt: '2026-03-01T08:00:00.000Z' };

  function openedWindow() {
    const opened = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    return opened;
  }

  it('opens the draft in a window of its own, which knows nothing of this one', async () => {
    const opened = openedWindow();
    const { user } = await renderInEditor(buttons, drinks, { createTestLink: link });
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await act(async () => {});
    expect(opened.opener).toBeNull();
    expect(String(opened.location.replace.mock.calls[0]?.[0])).toBe('http://localhost/r/abc?test=t1');
  });

  it('closes the window again where there is no link', async () => {
    const opened = openedWindow();
    const refuse = () => {
      throw new Error('no');
    };
    const { user } = await renderInEditor(buttons, drinks, { createTestLink: refuse });
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await act(async () => {});
    expect(opened.close).toHaveBeenCalledTimes(1);
    expect(opened.location.replace).not.toHaveBeenCalled();
  });

  it('says that the browser lets no window open', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await renderInEditor(buttons, drinks, { createTestLink: link });
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
