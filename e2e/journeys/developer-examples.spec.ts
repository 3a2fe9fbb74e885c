import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { transform } from '@swc/core';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { keyTexts } from '../i18n/key-texts.js';
import { Author } from '../support/author.js';
import { REPOSITORY } from '../support/repository.js';
import { signIn } from '../support/sign-in.js';

const run = promisify(execFile);

/** Node leaves types out by itself from 22.18 on; here it is done for all versions. */
const withoutTypes = async (code: string) =>
  (await transform(code, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, isModule: true })).code;

/** How each example is run. What it imports is found from the repository, as from a project that has installed it. */
const PROGRAMS = {
  curl: async (code: string) => ['bash', '-euc', code],
  TypeScript: async (code: string) => ['node', '--input-type=module', '-e', await withoutTypes(code)],
  Python: async (code: string) => ['python3', '-c', code],
} as const;
type Program = keyof typeof PROGRAMS;
const LANGUAGES = Object.keys(PROGRAMS) as Program[]; // `Object.keys` forgets the names of its keys.
const DOORS = ['/v1', 'GraphQL'] as const;

interface Shown {
  readonly task: string;
  readonly door: (typeof DOORS)[number];
  readonly language: Program;
}

/** What the page shows for this choice. */
async function shown(page: Page, { task, door, language }: Shown): Promise<string> {
  for (const choice of [task, door, language]) await page.locator('.ant-segmented').getByText(choice, { exact: true }).click();
  return (await page.getByRole('region', { name: `${task}, ${door}, ${language}` }).textContent()) ?? '';
}

/** Runs a text and returns what it printed; null where the machine lacks the program, as not every one has Python or curl. */
async function runExample(language: Program, code: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const [program = '', ...given] = await PROGRAMS[language](code);
  const done = await run(program, given, { env, cwd: REPOSITORY }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!done) test.info().annotations.push({ type: 'left out', description: `${program} is not installed: its examples were not run` });
  return done && done.stdout;
}

/** A survey whose question 1 has option 2, as the examples answer it, and a key that reads it. */
async function prepare(origin: string) {
  const author = await Author.register(origin);
  const options = [
    { id: 2, code: '1', title: 'A' },
    { id: 3, code: '2', title: 'B' },
  ];
  const surveyId = await author.createSurvey({
    format: 1,
    title: 'Tea',
    language: 'en',
    lastId: 3,
    nodes: [{ id: 1, code: 'Q1', type: 1, title: 'Q', options }],
  });
  await author.launch(surveyId);
  const secret = await author.makeKey('Examples', ['surveys:read', 'responses:read']);
  return { author, surveyId, env: { PATH: process.env['PATH'], WENCE_KEY: secret, WENCE_SURVEY: surveyId } };
}

test('The examples run as they are shown: they list, submit, and read to the last page', async ({ page, server, language }) => {
  const texts = keyTexts(language);
  const { author, surveyId, env } = await prepare(server.origin);
  await signIn(page, author, server.origin);
  await page.goto('/designer/developers');
  const ways = DOORS.flatMap((door) => LANGUAGES.map((program) => ({ door, language: program })));
  /** What each way to a task prints; nothing where the program is missing. */
  const printed = async (task: string, change = (code: string) => code) => {
    const codes: string[] = [];
    for (const way of ways) codes.push(await shown(page, { task, ...way }));
    const outputs = await Promise.all(ways.map((way, at) => runExample(way.language, change(codes[at] ?? ''), env)));
    return outputs.filter((output) => output !== null);
  };

  const receipts = await printed(texts.submitTask);
  const responses = receipts.map((receipt) => /\b[A-Za-z0-9]{20}\b/.exec(receipt)?.[0] ?? receipt);
  expect(new Set(responses).size).toBe(await author.responseCount(surveyId));
  expect(responses.length).toBeGreaterThanOrEqual(DOORS.length);

  for (const list of await printed(texts.list)) expect(list).toContain(surveyId);
  // Pages of a single response are as many pages as there are responses.
  const lists = [...(await printed(texts.responses)), ...(await printed(texts.responses, (code) => code.replaceAll('100', '1')))];
  for (const list of lists)
    expect(
      responses.filter((id) => !list.includes(id)),
      list,
    ).toEqual([]);
});

test('The example of live counts prints the count now and after each response', async ({ page, server, language }) => {
  const { author, surveyId, env } = await prepare(server.origin);
  await signIn(page, author, server.origin);
  await page.goto('/designer/developers');
  const code = await shown(page, { task: keyTexts(language).live, door: 'GraphQL', language: 'TypeScript' });
  const [program = '', ...given] = await PROGRAMS.TypeScript(code);
  const running = execFile(program, given, { env, cwd: REPOSITORY });
  let printed = '';
  running.stdout?.on('data', (chunk: string) => {
    printed += chunk;
  });

  await expect.poll(() => printed).toBe('0\n');
  await author.handIn(surveyId, { 1: { option: 2 } });
  await expect.poll(() => printed).toBe('0\n1\n');
  running.kill();
});
