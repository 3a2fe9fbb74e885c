import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserChoice } from './browser.js';
import { unpackBundledBrowser } from './bundled-browser.js';
import { REPOSITORY } from './repository.js';

const CACHE = join(REPOSITORY, 'node_modules/.cache/wence-chromium-86');
const PACKAGE = dirname(createRequire(import.meta.url).resolve('chrome-aws-lambda/package.json'));

/** Chromium 86 of October 2020, from npm, unpacked once. The fonts and system libraries a bare machine lacks are those of the newer browser from npm. */
export async function oldChromium(): Promise<BrowserChoice> {
  if (!existsSync(CACHE)) await unpack();
  const { env } = await unpackBundledBrowser();
  const libraries = [join(CACHE, 'aws/lib'), env['LD_LIBRARY_PATH']].join(':');
  return {
    executablePath: join(CACHE, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    env: { ...env, LD_LIBRARY_PATH: libraries },
  };
}

/** Into a fresh folder that is renamed at the end: a half-written browser is never taken for a whole one. */
async function unpack(): Promise<void> {
  mkdirSync(dirname(CACHE), { recursive: true });
  const fresh = mkdtempSync(`${CACHE}-`);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = fresh;
  try {
    const { default: archive } = await import('lambdafs');
    for (const file of ['chromium.br', 'aws.tar.br']) await archive.inflate(join(PACKAGE, 'bin', file));
    if (!existsSync(CACHE)) renameSync(fresh, CACHE);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
