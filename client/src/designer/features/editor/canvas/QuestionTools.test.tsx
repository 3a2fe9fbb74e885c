import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { checked, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { openEditor, openQuestion } from '../../../../../testing/designer/open-editor';

const three = [single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why?'), text('Q3', 'More?')] as const;
const tool = (name: string) => within(screen.getByRole('article', { name: 'Q1' })).getByRole('button', { name });

describe('the tools of a question', () => {
  it('delete it only after a yes; then its neighbour has the focus [S2.dialog.delete-confirm]', async () => {
    const { user, saved } = await openQuestion(...three);

    await user.click(tool('Delete'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Please confirm');
    expect(dialog.textContent).toContain('Delete this?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect((await saved()).nodes).toHaveLength(3);
    await user.click(tool('Delete'));
    const again = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
    await user.click(within(again).getByRole('button', { name: 'Delete' }));

    // The questions behind it are numbered anew.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Title of Q1'));
    expect(document.activeElement?.textContent).toBe('Why?');
    expect(await screen.findByText('Q1 was deleted')).toBeTruthy();
    expect((await saved()).nodes.map(({ title }) => title)).toEqual(['Why?', 'More?']);
  });

  it('ask in other words before they delete what logic refers to', async () => {
    const definition = withLogic(survey(...three), show('Q2', checked('Q1', 'No')));
    const { user, saved } = await openEditor({ definition });
    await user.click(await screen.findByRole('button', { name: /^Edit Q1/ }));

    await user.click(tool('Delete'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).not.toContain('Delete this?');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));

    const { nodes, logic = [] } = await saved();
    expect(nodes.map(({ title }) => title)).toEqual(['Why?', 'More?']);
    expect(logic).toEqual([]);
  });

  it('move it, copy it, and make it required', async () => {
    const { user, saved } = await openQuestion(...three);

    await user.click(tool('Move down'));
    expect(await screen.findByText('Q1 is now at position 2')).toBeTruthy();
    const moved = within(screen.getByRole('article', { name: 'Q2' }));
    await user.click(moved.getByRole('switch', { name: 'Required' }));
    await user.click(moved.getByRole('button', { name: 'Copy' }));

    const { nodes } = await saved();
    expect(nodes.map(({ title }) => title)).toEqual(['Why?', 'Tea?', 'Tea?', 'More?']);
    expect(nodes[1]?.required).toBe(true);
  });

  it('lead by key to the properties and to the types', async () => {
    const { user } = await openQuestion(...three);

    await user.click(tool('Go to properties'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Properties');
    await user.click(tool('Go to the question types'));

    expect(document.activeElement?.getAttribute('aria-label')).toBe('Types');
  });
});
