import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderDesigner } from '../../../../../testing/render-designer';
import { formatMoment } from '../../../shared/moment';
import { Webhooks } from './Webhooks';

const URL = 'https://hooks.example/chat';
const SECRET = `whsec_${'a'.repeat(43)}=`;
const chat = {
  id: 'w1',
  surveyId: null,
  surveyTitle: null,
  url: URL,
  description: 'Chat',
  events: ['RESPONSE_COMPLETED', 'SURVEY_STOPPED'],
  conditions: null,
  enabled: true,
  offReason: null,
  lastAt: '2026-03-01T08:05:00.000Z',
  lastState: 'FAILED',
  lastStatus: 500,
};
const failed = {
  id: 'd1',
  type: 'response.completed',
  state: 'FAILED',
  attempts: 2,
  nextAt: '2026-03-01T08:06:00.000Z',
  lastAt: '2026-03-01T08:05:00.000Z',
  lastStatus: 500,
  lastAnswer: 'broken',
  lastDuration: 35,
  body: '{"type":"response.completed"}',
  createdAt: '2026-03-01T08:04:00.000Z',
};
const logOf = (deliveries: (args: { states: string[] | null; after?: string | null }) => object) => ({
  node: { __typename: 'Webhook', ...chat, deliveries },
});
const page = (nodes: readonly object[], endCursor: string | null = null) => ({
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

describe('webhooks on the page for developers', () => {
  it('tell where they go, what they are told and how it went', async () => {
    const off = {
      ...chat,
      id: 'w2',
      enabled: false,
      offReason: 'FAILING',
      surveyId: 's1',
      surveyTitle: 'Tea',
      lastAt: null,
      lastState: null,
    };
    await renderDesigner(<Webhooks />, { server: { webhooks: [chat, off] } });

    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toContain(`${URL}ChatAll surveys · Response submitted · Survey stoppedOnFailed ${formatMoment(chat.lastAt)} (500)`);
    expect(second).toContain('Tea · Response submitted · Survey stoppedSwitched off: nothing got through for three daysNothing sent yet');
  });

  it('are made, and tell their secret once, to be copied', async () => {
    const asked = jest.fn();
    const webhooks: object[] = [];
    const createWebhook = ({ input }: { input: object }) => {
      asked({ ...input });
      webhooks.push(chat);
      return { secret: SECRET, webhook: chat };
    };
    const server = { webhooks: () => webhooks, surveys: { edges: [] }, createWebhook };
    const { user } = await renderDesigner(<Webhooks />, { server });
    expect(screen.getByText(/There are no webhooks yet/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: /New webhook/ }));
    await user.type(screen.getByLabelText('Address'), URL);
    await user.click(screen.getByRole('checkbox', { name: 'Screened out' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect((await screen.findByLabelText<HTMLTextAreaElement>('Signing secret')).value).toBe(SECRET);
    const conditions = { conditions: [{ status: { anyOf: ['complete', 'over_quota'] } }] };
    expect(asked.mock.calls).toEqual([
      [{ url: URL, description: '', events: ['RESPONSE_COMPLETED'], enabled: true, surveyId: null, conditions }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy secret' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(await screen.findByRole('button', { name: `Edit: ${URL}` })).toBeTruthy();
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  it('say what is wrong with their address, and keep conditions that a program has set', async () => {
    const conditions = { conditions: [{ source: { anyOf: ['poster'] } }] };
    const asked = jest.fn();
    const updateWebhook = ({ input }: { input: object }) => {
      asked({ ...input });
      throw new GraphQLError('no', { extensions: { code: 'A0400', fields: [{ field: 'url', rule: 'notAllowed' }] } });
    };
    const { user } = await renderDesigner(<Webhooks />, { server: { webhooks: [{ ...chat, conditions }], updateWebhook } });
    await user.click(screen.getByRole('button', { name: `Edit: ${URL}` }));
    expect(screen.getByText(/A program has set conditions/)).toBeTruthy();
    await user.click(screen.getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(/Must be http or https/)).toBeTruthy();
    expect(asked.mock.calls).toEqual([[{ webhookId: 'w1', url: URL, description: 'Chat', events: chat.events, enabled: false }]]);
  });

  it.each([
    [{ ...failed, state: 'DELIVERED', lastStatus: 204 }, 'The test was accepted with 204 in 35 ms'],
    [{ ...failed, state: 'DEAD', lastStatus: null }, 'The test failed: no answer, after 35 ms'],
  ])('are tried out, and the outcome is shown: %#', async (delivery, said) => {
    const { user } = await renderDesigner(<Webhooks />, { server: { webhooks: [chat], testWebhook: { delivery } } });
    await user.click(screen.getByRole('button', { name: `Send test: ${URL}` }));

    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('get another secret after a question, and go after another one', async () => {
    let webhooks = [chat];
    const server = {
      webhooks: () => webhooks,
      rotateWebhookSecret: { secret: SECRET, webhook: chat },
      deleteWebhook: () => {
        webhooks = [];
        return { removedId: 'w1' };
      },
    };
    const { user } = await renderDesigner(<Webhooks />, { server });
    await user.click(screen.getByRole('button', { name: `New secret: ${URL}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'New secret' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Signing secret')).value).toBe(SECRET);
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    await user.click(screen.getByRole('button', { name: `Delete: ${URL}` }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Webhook deleted')).toBeTruthy();
    expect(await screen.findByText(/There are no webhooks yet/)).toBeTruthy();
  });

  it('log what was sent and answered, page by page and by state, and send it again', async () => {
    const asked: unknown[] = [];
    const older = { ...failed, id: 'd2', state: 'DEAD', attempts: 14, nextAt: null, type: 'survey.stopped' };
    const deliveries = ({ states, after }: { states: string[] | null; after?: string | null }) => {
      asked.push(states);
      return after === 'next' ? page([older]) : page([failed], 'next');
    };
    const replayed = jest.fn();
    const replayWebhookDelivery = ({ input }: { input: { deliveryId: string } }) => {
      replayed(input.deliveryId);
      return { delivery: { ...failed, state: 'PENDING' } };
    };
    const server = { webhooks: [chat], ...logOf(deliveries), replayWebhookDelivery, replayWebhookDeliveries: { count: 1 } };
    const { user } = await renderDesigner(<Webhooks />, { server });
    await user.click(screen.getByRole('button', { name: `Deliveries: ${URL}` }));
    const log = await screen.findByRole('dialog');
    const next = formatMoment(failed.nextAt);
    expect(await within(log).findByText(`2 attempts · 500, 35 ms · Next at ${next}`)).toBeTruthy();
    expect(within(log).getByText('broken')).toBeTruthy();
    await user.click(within(log).getByRole('button', { name: 'Load more' }));
    expect(await within(log).findByText('survey.stopped')).toBeTruthy();

    await user.click(within(log).getByRole('button', { name: /Send again: survey.stopped/ }));
    expect(await screen.findByText('It will be sent again')).toBeTruthy();
    expect(replayed.mock.calls).toEqual([['d2']]);
    await user.click(within(log).getByRole('button', { name: 'Send all failed again' }));
    expect(await screen.findByText('1 will be sent again')).toBeTruthy();
    await user.click(within(log).getByText('Waiting'));
    await waitFor(() => expect(asked).toContainEqual(['PENDING', 'FAILED']));
  });

  it('send nothing again while they are off', async () => {
    const server = { webhooks: [{ ...chat, enabled: false }], ...logOf(() => page([failed])) };
    const { user } = await renderDesigner(<Webhooks />, { server });
    await user.click(screen.getByRole('button', { name: `Deliveries: ${URL}` }));

    expect((await screen.findByRole<HTMLButtonElement>('button', { name: /Send again: response/ })).disabled).toBe(true);
    expect(screen.getByText('Switch the webhook on to send again.')).toBeTruthy();
  });

  it('offer another try when they cannot be loaded', async () => {
    let isBroken = true;
    const fail = () => {
      if (isBroken) throw new Error('broken');
    };
    const server = {
      webhooks: () => {
        fail();
        return [chat];
      },
    };
    const { user } = await renderDesigner(<Webhooks />, { server });
    isBroken = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(URL)).toBeTruthy();
  });
});
