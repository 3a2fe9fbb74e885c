import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apply, type Operation, type SurveyDefinition } from '@wence/schema';
import { answered, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { historyUrl, paths } from '../../shared/routes';
import { HistoryPage } from './HistoryPage';

const first = withLogic(survey(single('Q1', 'Tea?', ['yes', 'no']), text('Q2', 'Why?')), show('Q2', answered('Q1')));
const [tea, why] = first.nodes;
if (!tea || !why) throw new Error('two questions');

function edited(operations: readonly Operation[]): SurveyDefinition {
  const result = apply(first, operations);
  if (!result.ok) throw new Error('refused');
  return result.definition;
}

const now = edited([
  { op: 'updateNode', nodeId: tea.id, set: { title: 'Green tea?', required: true } },
  { op: 'addOption', nodeId: tea.id, option: { title: 'sometimes' } },
  { op: 'removeNode', nodeId: why.id, confirmed: true },
  { op: 'addNode', node: { type: 3, title: 'How?' } },
]);

interface Asked {
  readonly point: { readonly version?: number; readonly revision?: number };
}

/** A survey that was launched once and edited afterwards. */
function server(more: object = {}) {
  const restored: unknown[] = [];
  const at = ({ point }: Asked) => (point.version === 1 || (point.revision ?? 9) < 5 ? first : now);
  const state = {
    id: 'abc',
    title: 'Drinks',
    status: 'STOPPED',
    state: 'NOT_COLLECTING',
    editable: true,
    createdAt: '2026-03-01T08:00:00.000Z',
    unpublishedChanges: 3,
    versions: [{ id: 'v', version: 1, createdAt: '2026-03-01T09:00:00.000Z', current: true, responseCount: 1204 }],
    edits: {
      edges: [{ node: { id: 'e5', revision: 5, createdAt: '2026-03-02T08:00:00.000Z' } }],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    definitionAt: at,
    ...more,
  };
  const resolvers = {
    survey: () => state,
    surveyDefinition: { surveyId: 'abc', revision: 5 },
    restoreDefinition: ({ input }: { input: unknown }) => {
      restored.push(input);
      return { revision: 6, survey: { ...state, updatedAt: '2026-03-02T09:00:00.000Z' } };
    },
  };
  return { resolvers, restored };
}

const open = (resolvers: object) =>
  renderDesigner(<HistoryPage />, { server: { ...resolvers }, at: historyUrl('abc'), path: paths.history });
const sentences = async () =>
  within(await screen.findByRole('region', { name: 'The chosen version or changes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const timeline = () => within(screen.getByRole('navigation', { name: 'History' })).getAllByRole('button');

describe('the history of a survey', () => {
  it('lists versions with their responses among the edits, and says what is not published yet', async () => {
    await open(server().resolvers);
    expect(timeline().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1 edit2026-03-02/),
      expect.stringMatching(/^Version 1Current2026-03-01 .*1,204 responses$/),
      expect.stringMatching(/^Survey created2026-03-01/),
    ]);
    expect(screen.getByText('3 changes are not published yet')).toBeTruthy();
    await expectAccessible();
  });

  it('tells in sentences what a sitting changed, with the values before and after', async () => {
    await open(server().resolvers);
    await screen.findByText('Changed question Q1 Green tea?');
    const told = await sentences();
    expect(told).toContain('Title: Tea? Green tea?');
    expect(told).toContain('Required: default yes');
    expect(told).toContain('Q1: Added option “sometimes”');
    expect(told).toContain('Added question Q2 How?');
    expect(told).toContain('Deleted question Q2 Why?');
    expect(told.some((line) => line?.startsWith('Q2: deleted a rule. If “Q1 Tea?” is answered, show “Q2 Why?”'))).toBe(true);
  });

  it('compares a version with the draft, and shows what it asked', async () => {
    const { user, address } = await renderDesigner(<HistoryPage />, {
      server: { ...server().resolvers },
      at: historyUrl('abc'),
      path: paths.history,
    });
    await user.click(timeline()[1] ?? document.body);
    expect(address()).toBe('/survey/abc/history?at=v1');
    await screen.findByText('Q2 Why?', { exact: false });
    await user.click(screen.getByRole('button', { name: 'Changes since then' }));
    expect(await screen.findByText('Deleted question Q2 Why?')).toBeTruthy();
  });

  it('restores after asking, on the revision that was seen', async () => {
    const { resolvers, restored } = server();
    const { user } = await open(resolvers);
    await user.click(timeline()[1] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Restore this' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Restore this' }));
    await waitFor(() => expect(restored).toEqual([{ surveyId: 'abc', baseRevision: 5, version: 1 }]));
    expect(await screen.findByText('Restored')).toBeTruthy();
  });

  it('restores nothing while the survey runs', async () => {
    await open(server({ editable: false, status: 'RUNNING', state: 'RUNNING' }).resolvers);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Restore this' }).disabled).toBe(true);
  });

  it('offers another try where it cannot be loaded', async () => {
    let isBroken = true;
    const { resolvers } = server();
    const { user } = await open({
      ...resolvers,
      survey: () => {
        if (isBroken) throw new Error('broken');
        return resolvers.survey();
      },
    });
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 changes are not published yet')).toBeTruthy();
  });
});
