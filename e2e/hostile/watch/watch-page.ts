import type { Page } from '@playwright/test';
import { watchPolicy } from '../../support/policy-watch.js';

/** Everything a page did that no text may make it do. */
export interface Watch {
  /** Returns the findings in the order in which they occurred. */
  findings(): readonly string[];
}

const isForeign = (url: string, origin: string): boolean =>
  !['data:', 'blob:', 'about:'].includes(new URL(url).protocol) && new URL(url).host !== new URL(origin).host;

/** The designer checks surveys beside the page: a file of its build, where no text is stored. */
const OWN_WORKER = '/assets/check.worker-';

/**
 * Watches a page from now on: whether the sentinel `hit` is touched, dialogs, windows, downloads and workers, frames, navigations away from
 * `paths`, requests and sockets to other sites, what the page's policy had to refuse, and errors that nobody caught.
 */
export async function watchPage(page: Page, origin: string, paths: RegExp): Promise<Watch> {
  const refused = await watchPolicy(page);
  const seen: string[] = [];
  const note = (text: string): void => {
    seen.push(text);
  };
  await page.exposeFunction('sentinelIsTouched', () => note('script: the sentinel was touched'));
  await page.addInitScript(() => {
    const touched = () => (window as unknown as { sentinelIsTouched: () => void }).sentinelIsTouched();
    Object.defineProperty(window, 'hit', {
      get: () => {
        touched();
        return touched;
      },
      set: touched,
    });
  });
  page.on('dialog', (dialog) => {
    note(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => note('window: another one was opened'));
  page.on('download', () => note('download'));
  page.on('worker', (worker) => worker.url().startsWith(`${origin}${OWN_WORKER}`) || note(`worker: ${worker.url()}`));
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('request', (request) => isForeign(request.url(), origin) && note(`request: ${request.url()}`));
  page.on('websocket', (socket) => isForeign(socket.url(), origin) && note(`socket: ${socket.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) note(`frame: ${frame.url()}`);
    else if (isForeign(frame.url(), origin) || !paths.test(new URL(frame.url()).pathname)) note(`navigation: ${frame.url()}`);
  });
  return { findings: () => [...seen, ...refused] };
}
