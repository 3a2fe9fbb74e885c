import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { form } from '@wence/schema/testing';
import { openQuestion } from '../../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../../testing/expect-accessible';

async function openDialog() {
  const editor = await openQuestion(form('Q1', 'What do you wear?', ['size', 'colour']));
  await editor.user.click(screen.getByRole('button', { name: 'Input settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Input settings' });
  return { ...editor, dialog, inside: within(dialog) };
}

describe('the input settings', () => {
  it('are a table of five columns; cancelled, they change nothing [S2.dialog.option-settings-columns] [S2.dialog.option-settings-buttons]', async () => {
    const { user, dialog, inside, stored, sent } = await openDialog();
    const before = await stored();

    const columns = inside.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Content', 'Input type', 'Choices', 'Required', 'Delete']);
    expect(inside.getByRole('button', { name: 'OK' })).toBeTruthy();
    await user.click(inside.getByRole('checkbox', { name: 'Required' }));
    await user.click(inside.getByRole('button', { name: 'Add field' }));
    await user.click(inside.getByRole('button', { name: 'Cancel' }));

    expect(document.contains(dialog) && dialog.offsetParent !== null).toBe(false);
    expect(await stored()).toEqual(before);
    expect(sent()).toEqual([]);
  });

  it('set the kind of input, its choices, required for all, one field more and one less [S2.dialog.option-settings-toggle-all] [S2.dialog.option-settings-add]', async () => {
    const { user, dialog, inside, stored } = await openDialog();

    await user.click(inside.getByRole('combobox', { name: 'Input type of “colour”' }));
    const choices = await screen.findAllByTitle('Dropdown');
    await user.click(choices.at(-1) ?? dialog);
    await user.type(inside.getByRole('textbox', { name: 'Choices of “colour”, one per line' }), 'red{Enter}blue');
    await user.click(inside.getByRole('checkbox', { name: 'Required' }));
    await expectAccessible(dialog);
    await user.click(inside.getByRole('button', { name: 'Add field' }));
    await user.click(inside.getByRole('button', { name: 'Delete option “size”' }));
    await user.click(inside.getByRole('button', { name: 'OK' }));

    const { options = [] } = await stored();
    expect(options).toHaveLength(2);
    expect(options[0]).toMatchObject({ title: 'colour', type: 90, required: false, setting: { options: ['red', 'blue'] } });
  });

  it('keep the title of a field that is left empty', async () => {
    const { user, inside, stored } = await openDialog();

    await user.clear(inside.getByRole('textbox', { name: 'Option 1' }));
    await user.type(inside.getByRole('textbox', { name: 'Option 2' }), 's');
    await user.tab();
    expect(inside.getByRole<HTMLInputElement>('textbox', { name: 'Option 1' }).value).toBe('size');
    await user.click(inside.getByRole('button', { name: 'OK' }));

    expect((await stored()).options?.map(({ title }) => title)).toEqual(['size', 'colours']);
  });
});
