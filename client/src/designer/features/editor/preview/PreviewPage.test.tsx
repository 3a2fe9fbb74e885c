import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { checked, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { SiteError } from '../../../../../testing/designer/fake-site';
import { openEditor } from '../../../../../testing/designer/open-editor';
import { renderDesigner } from '../../../../../testing/render-designer';
import './PreviewPage';
import { PreviewScreen } from './PreviewScreen';

const TITLE = 'Answering page in test mode';
const drinks = withLogic(survey(single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why not?')), show('Q2', checked('Q1', 'No')));
const NO = { 1: { option: 3 } };

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const why = () => within(screen.getByRole('complementary', { name: 'Why is this shown or hidden?' }));
const frame = async () => within(await screen.findByRole('region', { name: TITLE })).findByTitle<HTMLIFrameElement>(TITLE);
const addressOf = ({ src }: HTMLIFrameElement) => src.replace(location.origin, '');

/** The page in the frame stores something, of which the browser tells this page. */
async function stores(key: string, value: object) {
  sessionStorage.setItem(key, JSON.stringify(value));
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

/** Each test link of a survey is another one; with `isDown` there is none at first. */
function testLinks(isDown = false) {
  let made = isDown ? -1 : 0;
  return () => {
    made += 1;
    if (made === 0) throw new SiteError('B0001');
    return { url: `https://wence.example/r/1?test=t${made}`, token: `t${made}`, expiresAt: '2026-03-01T08:00:00.000Z' };
  };
}

const openPreview = (isDown?: boolean) =>
  openEditor({ definition: drinks, view: '/preview', fields: { createTestLink: testLinks(isDown) } });

describe('the preview', () => {
  it('shows the saved survey in a frame, as a test, on a phone or on a desk', async () => {
    const { user } = await openPreview();
    const shown = await frame();
    expect([addressOf(shown), shown.dataset.device]).toEqual(['/r/1?test=t1', 'phone']);
    expect(button('Phone').getAttribute('aria-pressed')).toBe('true');

    await user.click(button('Desktop'));

    expect(shown.dataset.device).toBe('desktop');
    expect(button('Phone').getAttribute('aria-pressed')).toBe('false');
  });

  it('says why each question is shown or hidden, as it is answered in the frame and when that is handed in', async () => {
    const { user } = await openPreview();
    await frame();
    expect(why().getByText('Shown: 1. Not shown: 1.')).toBeTruthy();
    await user.click(why().getByRole('button', { name: /Q2 Why not\?.*Hidden/ }));
    expect(why().getByText('The logic below keeps it from being shown.')).toBeTruthy();
    expect(why().getByText('does not hold, not answered yet')).toBeTruthy();

    await stores('wence.draft.2', { answers: NO });
    expect(why().getByText('Shown: 1. Not shown: 1.')).toBeTruthy();
    await stores('wence.draft.1', { answers: NO });

    expect(await why().findByText('Shown: 2. Not shown: 0.')).toBeTruthy();
    expect(why().getByText('A condition to show it holds, so it is shown.')).toBeTruthy();
    expect(why().getByText('holds')).toBeTruthy();
    await stores('wence.done.1', {});
    expect(why().getByText(/^Submitted/)).toBeTruthy();
    await user.click(why().getByRole('button', { name: /Q2/, expanded: true }));
    expect(why().queryByText(/so it is shown/)).toBeNull();
  });

  it('stays with the version it began with until it begins again, with empty hands', async () => {
    const { user, editElsewhere } = await openPreview();
    await frame();
    await stores('wence.draft.1', { answers: NO });
    expect(screen.queryByText(/^The survey has been edited/)).toBeNull();

    editElsewhere([{ op: 'updateNode', nodeId: 1, set: { title: 'Coffee?' } }]);
    await screen.findByText(/^The survey has been edited/);
    expect(why().getByRole('button', { name: /Q1 Tea\?/ })).toBeTruthy();
    await user.click(button('Restart'));

    await waitFor(async () => expect(addressOf(await frame())).toBe('/r/1?test=t2'));
    expect(why().getByRole('button', { name: /Q1 Coffee\?/ })).toBeTruthy();
    expect(why().getByText('Shown: 1. Not shown: 1.')).toBeTruthy();
    expect(sessionStorage.getItem('wence.draft.1')).toBeNull();
    expect(screen.queryByText(/^The survey has been edited/)).toBeNull();
  });

  it('asks for its link once more where there was none', async () => {
    const { user } = await openPreview(true);
    const stage = within(await screen.findByRole('region', { name: TITLE }));

    await user.click(await stage.findByRole('button', { name: 'Try again' }));

    expect(addressOf(await frame())).toBe('/r/1?test=t1');
    expect(stage.queryByRole('alert')).toBeNull();
  });

  it('opens in a window of its own, by a link of its own', async () => {
    const { user } = await openPreview();
    await frame();
    const replace = jest.fn();
    const opened = { opener: window, location: { replace }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);

    await user.click(button('Open in a new window'));

    await waitFor(() => expect(replace).toHaveBeenCalledWith(new URL('/r/1?test=t2', location.origin)));
    expect(opened.opener).toBeNull();
    expect(opened.close).not.toHaveBeenCalled();
  });

  it('closes the window where there is no link for it, and says where the browser lets it open none', async () => {
    const { user, site } = await openPreview();
    await frame();
    const close = jest.fn();
    const opening = jest.spyOn(window, 'open').mockReturnValue({ close, location: {} } as unknown as Window);
    site.fail('CreateTestLink', { code: 'B0001' });

    await user.click(button('Open in a new window'));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    opening.mockReturnValue(null);
    await user.click(button('Open in a new window'));

    expect(await screen.findByText(/blocked/i)).toBeTruthy();
  });
});

describe('a preview that shows what the check found', () => {
  const saved = { revision: 1, definition: drinks };
  const server = { createTestLink: testLinks() };
  const found = <PreviewScreen surveyId="1" saved={saved} preset={{ nodeId: 4, answers: NO }} />;

  it('begins with these answers, at this question, and explains it', async () => {
    const { user } = await renderDesigner(found, { server });

    expect(addressOf(await frame())).toMatch(/#at-4$/);
    expect(JSON.parse(sessionStorage.getItem('wence.draft.1') ?? '')).toMatchObject({ answers: NO, version: 1 });
    expect(why().getByText(/^Answers are filled in/)).toBeTruthy();
    expect(why().getByRole('button', { name: /Q2/, expanded: true })).toBeTruthy();
    expect(await why().findByText('Shown: 2. Not shown: 0.')).toBeTruthy();
    await user.click(button('Restart'));
    expect(why().queryByText(/^Answers are filled in/)).toBeNull();
    await waitFor(() => expect(why().getByText('Shown: 1. Not shown: 1.')).toBeTruthy());
  });

  it('explains it on a sheet of its own on a phone, which closes', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { media, matches: media === '(width < 960px)' }) as unknown as MediaQueryList,
      );
    const { user } = await renderDesigner(found, { server });
    expect(why().getByText('Answer, then look here. Select a question to see why.')).toBeTruthy();

    await user.click(button('Why is this shown or hidden?'));

    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
