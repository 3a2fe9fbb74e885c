import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './repository.js';

const CACHE = join(REPOSITORY, 'node_modules/.cache/wence-browser');

export interface UnpackedBrowser {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/** The package's font and those of the machine. Its own configuration names a folder that is not ours, and without any font the browser crashes. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(CACHE, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(CACHE, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Chromium from npm, unpacked once together with the system libraries and the font that a bare machine lacks. */
export async function unpackBundledBrowser(): Promise<UnpackedBrowser> {
  if (!existsSync(join(CACHE, 'chromium'))) await unpack();
  writeFileSync(join(CACHE, 'fonts/fonts.conf'), FONTS);
  return {
    executablePath: join(CACHE, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(CACHE, 'al2023/lib'),
      FONTCONFIG_PATH: join(CACHE, 'fonts'),
    },
  };
}

/** The package unpacks into the temporary folder and takes a half-written file for a whole one; a rename at the end cannot be half done. */
async function unpack(): Promise<void> {
  mkdirSync(join(CACHE, '..'), { recursive: true });
  const fresh = mkdtempSync(`${CACHE}-`);
  // The second variable asks for the libraries as well.
  const before = { TMPDIR: process.env['TMPDIR'], AWS_LAMBDA_JS_RUNTIME: process.env['AWS_LAMBDA_JS_RUNTIME'] };
  Object.assign(process.env, { TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    if (!existsSync(join(CACHE, 'chromium'))) renameSync(fresh, CACHE);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    restore(before);
  }
}

function restore(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
