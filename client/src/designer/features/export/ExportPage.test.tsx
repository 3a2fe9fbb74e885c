import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { exportUrl, paths } from '../../shared/routes';
import type { ExportRowFragment } from './export.generated';
import { ExportPage } from './ExportPage';

const row = (id: string, more: Partial<ExportRowFragment> = {}): ExportRowFragment => ({
  id,
  type: 'CSV',
  status: 'DONE',
  rowsDone: 1200,
  rowsTotal: 1200,
  failure: null,
  fileName: `${id}.csv`,
  size: 2048,
  createdAt: '2026-03-01T08:05:00.000Z',
  expiresAt: '2026-03-08T08:05:00.000Z',
  options: { codes: 'TEXTS', withInvalid: false, filtered: false, columnCount: null },
  ...more,
});

interface Sent {
  readonly input: Record<string, unknown>;
}

/** The page with these tasks, and what is sent by it. */
async function open(tasks: ExportRowFragment[], { search = '', fault }: { search?: string; fault?: GraphQLError } = {}) {
  const sent: Record<string, unknown>[] = [];
  let now = tasks;
  const typed = () => now.map((task) => ({ ...task, __typename: 'ExportTask' }));
  const change =
    (apply: (input: Sent['input']) => void) =>
    ({ input }: Sent) => {
      if (fault) throw fault;
      sent.push(input);
      apply(input);
      return { task: typed()[0], removedId: input.taskId, path: `/v1/exports/file?token=${String(input.taskId)}` };
    };
  const replaced =
    (status: ExportRowFragment['status']) =>
    ({ taskId }: Sent['input']) => {
      now = now.map((task) => (task.id === taskId ? { ...task, status } : task));
    };
  const designer = await renderDesigner(<ExportPage />, {
    server: {
      survey: () => ({ id: 'abc', title: 'Drinks', status: 'RUNNING', versions: [], exports: typed() }),
      surveyDefinition: {
        definition: { format: 1, lastId: 2, title: 'Drinks', nodes: [{ id: 1, code: 'Q1', type: 3, title: 'Why?' }] },
      },
      createExport: change(() => {
        now = [row('new', { status: 'WAITING', fileName: null, rowsDone: 0, rowsTotal: null, size: null, expiresAt: null }), ...now];
      }),
      cancelExport: change(replaced('FAILED')),
      retryExport: change(replaced('WAITING')),
      deleteExport: change(({ taskId }) => {
        now = now.filter(({ id }) => id !== taskId);
      }),
      createExportLink: change(() => undefined),
    },
    at: `${exportUrl('abc')}${search}`,
    path: paths.export,
  });
  return { ...designer, sent };
}

/** Addresses that the browser was told to save. */
function savedAddresses(): string[] {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '');
  });
  return saved;
}

describe('the data export', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('starts with everything as usual, and with the filter of the address', async () => {
    const { user, sent } = await open([], { search: '?source=mail' });
    expect(await screen.findByText(/Nothing has been exported yet/)).toBeTruthy();
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Start export' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      surveyId: 'abc',
      type: 'EXCEL',
      codes: 'TEXTS',
      multiple: 'COLUMNS',
      language: 'EN',
      withInvalid: false,
      nodeIds: null,
      filter: { source: 'mail' },
    });
  });

  it('sends what was chosen', async () => {
    const { user, sent } = await open([]);
    await user.click(await screen.findByRole('radio', { name: /CSV/ }));
    await user.click(screen.getByText('Codes'));
    await user.click(screen.getByText('One column'));
    await user.click(screen.getByText('Chinese'));
    await user.click(screen.getByRole('checkbox', { name: 'Include responses marked as invalid' }));
    await user.click(screen.getByRole('combobox', { name: 'Questions' }));
    await user.click(await screen.findByText('Q1 Why?'));

    await user.click(screen.getByRole('button', { name: 'Start export' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    const chosen = { type: 'CSV', codes: 'CODES', multiple: 'JOINED', language: 'ZH_CN', withInvalid: true, nodeIds: [1] };
    expect(sent[0]).toMatchObject(chosen);
  });

  it('offers only what the format has', async () => {
    const { user } = await open([]);
    await user.click(await screen.findByRole('radio', { name: /SPSS/ }));
    expect(screen.queryByText('Codes')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Attachments/ }));
    expect(screen.queryByText('Time zone')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Include responses marked as invalid' })).toBeTruthy();
  });

  it('[S3.export.statuses] shows a task as waiting, being made, done, failed or expired, with what can be done about it', async () => {
    await open([
      row('a', { status: 'WAITING', fileName: null }),
      row('b', { status: 'GENERATING', rowsDone: 300, fileName: null }),
      row('c'),
      row('d', { status: 'FAILED', failure: 'NO_FILES', type: 'ATTACHMENTS', fileName: null }),
      row('e', { status: 'EXPIRED' }),
    ]);

    const told = (await screen.findAllByRole('listitem')).slice(-5).map((item) => item.textContent);
    expect(told.map((text) => /Waiting|Being made|Done|Failed|Expired/.exec(text)?.[0])).toEqual([
      'Waiting',
      'Being made',
      'Done',
      'Failed',
      'Expired',
    ]);
    expect(told[1]).toContain('Responses: 300 of 1,200');
    expect(told[3]).toContain('These responses have no attachments');
    expect(screen.getAllByRole('button', { name: /^Cancel the export/ })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /again$/ })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Download c.csv' })).toBeTruthy();
    await expectAccessible();
  });

  it('moves with the rows, in the bar and in the tab, and saves the file that was started here', async () => {
    const saved = savedAddresses();
    document.title = 'Data export';
    const { user, push } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Start export' }));
    expect(await screen.findByText('Waiting')).toBeTruthy();

    await push('exportProgress', { ...row('new', { status: 'GENERATING', rowsDone: 300 }), __typename: 'ExportTask' });
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('25');
    expect(document.title).toBe('25% \u00b7 Data export');
    expect(saved).toEqual([]);

    await push('exportProgress', { ...row('new'), __typename: 'ExportTask' });
    await waitFor(() => expect(saved).toEqual(['/v1/exports/file?token=new']));
    expect(document.title).toBe('Data export');
  });

  it('cancels, tries again and deletes', async () => {
    const { user, sent } = await open([row('a', { status: 'GENERATING', fileName: null }), row('b')]);

    await user.click(await screen.findByRole('button', { name: /^Cancel the export/ }));
    await waitFor(() => expect(sent).toEqual([{ taskId: 'a' }]));
    await user.click(screen.getByRole('button', { name: 'Delete the export b.csv' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('b.csv')).toBeNull());
    expect(sent.at(-1)).toEqual({ taskId: 'b' });
  });

  it('stays as it is when a file is refused', async () => {
    const { user } = await open([], { fault: new GraphQLError('full', { extensions: { code: 'A0400', fields: [] } }) });

    await user.click(await screen.findByRole('button', { name: 'Start export' }));

    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText(/Nothing has been exported yet/)).toBeTruthy();
  });
});
