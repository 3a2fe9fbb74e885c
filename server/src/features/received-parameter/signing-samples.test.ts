/** @store sqlite: runs programs against the server, which other tests run on both stores. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nodeIdOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import type { SigningSample } from './signing-samples.service.js';

const run = promisify(execFile);
const EIGHT_DAYS_MS = 8 * 24 * 60 * 60 * 1000;
const base = survey(text('Q1', 'Your number?'), single('Q2', 'City?', ['Wuhan', 'Xian']));
const parameters = [
  { name: 'zone', nodeId: nodeIdOf(base, 'Q2') },
  { name: 'a1' },
  { name: 'a', nodeId: nodeIdOf(base, 'Q1'), required: true },
];
/** Everything that has to be encoded, and what could slide into another value. */
const HOSTILE = "1&a1=2 +%31~!'()*/\u4e0a\u6d77";

/** What runs the program of each language, and whether a machine has it. */
const RUNNERS = { curl: 'bash', javascript: process.execPath, python: 'python3', java: 'java' } as const;
const NEEDS = { curl: ['bash', 'openssl', 'curl'], javascript: [process.execPath], python: ['python3'], java: ['java'] } as const;
const hasProgram = (name: string): boolean => spawnSync(name, [name === 'openssl' ? 'version' : '--version']).status === 0;

type Language = keyof typeof RUNNERS;

describe('a program that signs links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wence-sign-'));
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  let secret: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    // The programs compare with the time that it is.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, { ...base, settings: { parameters, signedOnly: true } });
    ({ secret } = (await v1(app, 'POST', `/v1/surveys/params/${surveyId}/secret`, {}, author.token)).data);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await app.stop();
  });

  const samplesOf = async (id: string): Promise<SigningSample[]> =>
    (await v1(app, 'GET', `/v1/surveys/params/${id}/samples`, undefined, author.token)).data.list;
  const linesOf = async ({ language, fileName, text: program }: SigningSample): Promise<string[]> => {
    const file = join(folder, fileName);
    writeFileSync(file, program);
    const { stdout } = await run(RUNNERS[language], [file], { env: { ...process.env, WENCE_SECRET: secret } });
    return stdout.trim().split('\n');
  };
  const opened = (link: string) => v1(app, 'GET', `/v1/r/${surveyId}${new URL(link).search}`);

  it.each(Object.keys(RUNNERS) as Language[])('in %s makes links that the survey takes, for a week', async (language) => {
    const missing = NEEDS[language].find((name) => !hasProgram(name));
    if (missing) {
      process.stderr.write(`Not run: this machine has no ${missing}\n`);
      return;
    }
    const sample = (await samplesOf(surveyId)).find((one) => one.language === language);
    if (!sample) throw new Error(`there is no program in ${language}`);

    const [link = '', ...rest] = await linesOf(sample);
    const [hostile = ''] = await linesOf({ ...sample, text: sample.text.replace(/42(?=['"])/, () => quoted(language)) });

    expect(link).toContain(`/r/${surveyId}?a=42&a1=42&expires=`);
    expect((await opened(link)).code).toBe('00000');
    expect((await opened(link.replace('a=42', 'a=43'))).code).toBe('A0432');
    expect(Object.fromEntries(new URL(hostile).searchParams)).toMatchObject({ zone: '1', a1: HOSTILE, a: '42' });
    expect((await opened(hostile)).code).toBe('00000');
    // The page itself is not built here; that it answered shows that the program got through.
    if (language === 'curl') expect(rest).toEqual([expect.stringMatching(/^\d{3}$/)]);
    app.clock.advance(EIGHT_DAYS_MS);
    expect((await opened(link)).data).toMatchObject({ reason: 'expired' });
    app.clock.advance(-EIGHT_DAYS_MS);
  });

  it('shows the parameters of its survey and never its secret', async () => {
    const told = await samplesOf(surveyId);
    const query = 'query ($id: ID!) { signingSamples(surveyId: $id) { language fileName text } }';

    expect(told.map(({ fileName }) => fileName)).toEqual(['sign-link.sh', 'sign-link.mjs', 'sign_link.py', 'SignLink.java']);
    for (const { text: program } of told) {
      expect(program).toContain('WENCE_SECRET');
      expect(program).not.toContain(secret);
      expect(program).not.toContain('{{');
      expect(program.match(/\bzone\b/g)).toHaveLength(1);
    }
    expect((await graph(app, query, { id: surveyId }, author.token)).data.signingSamples).toEqual(told);
  });

  it('signs the time alone where a survey lists nothing', async () => {
    const { id } = await createSurvey(app, author, base);
    const [, javascript] = await samplesOf(id);
    if (!javascript) throw new Error('there is no program in javascript');

    expect((await linesOf(javascript))[0]).toMatch(/\?expires=\d+&sign=/);
  });
});

/** The hostile text as it is written between the quotes of a language. A shell ends its quotes for each quote, and writes it outside of them. */
function quoted(language: Language): string {
  if (language === 'curl') return HOSTILE.replaceAll("'", String.raw`'\''`);
  return language === 'javascript' ? HOSTILE.replaceAll("'", String.raw`\'`) : HOSTILE;
}
