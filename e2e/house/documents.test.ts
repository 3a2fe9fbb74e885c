import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { REPOSITORY } from '../support/repository.js';

const FILE = /`([\w@-][\w./@-]*\.(?:tsx?|mjs|cjs|graphql|css|md))`/g;
const FOLDER = /`((?:schema|server|client|e2e)\/[\w./-]+\/)`/g;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: REPOSITORY, encoding: 'utf8' }).trim().split('\n');
/** The changelog names what was, not what is. */
const documents = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md');

const isThere = (path: string): boolean => files.some((file) => file === path || file.endsWith(`/${path}`));
const holdsFiles = (folder: string): boolean => files.some((file) => file.startsWith(folder));

test('every file and folder of the repository that a document names is there', () => {
  const missing = documents.flatMap((document) => {
    const text = readFileSync(join(REPOSITORY, document), 'utf8');
    const named = [...text.matchAll(FILE)].map(([, path = '']) => path).filter((path) => !isThere(path));
    const folders = [...text.matchAll(FOLDER)].map(([, folder = '']) => folder).filter((folder) => !holdsFiles(folder));
    return [...named, ...folders].map((path) => `${document}: ${path}`);
  });

  expect(documents.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
