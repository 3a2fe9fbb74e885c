import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { survey, text } from '@wence/schema/testing';
import { openEditor } from '../../../../testing/designer/open-editor';

const drinks = survey(text('Q1', 'Tea?'), text('Q2', 'Why not?'));
const go = (name: string) => within(screen.getByRole('navigation', { name: 'Survey' })).getByRole('link', { name });
const shown = async () => within(await screen.findByRole('article', { name: 'Q2' })).findByText('Why not?');
const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Title of Q2' });

describe('going from view to view of the editor', () => {
  it('keeps what can be undone and what is selected', async () => {
    const { user, saved, site } = await openEditor({ definition: drinks });
    await user.click(await screen.findByRole('button', { name: /^Edit Q2/ }));
    await user.type(await title(), '!');
    await user.click(go('Settings'));
    await screen.findByRole('navigation', { name: 'Settings' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await saved()).nodes[1]?.title).toBe('Why not?');

    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await user.click(go('Edit'));

    expect((await title()).value).toBe('Why not?!');
    expect(site.callsOf('EditorSurvey')).toHaveLength(1);
  });

  it('notices on the way that the survey was launched elsewhere', async () => {
    const { user, server } = await openEditor({ definition: drinks });
    await screen.findByRole('button', { name: /^Edit Q2/ });
    server.isRunning = true;
    await user.click(screen.getByRole('link', { name: 'Question logic' }));
    expect(await screen.findByRole('button', { name: 'Pause and edit' })).toBeTruthy();
  });

  it('leaves the caret where its author is', async () => {
    const { user } = await openEditor({ definition: drinks });
    await user.click(await screen.findByRole('button', { name: /^Edit Q2/ }));
    await user.click(go('Settings'));
    await screen.findByRole('navigation', { name: 'Settings' });
    await user.click(go('Edit'));
    expect(document.activeElement).not.toBe(await title());
  });
});

describe('whoever opens a running survey', () => {
  it('looks at it, is asked once on a click that would edit, and is told afterwards how to edit', async () => {
    const { user } = await openEditor({ definition: drinks, state: 'RUNNING' });
    const question = await shown();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(question);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'View only' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(question);

    expect(await screen.findAllByText(/Pause it to edit/)).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('edits it once it is paused', async () => {
    const { user, server } = await openEditor({ definition: drinks, state: 'RUNNING' });
    await user.click(await shown());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pause and edit' }));
    expect(await screen.findByRole('button', { name: /^Edit Q2/ })).toBeTruthy();
    expect(server.isRunning).toBe(false);
  });
});
