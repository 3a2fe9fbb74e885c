import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { survey, text } from '@wence/schema/testing';
import { InlineWorker } from '../../../../testing/designer/inline-worker';
import { renderDesigner } from '../../../../testing/render-designer';
import { announceReconnect } from '../../../graphql/reconnect';
import { formatMoment } from '../../shared/moment';
import { paths, publishUrl } from '../../shared/routes';
import { PublishPage } from './PublishPage';

const AT = '2026-03-01T08:05:00.000Z';
const surveyOf = (status: string, responseCount = 0) => ({
  id: 'abc',
  title: 'Drinks',
  state: status === 'RUNNING' || status === 'COMPLETE' ? status : 'NOT_COLLECTING',
  status,
  publishedVersion: 1,
  responseCount,
  updatedAt: AT,
  shareLink: null as typeof shareLink | null,
  shortLink: null as string | null,
  versions: [] as typeof versions,
  unpublishedChanges: 0,
});
const shareLink = { id: 'abc.link', url: 'https://survey.example/r/abc', qrCode: 'data:image/svg+xml,<svg/>', version: 2 };
const versions = [
  { id: 'abc.v1', version: 1, hash: '0123456789abcdef', createdAt: AT, current: false, responseCount: 0 },
  { id: 'abc.v2', version: 2, hash: 'fedcba9876543210', createdAt: AT, current: true, responseCount: 1204 },
];
const open = (server: Record<string, unknown>) =>
  renderDesigner(<PublishPage />, {
    at: publishUrl('abc'),
    path: paths.publish,
    server,
  });

describe('publishing a survey', () => {
  const { Worker } = globalThis;

  beforeAll(() => {
    globalThis.Worker = InlineWorker as unknown as typeof Worker;
  });
  afterAll(() => {
    globalThis.Worker = Worker;
  });

  it.each([
    ['DRAFT', 'Not launched yet', 'Launch and collect'],
    ['RUNNING', 'Collecting answers', 'Stop collecting'],
    ['STOPPED', 'Stopped', 'Launch again'],
    ['COMPLETE', 'Complete', null],
  ])('says how it stands (%s), and offers what can be done', async (status, heading, button) => {
    await open({ survey: surveyOf(status, 1234) });
    const card = within(screen.getByRole('region', { name: heading }));
    expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(button === null ? [] : [button]);
    expect(card.queryByText('1,234 responses so far') !== null).toBe(status !== 'DRAFT');
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/publish/abc', '/publish/abc']);
  });

  it('counts responses while they come, and never back', async () => {
    const { push } = await open({ survey: surveyOf('RUNNING', 5) });
    await push('responseCount', { surveyId: 'abc', count: 7, seq: 7 });
    expect(screen.getByText('7 responses so far')).toBeTruthy();
    await push('responseCount', { surveyId: 'abc', count: 3, seq: 3 });
    expect(screen.getByText('5 responses so far')).toBeTruthy();
  });

  it('does not listen for responses of a survey that stopped', async () => {
    const { push } = await open({ survey: surveyOf('STOPPED', 5) });
    await push('responseCount', { surveyId: 'abc', count: 7, seq: 7 });
    expect(screen.getByText('5 responses so far')).toBeTruthy();
  });

  it('shows no link and no versions before the first launch', async () => {
    await open({ survey: surveyOf('DRAFT') });
    expect(screen.queryByRole('region', { name: 'Link' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Versions' })).toBeNull();
  });

  it('lists versions, the newest first, with the current one marked', async () => {
    await open({ survey: { ...surveyOf('RUNNING'), versions } });
    const items = within(screen.getByRole('region', { name: 'Versions' })).getAllByRole('listitem');
    const at = formatMoment(AT);
    expect(items.map(({ textContent }) => textContent)).toEqual([
      `Version 2Current${at} · 1,204 responsesfedcba98`,
      `Version 1${at} · 0 responses01234567`,
    ]);
  });

  it('says how many changes respondents do not get yet, and leads to them', async () => {
    const { user, address } = await open({ survey: { ...surveyOf('STOPPED'), unpublishedChanges: 3 } });
    expect(screen.getByText(/^3 changes are not published yet/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See changes' }));
    expect(address()).toBe('/survey/abc/history');
  });

  it('copies the link, says so, and opens it apart [S2.route.publish-share]', async () => {
    const { user } = await open({ survey: { ...surveyOf('RUNNING'), shareLink } });
    const card = within(screen.getByRole('region', { name: 'Link' }));
    await user.click(card.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(shareLink.url);
    expect(card.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(shareLink.url);
    await user.click(card.getByRole('textbox', { name: 'Survey link' }));
    expect(window.getSelection()?.toString() || card.getByRole<HTMLInputElement>('textbox').selectionEnd).toBeTruthy();
  });

  it('saves the QR code under the name of the survey', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = await open({ survey: { ...surveyOf('RUNNING'), shareLink } });
    await user.click(screen.getByRole('button', { name: 'Download SVG' }));
    expect(saved).toEqual(['Drinks.svg']);
    jest.restoreAllMocks();
  });

  it('launches, says so, and shows the link that came with it', async () => {
    let state = surveyOf('DRAFT');
    const launchSurvey = () => {
      state = { ...surveyOf('RUNNING'), shareLink };
      return { version: 1, url: shareLink.url, qrCode: shareLink.qrCode, notice: 'Mind the gap', survey: state };
    };
    const surveyDefinition = { surveyId: 'abc', revision: 1, definition: survey(text('Q1', 'Tea?')) };
    const server = {
      survey: () => state,
      surveyDefinition,
      launchSurvey,
    };
    const { user } = await open(server);
    await user.click(screen.getByRole('button', { name: 'Launch and collect' }));
    expect(await screen.findByRole('region', { name: 'Collecting answers' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Link' })).toBeTruthy();
  });

  it('is asked for again when the connection is back', async () => {
    let state = surveyOf('DRAFT');
    await open({ survey: () => state });
    state = surveyOf('STOPPED');
    act(announceReconnect);
    expect(await screen.findByRole('region', { name: 'Stopped' })).toBeTruthy();
  });

  it('offers another try when it cannot be loaded', async () => {
    let isBroken = true;
    const broken = () => {
      if (isBroken) throw new Error('broken');
      return surveyOf('DRAFT');
    };
    const { user } = await open({ survey: broken });
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Not launched yet' })).toBeTruthy();
  });
});
