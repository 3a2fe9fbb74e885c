import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { crossUrl, paths } from '../../shared/routes';
import { crossSource, crossTable } from './cross.factory';
import type { SavedTableFragment } from './cross.generated';
import { CrossPage } from './CrossPage';

const setup = {
  rows: [2],
  columns: [1],
  nested: [{ outer: 1, inner: 2 }],
  conditions: { conditions: [{ source: { anyOf: ['mail'] } }] },
  measure: 'COUNT' as const,
  confidence: 'NINETY' as const,
  bonferroni: true,
};
const saved = (id: string, name: string, more: Partial<SavedTableFragment> = {}): SavedTableFragment => ({
  id,
  name,
  missing: [],
  setup,
  ...more,
});
/** The address of a table as `saved` makes them. */
const OPENED = '?rows=2&columns=1&nested=1:2&measure=count&confidence=90&saved=t1&source=mail';

interface Sent {
  readonly input: { readonly tableId?: string; readonly name?: string; readonly setup?: SavedTableFragment['setup'] };
}

/** The cross report with these saved tables, and what is sent to change them. */
async function open(search: string, tables: SavedTableFragment[], { fault, broken }: { fault?: GraphQLError; broken?: true } = {}) {
  const sent: Sent['input'][] = [];
  let now = tables;
  const survey = () => ({
    id: 'abc',
    title: 'Drinks',
    status: 'RUNNING',
    versions: [],
    savedCrossTables: now.map((table) => ({ ...table, __typename: 'SavedCrossTable' })),
  });
  const change =
    (apply: (input: Sent['input']) => void) =>
    ({ input }: Sent) => {
      if (fault) throw fault;
      sent.push(input);
      apply(input);
      const table = now.find(({ id }) => id === input.tableId) ?? now.at(-1);
      return { survey: survey(), table: { ...table, __typename: 'SavedCrossTable' }, removedId: input.tableId };
    };
  const designer = await renderDesigner(<CrossPage />, {
    server: {
      survey,
      overallReport: { surveyId: 'abc', total: 210, questions: [crossSource(1, 'Gender'), crossSource(2, 'Tea or coffee?')] },
      crossReport: () => {
        if (broken) throw new GraphQLError('no', { extensions: { code: 'A0400', fields: [] } });
        return { surveyId: 'abc', seq: 210, updatedAt: '2026-03-01T08:05:00.000Z', base: 210, tables: [crossTable()] };
      },
      createSavedCrossTable: change(({ name = '', setup: chosen }) => {
        now = [...now, saved('new', name, { setup: chosen ?? setup })];
      }),
      updateSavedCrossTable: change(({ tableId, ...changed }) => {
        now = now.map((table) => (table.id === tableId ? { ...table, ...changed } : table));
      }),
      deleteSavedCrossTable: change(({ tableId }) => {
        now = now.filter(({ id }) => id !== tableId);
      }),
    },
    at: `${crossUrl('abc')}${search}`,
    path: paths.cross,
  });
  return { ...designer, sent };
}

describe('saved cross tables', () => {
  it('are opened with everything that was chosen about them', async () => {
    const { user, address } = await open('', [saved('t1', 'By gender'), saved('t2', 'Other')]);

    await user.click(await screen.findByRole('button', { name: 'Saved tables' }));
    await user.click(await screen.findByRole('menuitem', { name: 'By gender' }));

    expect(await screen.findByRole('button', { name: 'Saved tables: By gender' })).toBeTruthy();
    expect(new URLSearchParams(address().split('?')[1])).toEqual(new URLSearchParams(OPENED));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.queryByText('changed')).toBeNull();
    await expectAccessible();
  });

  it('are saved under a name, and open from then on', async () => {
    const { user, address, sent } = await open('?rows=2&columns=1&nested=1:2&source=mail', []);
    await user.click(await screen.findByRole('button', { name: 'Saved tables' }));
    expect(await screen.findByRole('menuitem', { name: 'No saved tables yet' })).toBeTruthy();

    await user.click(await screen.findByRole('menuitem', { name: 'Save as …' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save this table' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Give the table a name.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Name'), ' By mail {Enter}');

    expect(await screen.findByRole('button', { name: 'Saved tables: By mail' })).toBeTruthy();
    expect(sent).toEqual([{ surveyId: 'abc', name: 'By mail', setup: { ...setup, measure: 'COLUMN', confidence: 'NINETY_FIVE' } }]);
    expect(address()).toContain('saved=new');
  });

  it('say that the screen shows something else, and are replaced by it', async () => {
    const { user, sent } = await open(OPENED, [saved('t1', 'By gender')]);
    await user.click(await screen.findByRole('button', { name: 'Row %' }));
    expect(await screen.findByText('changed')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent).toEqual([{ tableId: 't1', setup: { ...setup, measure: 'ROW' } }]));
    await waitFor(() => expect(screen.queryByText('changed')).toBeNull());
  });

  it('are renamed, and say that a name is taken', async () => {
    const extensions = { code: 'A0400', fields: [{ field: 'name', rule: 'notUnique' }] };
    const { user } = await open(OPENED, [saved('t1', 'By gender')], { fault: new GraphQLError('no', { extensions }) });
    await user.click(await screen.findByRole('button', { name: 'Saved tables: By gender' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename …' }));

    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    expect(name.value).toBe('By gender');
    await user.clear(name);
    await user.type(name, 'Other{Enter}');

    expect(await screen.findByText('There is a saved table of this name already.')).toBeTruthy();
  });

  it('are deleted once that is confirmed; what is on the screen stays', async () => {
    const { user, address, sent } = await open(OPENED, [saved('t1', 'By gender')]);
    await user.click(await screen.findByRole('button', { name: 'Saved tables: By gender' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const confirm = await screen.findByRole('dialog', { name: /Delete the table “By gender”/ });
    expect(sent).toEqual([]);
    await user.click(within(confirm).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByRole('button', { name: 'Saved tables' })).toBeTruthy();
    expect(sent).toEqual([{ tableId: 't1' }]);
    await waitFor(() => expect(address()).toBe('/data/cross/abc?rows=2&columns=1&nested=1%3A2&measure=count&confidence=90&source=mail'));
  });

  it('say what of them is gone: questions, and conditions of their filter', async () => {
    const old = saved('t1', 'Old', { missing: ['rows[1]', 'conditions.conditions[0].source'], setup: { ...setup, rows: [2, 99] } });
    await open(OPENED.replace('rows=2', 'rows=2,99'), [old], { broken: true });

    expect(await screen.findByText('One question no longer exists and is not shown.')).toBeTruthy();
    expect(await screen.findByText(/in the filter of this table no longer exists/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
