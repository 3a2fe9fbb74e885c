import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import type { ShareFragment } from './report-share.generated';
import { ShareDialog } from './ShareDialog';

const share = (more: Partial<ShareFragment> = {}): ShareFragment => ({
  id: 's1',
  kind: 'REPORT',
  name: 'For the team',
  token: 'abc123',
  enabled: true,
  hasPassword: false,
  expiresAt: null,
  nodeIds: null,
  columns: null,
  categoryIds: null,
  tableIds: null,
  conditions: null,
  showTexts: false,
  smallestBase: 5,
  accesses: 3,
  createdAt: '2026-03-01T08:05:00.000Z',
  ...more,
});

const QUESTIONS = [
  { nodeId: 1, code: 'Q1', title: 'Tea?', privacy: 'open', retired: false },
  { nodeId: 2, code: 'Q2', title: 'Your name', privacy: 'personal', retired: false },
];

/** The dialog over these shares, and what is sent to change them. */
async function open(shares: ShareFragment[], fault?: GraphQLError) {
  const sent: Record<string, unknown>[] = [];
  let now = shares;
  const survey = () => ({ id: 'abc', reportShares: now, shareChoices: { questions: QUESTIONS, columns: [] }, reportCategories: [] });
  const change =
    (apply: (input: Record<string, unknown>) => void) =>
    ({ input }: { input: Record<string, unknown> }) => {
      if (fault) throw fault;
      sent.push(input);
      apply(input);
      return { survey: survey(), share: now[0], removedId: 's1' };
    };
  const designer = await renderDesigner(<ShareDialog surveyId="abc" kind="REPORT" onClose={() => undefined} />, {
    server: {
      survey,
      createReportShare: change(({ name }) => {
        now = [...now, share({ name: String(name) })];
      }),
      updateReportShare: change(({ shareId: _shareId, password, ...input }) => {
        now = now.map((one) => ({ ...one, ...(password !== undefined && { hasPassword: password !== null }), ...input }));
      }),
      renewReportShareLink: change(() => {
        now = now.map((one) => ({ ...one, token: 'another' }));
      }),
      deleteReportShare: change(() => {
        now = [];
      }),
    },
  });
  return { ...designer, sent };
}

const link = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Link of/ });

describe('the links of a report', () => {
  it('are made with one click, with a name and everything else as usual', async () => {
    const { user, sent } = await open([]);
    await screen.findByText('No links yet');

    await user.click(screen.getByRole('button', { name: 'New link' }));

    expect((await link()).value).toBe('http://localhost/designer/report/abc123');
    expect(sent).toEqual([{ surveyId: 'abc', kind: 'REPORT', name: 'Overall report' }]);
    await expectAccessible();
  });

  it('show those of their kind alone, with what keeps each from opening', async () => {
    await open([
      share({ enabled: false, hasPassword: true, expiresAt: '2020-01-02T00:00:00.000Z' }),
      share({ id: 's2', kind: 'ANSWERS', name: 'Lines' }),
    ]);

    expect(await screen.findByText('Switched off')).toBeTruthy();
    expect([screen.getByText('Has ended'), screen.getByText('Opened 3 times')].every(Boolean)).toBe(true);
    expect(screen.queryByText('Lines')).toBeNull();
  });

  it('are switched off, renewed, and deleted once that is confirmed', async () => {
    const { user, sent } = await open([share()]);

    await user.click(await screen.findByRole('switch', { name: 'Switch “For the team” on' }));
    await screen.findByText('Switched off');
    await user.click(screen.getByRole('button', { name: 'More actions for “For the team”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'New link' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: /Give “For the team” a new link/ })).getByRole('button', { name: 'New link' }),
    );
    await waitFor(async () => expect((await link()).value).toContain('/report/another'));
    await user.click(screen.getByRole('button', { name: 'More actions for “For the team”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog', { name: /Delete the link/ })).getByRole('button', { name: 'Delete' }));

    await screen.findByText('No links yet');
    expect(sent).toEqual([{ shareId: 's1', enabled: false }, { shareId: 's1' }, { shareId: 's1' }]);
  });

  it('take a password, texts and chosen questions, of which personal ones say so', async () => {
    const { user, sent } = await open([share()]);
    await user.click(await screen.findByRole('button', { name: 'Settings of “For the team”' }));

    await user.click(screen.getByRole('checkbox', { name: 'Ask for a password' }));
    await user.type(screen.getByLabelText('Password'), 'abc');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('A password has 4 to 64 characters.')).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), 'd');
    await user.click(screen.getByRole('checkbox', { name: 'Show what was typed' }));
    await user.click(screen.getByRole('button', { name: 'Only those ticked' }));
    await user.click(screen.getByRole('checkbox', { name: 'Q2 Your name Personal' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      shareId: 's1',
      name: 'For the team',
      smallestBase: 5,
      showTexts: true,
      conditions: null,
      nodeIds: [1, 2],
      password: 'abcd',
    });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('say so when there are too many', async () => {
    const fields = [{ field: 'shares', rule: 'tooMany', limit: 20 }];
    const { user } = await open([], new GraphQLError('full', { extensions: { code: 'A0400', fields } }));

    await user.click(await screen.findByRole('button', { name: 'New link' }));

    expect(await screen.findByText('A survey has 20 links at most. Delete one that is no longer needed.')).toBeTruthy();
  });

  it('cannot be told any more once the server has another secret', async () => {
    await open([share({ token: null })]);

    expect(await screen.findByText(/The server has a new secret/)).toBeTruthy();
  });
});
