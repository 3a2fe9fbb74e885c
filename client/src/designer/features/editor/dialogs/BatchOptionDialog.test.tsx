import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { single } from '@wence/schema/testing';
import { openQuestion } from '../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../testing/expect-accessible';

async function openDialog() {
  const editor = await openQuestion(single('Q1', 'Drink?', ['tea', 'coffee', 'water', 'milk']));
  const opener = screen.getByRole('button', { name: 'Edit as text' });
  await editor.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Edit options as text' });
  const text = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Options, one per line' });
  return { ...editor, opener, dialog, inside: within(dialog), text };
}

describe('all options as text', () => {
  it('are 200 at once, keep what stays, and are one step of undo [S2.canvas.batch-edit]', async () => {
    const { user, dialog, inside, text, stored } = await openDialog();
    const lines = Array.from({ length: 200 }, (_, index) => `Drink ${index + 1}`);
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(text.value).toBe('tea\ncoffee\nwater\nmilk');

    fireEvent.change(text, { target: { value: ['milk', ...lines, '', 'tea'].join('\n') } });
    expect(inside.getByText('Options: 202')).toBeTruthy();
    await expectAccessible(dialog);
    await user.click(inside.getByRole('button', { name: 'OK' }));

    const { options = [] } = await stored();
    expect(options.map(({ title }) => title)).toEqual(['milk', ...lines, 'tea']);
    expect(options[0]?.id).toBe(5);
    expect(within(screen.getByRole('list', { name: 'Options of Q1' })).getAllByRole('listitem')).toHaveLength(202);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await stored()).options?.map(({ title }) => title)).toEqual(['tea', 'coffee', 'water', 'milk']);
  });

  it('are at least one', async () => {
    const { inside, text } = await openDialog();

    fireEvent.change(text, { target: { value: ' \n ' } });

    expect(inside.getByText('Keep at least one option')).toBeTruthy();
    expect(inside.getByRole<HTMLButtonElement>('button', { name: 'OK' }).disabled).toBe(true);
  });

  it('give the focus back', async () => {
    const { user, opener, inside } = await openDialog();

    await user.click(inside.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
