import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BINARY = /\.(png|jpg|ico|woff2?|xlsx?|docx|sav)$/;

/** Every text file that git has or would take, as `{ path, lines }`. */
export function readTree(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return [...new Set(listed.split('\0'))]
    .filter((path) => path !== '' && !BINARY.test(path) && isFile(join(root, path)))
    .sort()
    .map((path) => ({ path, lines: linesOf(readFileSync(join(root, path), 'utf8')) }));
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}

/** A final newline ends the last line, it does not begin another. */
function linesOf(text) {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}
