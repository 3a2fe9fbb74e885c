import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../../testing/render-designer';
import type { ResponseImportPartsFragment } from './import.generated';
import { ImportDialog } from './ImportDialog';

type Report = ResponseImportPartsFragment['report'];

const report = (more: Partial<Report> = {}): Report => ({
  fault: null,
  rows: 3,
  ready: 3,
  known: 0,
  refusedRows: 0,
  refusedCells: 0,
  cells: [],
  unknownColumns: [],
  absentColumns: [],
  imported: 0,
  ...more,
});
const table = (
  status: ResponseImportPartsFragment['status'],
  more: Partial<Report> = {},
  interrupted = false,
): ResponseImportPartsFragment => ({
  importId: 'i1',
  name: 'rows.csv',
  status,
  interrupted,
  report: report(more),
});

/** The dialog on a server that says this of the table that is handed in. */
async function open(checked: ResponseImportPartsFragment) {
  const sent: unknown[] = [];
  let now = checked;
  const imported = jest.fn();
  const send = jest.fn<typeof fetch>(async () => Response.json({ code: '00000', message: 'ok', data: { id: 'i1' } }));
  globalThis.fetch = send;
  const typed = () => ({ ...now, __typename: 'ResponseImport' });
  const { user } = await renderDesigner(<ImportDialog surveyId="abc" onImported={imported} onClose={() => undefined} />, {
    server: {
      me: { id: 'u1', mobile: '13800138000' },
      responseImport: typed,
      checkResponseImport: ({ input }: { input: unknown }) => {
        sent.push(input);
        return { import: typed() };
      },
      applyResponseImport: ({ input }: { input: unknown }) => {
        sent.push(input);
        now = table('DONE', { imported: now.report.ready });
        return { import: typed() };
      },
    },
  });
  const choose = async (name: string) => user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['Q1'], name));
  return { user, sent, send, imported, choose };
}

describe('the import of responses', () => {
  const { fetch: before } = globalThis;
  afterEach(() => {
    globalThis.fetch = before;
  });

  it('takes one table and nothing else', async () => {
    const { send } = await open(table('CHECKED'));

    // As it is dropped, whatever the field says that it takes.
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [new File(['bytes'], 'photo.png')] } });

    expect(await screen.findByText('Choose one .xlsx or .csv file')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('lists every cell that does not fit, and imports the rows that do', async () => {
    const cells = [
      { row: 2, column: 'Q1', text: '99', reason: 'value', limit: null },
      { row: 3, column: 'Q4', text: '', reason: 'required', limit: null },
    ];
    const { user, sent, send, imported, choose } = await open(
      table('CHECKED', { ready: 1, refusedRows: 2, refusedCells: 2, cells, unknownColumns: ['what'] }),
    );

    await choose('rows.csv');

    const listed = await screen.findByRole('table', { name: /Cells that do not fit/ });
    const lines = within(listed)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(lines[0]).toEqual(['2', 'Q1', '99', 'no such code or title']);
    expect(lines[1]?.slice(0, 3)).toEqual(['3', 'Q4', 'empty']);
    expect(screen.getByText('2 rows do not fit and are not imported')).toBeTruthy();
    expect(screen.getByText('Columns that are not known: what')).toBeTruthy();
    expect(String(send.mock.calls[0]?.[0])).toContain('/v1/surveys/imports/abc?name=rows.csv');
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Import the one that fits' }));

    expect(await screen.findByText('One response imported')).toBeTruthy();
    expect(sent).toEqual([expect.objectContaining({ importId: 'i1', partly: true })]);
    await waitFor(() => expect(imported).toHaveBeenCalledTimes(1));
  });

  it('reads cells as titles when that is wanted', async () => {
    const { user, sent, choose } = await open(table('CHECKED'));
    await choose('rows.csv');

    await user.click(await screen.findByRole('button', { name: 'Read as titles' }));

    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ importId: 'i1', preferred: 'TITLE' })]));
  });

  it('says why a file is no table, and takes another one', async () => {
    const { user, choose } = await open(table('CHECKED', { fault: 'notTable', rows: 0, ready: 0 }));
    await choose('rows.csv');
    expect(await screen.findByText(/no .xlsx or .csv table/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Another file' }));

    expect(screen.getByText('Drop a file here, or')).toBeTruthy();
  });

  it('goes on where it was interrupted', async () => {
    const { user, sent, choose } = await open(table('IMPORTING', {}, true));
    await choose('rows.csv');
    expect(await screen.findByText(/What was imported stays/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Go on' }));

    expect(await screen.findByText('3 responses imported')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});
