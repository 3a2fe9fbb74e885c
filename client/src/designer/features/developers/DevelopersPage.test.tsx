import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { formatDay } from '../../shared/moment';
import { DevelopersPage } from './DevelopersPage';

const nightly = {
  id: 'k1',
  name: 'Nightly sync',
  prefix: 'wk_AbC123',
  scopes: ['SURVEYS_READ', 'COLLECT'],
  surveys: [{ surveyId: 's1', title: 'Tea' }],
  expiresAt: '2020-03-01T08:05:00.000Z',
  isExpired: true,
  lastUsedAt: null,
};
const SECRET = `wk_${'a'.repeat(43)}`;
const surveys = { edges: [{ node: { id: 's1', title: 'Tea' } }] };

describe('the page for developers', () => {
  it('tells of each key what it allows, when it was used and when it ends', async () => {
    await renderDesigner(<DevelopersPage />, { server: { webhooks: [], apiKeys: [nightly] } });

    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual([
      'Nightly syncwk_AbC123…',
      'Read surveys · Submit responses1 survey only',
      'Never used',
      `Expired on ${formatDay(nightly.expiresAt)}`,
      'Revoke',
    ]);
  });

  it('makes a key and shows it once, to be copied', async () => {
    const asked = jest.fn();
    const keys: object[] = [];
    const createApiKey = ({ input }: { input: unknown }) => {
      asked(input);
      keys.push(nightly);
      return { secret: SECRET, apiKey: nightly };
    };
    const { user } = await renderDesigner(<DevelopersPage />, { server: { webhooks: [], apiKeys: () => keys, surveys, createApiKey } });
    expect(screen.getByText(/There are no keys yet/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: /New key/ }));
    await user.type(screen.getByLabelText('Name'), ' Nightly sync ');
    await user.click(screen.getByRole('checkbox', { name: /Read responses/ }));
    await user.click(screen.getByRole('checkbox', { name: /Submit responses/ }));
    await user.click(screen.getByRole('button', { name: 'Make key' }));

    const shown = await screen.findByLabelText<HTMLInputElement>('API key');
    expect(shown.value).toBe(SECRET);
    expect(asked.mock.calls).toEqual([
      [expect.objectContaining({ name: 'Nightly sync', scopes: ['SURVEYS_READ', 'COLLECT'], surveyIds: null, expiresAt: null })],
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(await screen.findByRole('button', { name: 'Revoke the key Nightly sync' })).toBeTruthy();
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  it('names a chosen survey that another search does not find', async () => {
    const found: Record<string, object> = { tea: { id: 's1', title: 'Tea' }, coffee: { id: 's2', title: 'Coffee' } };
    const asked = jest.fn();
    const search = ({ filter }: { filter: { keyword: string | null } }) => ({
      edges: Object.entries(found).flatMap(([word, node]) => (word.includes(filter.keyword ?? '') ? [{ node }] : [])),
    });
    const createApiKey = ({ input }: { input: { surveyIds: string[] } }) => {
      asked(input.surveyIds);
      return { secret: SECRET, apiKey: nightly };
    };
    const { user } = await renderDesigner(<DevelopersPage />, { server: { webhooks: [], apiKeys: [], surveys: search, createApiKey } });
    await user.click(screen.getByRole('button', { name: /New key/ }));
    await user.type(screen.getByLabelText('Name'), 'Nightly');
    for (const [word, title] of [
      ['tea', 'Tea'],
      ['coffee', 'Coffee'],
    ] as const) {
      await user.type(screen.getByRole('combobox'), word);
      await user.click(await screen.findByTitle(title));
    }
    await waitFor(() => expect(screen.queryByText('s1')).toBeNull());

    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getAllByText('Tea')).not.toEqual([]);
    expect(dialog.textContent).not.toMatch(/s1|s2/);
    await user.click(screen.getByRole('button', { name: 'Make key' }));
    await screen.findByLabelText('API key');
    expect(asked.mock.calls).toEqual([[['s1', 's2']]]);
  });

  it('asks for a name and for something that the key allows', async () => {
    const { user } = await renderDesigner(<DevelopersPage />, { server: { webhooks: [], apiKeys: [], surveys } });
    await user.click(screen.getByRole('button', { name: /New key/ }));
    for (const scope of [/Read surveys/, /Read responses/]) await user.click(screen.getByRole('checkbox', { name: scope }));
    await user.click(screen.getByRole('button', { name: 'Make key' }));

    expect(await screen.findByText('Enter a name')).toBeTruthy();
    expect(await screen.findByText('Choose at least one')).toBeTruthy();
  });

  it('revokes a key after a question', async () => {
    let keys = [nightly];
    const revokeApiKey = ({ input }: { input: { keyId: string } }) => {
      keys = [];
      return { keyId: input.keyId };
    };
    const { user } = await renderDesigner(<DevelopersPage />, { server: { webhooks: [], apiKeys: () => keys, revokeApiKey } });
    await user.click(screen.getByRole('button', { name: 'Revoke the key Nightly sync' }));
    const question = await screen.findByRole('dialog');
    expect(keys).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));

    expect(await screen.findByText('Key revoked')).toBeTruthy();
    expect(await screen.findByText(/There are no keys yet/)).toBeTruthy();
  });

  it('offers another try when the keys cannot be loaded, and shows the examples all the same', async () => {
    let isBroken = true;
    const apiKeys = () => {
      if (isBroken) throw new Error('broken');
      return [nightly];
    };
    const { user } = await renderDesigner(<DevelopersPage />, { server: { webhooks: [], apiKeys } });
    expect(screen.getByRole('region', { name: 'List surveys, /v1, curl' }).textContent).toContain('$WENCE_KEY');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Nightly sync')).toBeTruthy();
  });

  it('leads to both explorers and offers what describes the API as files', async () => {
    await renderDesigner(<DevelopersPage />, { server: { webhooks: [], apiKeys: [] } });
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => [link.getAttribute('href'), link.getAttribute('download')]);

    expect(links).toEqual([
      ['/graphql', null],
      ['/v1/docs', null],
      ['/schema.graphql', 'schema.graphql'],
      ['/v1/openapi.json', 'openapi.json'],
      ['/definition.schema.json', 'definition.schema.json'],
      ['/answers.schema.json', 'answers.schema.json'],
      ['/filter.schema.json', 'filter.schema.json'],
      ['/errors.json', 'errors.json'],
    ]);
  });

  it('shows an example by task, way and language, and copies what it shows', async () => {
    const { user } = await renderDesigner(<DevelopersPage />, { server: { webhooks: [], apiKeys: [] } });
    for (const choice of ['Read responses', 'GraphQL', 'Python']) await user.click(screen.getByText(choice, { exact: true }));

    const shown = screen.getByRole('region', { name: 'Read responses, GraphQL, Python' }).textContent ?? '';
    expect(shown).toContain('import json, os, urllib.request');
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(shown);
  });

  it('goes to the only way to live counts, and says what it needs', async () => {
    const { user } = await renderDesigner(<DevelopersPage />, { server: { webhooks: [], apiKeys: [] } });
    await user.click(screen.getByText('Live count'));

    expect(screen.getByRole('region', { name: 'Live count, GraphQL, TypeScript' })).toBeTruthy();
    expect(screen.getByText(/npm install graphql-ws ws/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Python' }).disabled).toBe(true);
  });
});
