import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../../testing/render-designer';
import { paths, sampleUrl } from '../../../shared/routes';
import { SamplePage } from './SamplePage';

const AT = '2026-03-01T08:05:00.000Z';
const order = (more: Record<string, unknown> = {}) => ({
  __typename: 'SampleOrder',
  id: 'o1',
  supplier: 'LOCAL',
  state: 'DRAFT',
  actions: ['SUBMIT', 'CANCEL'],
  target: 200,
  conditions: { gender: [2], age: [], education: [], profession: [13], regions: ['440000'] },
  minutes: 5,
  incidence: 80,
  deadline: AT,
  minSeconds: 0,
  contactName: 'Ada',
  contactMobile: '',
  remark: '',
  unitPrice: null,
  totalPrice: null,
  reason: null,
  complete: 0,
  screened: 0,
  overQuota: 0,
  refused: 0,
  createdAt: AT,
  steps: [{ event: 'EDIT', state: 'DRAFT', reason: null, isByAuthor: true, at: AT }],
  ...more,
});
const open = (sampleOrders: readonly object[], server: Record<string, unknown> = {}, status = 'RUNNING') =>
  renderDesigner(<SamplePage />, {
    at: sampleUrl('abc'),
    path: paths.sample,
    server: { survey: { id: 'abc', title: 'Drinks', status, publishedVersion: 1, sampleOrders }, ...server },
  });
const quoted = order({ state: 'QUOTED', actions: ['ACCEPT_QUOTE', 'CANCEL'], unitPrice: 900, totalPrice: 180_000 });

describe('orders for respondents', () => {
  it('say that the built-in supplier simulates, and offer a first order [S2.route.publish-sample] [S2.nav.publish]', async () => {
    await open([]);

    expect(screen.getByText(/The built-in supplier only simulates/)).toBeTruthy();
    expect(screen.getByText(/No orders yet/)).toBeTruthy();
    const entries = within(screen.getByRole('navigation', { name: 'Ways to publish' })).getAllByRole('link');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Share',
      'Sample service',
      'Source tags',
      'Parameters',
      'One-to-one links',
    ]);
    await expectAccessible();
  });

  it('are written with their price as it is typed, and saved as drafts', async () => {
    const createSampleOrder = jest.fn((_args: { input: { surveyId: string; brief: object } }) => ({ order: order() }));
    const { user } = await open([], { createSampleOrder });

    await user.click(screen.getByRole('button', { name: 'New order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New order' }));
    expect(dialog.getByText(/= \u00a5600\.00/)).toBeTruthy();
    await user.clear(dialog.getByRole('spinbutton', { name: 'Complete responses' }));
    await user.type(dialog.getByRole('spinbutton', { name: 'Complete responses' }), '200');
    expect(await dialog.findByText(/\u00a56\.00 each \u00d7 200 = \u00a51,200\.00/)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Contact' }), 'Ada');
    await user.click(dialog.getByRole('button', { name: 'Save draft' }));

    expect(await screen.findByText('Saved. Submit it to get a quote')).toBeTruthy();
    expect(createSampleOrder.mock.calls[0]?.[0].input).toMatchObject({
      surveyId: 'abc',
      brief: { target: 200, minutes: 5, contactName: 'Ada' },
    });
  });

  it('tell at its field what the server does not take', async () => {
    const fields = [
      { field: 'target', rule: 'tooSmall', limit: 50 },
      { field: 'deadline', rule: 'tooSmall', limit: 1 },
    ];
    const createSampleOrder = () => {
      throw new GraphQLError('wrong', { extensions: { code: 'A0400', fields } });
    };
    const { user } = await open([], { createSampleOrder });

    await user.click(screen.getByRole('button', { name: 'New order' }));
    await user.type(await screen.findByRole('textbox', { name: 'Contact' }), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));

    expect(await screen.findByText('At least 50')).toBeTruthy();
    expect(screen.getByText('At least an hour from now')).toBeTruthy();
  });

  it('show a quote to accept, and what was ordered and what has happened', async () => {
    const moveSampleOrder = jest.fn((_args: { input: object }) => ({ order: quoted }));
    const { user } = await open([quoted], { moveSampleOrder });

    expect(screen.getByText(/\u00a59\.00 each \u00d7 200 = \u00a51,800\.00/)).toBeTruthy();
    expect(screen.getByText(/nothing is charged/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show details' }));
    expect(screen.getByText('Female \u00b7 Other \u00b7 Guangdong')).toBeTruthy();
    expect(screen.getByText('Draft edited')).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Accept quote' }));
    expect(moveSampleOrder.mock.calls[0]?.[0]).toEqual({ input: { orderId: 'o1', action: 'ACCEPT_QUOTE' } });
  });

  it('show how many came, why one was paused, and ask before one is cancelled', async () => {
    const paused = order({
      state: 'PAUSED',
      actions: ['RESUME', 'CANCEL'],
      reason: 'STALLED',
      complete: 50,
      screened: 9,
      overQuota: 3,
      refused: 1,
    });
    const moveSampleOrder = jest.fn(() => ({ order: paused }));
    const { user } = await open([paused], { moveSampleOrder });

    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('50 of 200 complete');
    expect(screen.getByText(/60 people in a row/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    expect(moveSampleOrder).not.toHaveBeenCalled();
    await user.click(ask.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order cancelled')).toBeTruthy();
  });

  it('need a running survey', async () => {
    await open([quoted], {}, 'STOPPED');

    expect(screen.getByText('Orders need a running survey. Launch it first.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept quote' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New order' }).disabled).toBe(true);
  });

  it('for a panel of one\u2019s own give a link for each person', async () => {
    const sampleLinks = jest.fn(({ pids }: { pids: string[] }) =>
      pids.map((pid) => ({ pid, url: `https://survey.example/r/abc?pid=${pid}` })),
    );
    const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const { user } = await open(
      [order({ state: 'RUNNING', supplier: 'MANUAL', actions: ['PAUSE', 'CANCEL'], unitPrice: 0, totalPrice: 0 })],
      { sampleLinks },
    );

    expect(screen.getByText(/Own panel, nothing to pay/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Panel links' }));
    await user.type(await screen.findByRole('textbox', { name: 'People' }), 'ada{Enter} bob ');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));

    expect(sampleLinks.mock.calls[0]?.[0]).toEqual({ orderId: 'o1', pids: ['ada', 'bob'] });
    expect(saved).toHaveBeenCalled();
  });
});
