import { existsSync } from 'node:fs';
import { unpackBundledBrowser } from './bundled-browser.js';

/** Launch options for the browser that Playwright starts. */
export interface BrowserChoice {
  readonly executablePath: string;
  readonly args: string[];
  readonly env?: Record<string, string>;
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Runs inside a container as root, makes no calls of its own. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The one CHROMIUM names; else an installed one; else the one that comes from npm, which CHROMIUM=npm asks for by name. */
export async function chooseBrowser(): Promise<BrowserChoice> {
  const named = process.env['CHROMIUM'] ?? '';
  if (named !== '' && named !== 'npm') return { executablePath: named, args: ARGS };

  const installed = named === 'npm' ? undefined : INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, args: ARGS };

  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('Install Chromium or Chrome, or name one in CHROMIUM.');
  const bundled = await unpackBundledBrowser();
  return { executablePath: bundled.executablePath, args: [...ARGS, '--no-zygote'], env: bundled.env };
}
