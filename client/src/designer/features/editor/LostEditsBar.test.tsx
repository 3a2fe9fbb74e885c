import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { text } from '@wence/schema/testing';
import { openQuestion } from '../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../testing/expect-accessible';

/** Somebody else gives a question another title while this author types one. */
async function openClash() {
  const editor = await openQuestion(text('Q1', 'Why?'), text('Q2', 'When?'));
  const title = await screen.findByRole('textbox', { name: 'Title of Q1' });
  await editor.user.clear(title);
  await editor.user.type(title, 'Why tea?');
  editor.editElsewhere([{ op: 'updateNode', nodeId: 1, set: { title: 'Why coffee?' } }]);
  const bar = await screen.findByText(/^Q1 was just changed elsewhere/);
  return { ...editor, bar: within(bar.closest<HTMLElement>('[role="alert"]') ?? document.body), title };
}

describe('an edit that somebody else was faster with', () => {
  it('is shown beside what replaced it, and is taken back with one click', async () => {
    const { user, bar, stored, title } = await openClash();
    expect(bar.getByText('Why tea?')).toBeTruthy();
    await waitFor(() => expect(title).toHaveProperty('value', 'Why coffee?'));
    await expectAccessible(document.body);

    await user.click(bar.getByRole('button', { name: 'Use mine' }));

    expect((await stored()).title).toBe('Why tea?');
    expect(screen.queryByText(/^Q1 was just changed elsewhere/)).toBeNull();
  });

  it('is let go, and the other one stays', async () => {
    const { user, bar, stored } = await openClash();

    await user.click(bar.getByRole('button', { name: 'Use the latest' }));

    expect(screen.queryByText(/^Q1 was just changed elsewhere/)).toBeNull();
    expect((await stored()).title).toBe('Why coffee?');
  });

  it('can be copied where its question has gone', async () => {
    const { user, editElsewhere } = await openQuestion(text('Q1', 'Why?'), text('Q2', 'When?'));
    const title = await screen.findByRole('textbox', { name: 'Title of Q1' });
    await user.clear(title);
    await user.type(title, 'Why tea?');

    editElsewhere([{ op: 'removeNode', nodeId: 1 }]);

    await screen.findByText(/^Q1 was just removed or changed elsewhere/);
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(await navigator.clipboard.readText()).toBe('Why tea?');
    expect(screen.queryByRole('button', { name: 'Use mine' })).toBeNull();
  });
});
