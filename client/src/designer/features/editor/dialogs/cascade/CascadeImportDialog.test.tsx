import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SurveyOption } from '@wence/schema';
import { cascade, survey } from '@wence/schema/testing';
import { openFirstQuestion } from '../../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../../testing/expect-accessible';

const outline = (options: readonly SurveyOption[] = []): string =>
  options.map(({ title, nodes = [] }) => (nodes.length === 0 ? title : `${title}(${outline(nodes)})`)).join(' ');
const spreadsheet = (name: string) => new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04])], name);
const READ = { code: '00000', data: { options: [{ title: 'Hebei', nodes: [{ title: 'Baoding' }, { title: 'Handan' }] }] } };

async function openDialog() {
  const reply = jest.fn<() => Promise<unknown>>().mockResolvedValue(READ);
  const calls: string[] = [];
  const editor = await openFirstQuestion({
    definition: survey(cascade('Q1', 'Where?', [{ title: 'Asia' }])),
    files: async (path) => {
      calls.push(path);
      return Response.json(await reply());
    },
  });
  await editor.user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import levels' });
  const inside = within(dialog);
  return {
    ...editor,
    calls,
    reply,
    dialog,
    inside,
    choose: (file: File) => fireEvent.change(dialog.querySelector('input[type=file]') ?? dialog, { target: { files: [file] } }),
    drop: (...files: readonly File[]) =>
      fireEvent.drop(inside.getByRole('button', { name: 'Choose a file' }).parentElement ?? dialog, { dataTransfer: { files } }),
    again: () => editor.user.click(inside.getByRole('button', { name: 'Upload again' })),
  };
}

describe('an import of levels', () => {
  it('has a template, and replaces all options in one step, which undo takes back', async () => {
    const { user, dialog, inside, choose, calls, stored } = await openDialog();
    expect(inside.getByRole('link', { name: /Download the template/ }).getAttribute('href')).toBe('/cascade-template/en.xlsx');
    await expectAccessible(dialog);

    choose(spreadsheet('levels.xlsx'));

    expect(await inside.findByText('Import finished. Options: 3')).toBeTruthy();
    expect(calls).toEqual(['/v1/nodes/option/cascade/upload?dryRun=1']);
    expect(outline((await stored()).options)).toBe('Hebei(Baoding Handan)');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(outline((await stored()).options)).toBe('Asia');
  });

  it('sends nothing that is no spreadsheet; the dialog says so in the words of the rule, stays, and takes another file [S5.cascade-import.other-format] [S8.cascade-import.format-error] [S4.cascade-upload.failure-error] [S4.cascade-upload.failure-again]', async () => {
    const { dialog, inside, choose, again, reply, calls, stored } = await openDialog();

    choose(new File(['%PDF-1.7 levels'], 'levels.pdf'));
    const alert = await inside.findByRole('alert');
    expect(alert.textContent).toBe('Upload failed: the file has the wrong format. Follow the template.');
    await expectAccessible(dialog);
    expect(calls).toEqual([]);
    await again();
    reply.mockResolvedValueOnce({ code: 'A0701', message: 'Not like the template.', data: { reason: 'tooManyLevels', row: 2, limit: 3 } });
    choose(spreadsheet('wide.xlsx'));
    expect((await inside.findByRole('alert')).textContent).toBe('Not like the template.Row 2 has more than 3 levels.');
    await again();
    choose(spreadsheet('levels.xlsx'));

    await inside.findByText(/^Import finished/);
    expect(outline((await stored()).options)).toBe('Hebei(Baoding Handan)');
    expect(calls).toHaveLength(2);
  });

  it('takes one file and not two that are dropped at once [S5.cascade-import.one-file]', async () => {
    const { inside, drop, again, calls } = await openDialog();

    drop(spreadsheet('one.xlsx'), spreadsheet('two.xlsx'));
    expect((await inside.findByRole('alert')).textContent).toBe('One file at a time');
    expect(calls).toEqual([]);
    await again();
    drop(spreadsheet('one.xlsx'));

    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('says that nobody was reached', async () => {
    const { inside, choose, reply } = await openDialog();
    reply.mockRejectedValueOnce(new TypeError('Failed to fetch'));

    choose(spreadsheet('levels.xlsx'));

    expect((await inside.findByRole('alert')).textContent).toBe('Upload failed');
  });
});
