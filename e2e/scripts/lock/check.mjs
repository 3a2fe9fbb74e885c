/** Asks npm whether it would install from package-lock.json on each platform. Nothing is fetched or written. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PLATFORMS = [
  { os: 'linux', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

function faultOn({ os, cpu }) {
  const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=error', `--os=${os}`, `--cpu=${cpu}`];
  return new Promise((resolve) => {
    execFile('npm', args, { cwd: root, shell: process.platform === 'win32' }, (error, _out, told) =>
      resolve(error === null ? undefined : `${os} ${cpu}: ${told.trim()}`),
    );
  });
}

const faults = (await Promise.all(PLATFORMS.map(faultOn))).filter((fault) => fault !== undefined);
for (const fault of faults) console.error(fault);
console.log(`npm ci: ${PLATFORMS.length} platforms, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
