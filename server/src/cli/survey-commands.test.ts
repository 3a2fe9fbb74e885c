/** @store sqlite: speaks to the server by its public door only. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import { type SignedUp, signUp } from '../features/account/account.factory.js';
import { makeKey } from '../features/api-key/api-key.factory.js';
import { createSurvey } from '../features/survey/survey.factory.js';
import { v1 } from '../testing/callers.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { runCommand } from './run-command.js';

describe('a survey as a file', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'wence-survey-'));
  const file = join(scratch, 'tea.json');
  let app: TestApp;
  let author: SignedUp;
  let key: string;
  let id: string;

  const wence = async (typed: readonly string[], env: Record<string, string> = {}) => {
    const said: string[] = [];
    const code = await runCommand(typed, {
      env: { NODE_ENV: 'test', WENCE_URL: app.address, WENCE_KEY: key, ...env },
      now: () => app.clock.now(),
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
      askPassword: () => Promise.resolve(''),
    });
    return { code, said: said.join('\n') };
  };
  const change = (edit: (text: string) => string) => writeFileSync(file, edit(readFileSync(file, 'utf8')));
  const title = async () => (await v1(app, 'GET', `/v1/surveys/base/${id}`, undefined, author.token)).data.title;
  const rename = (to: string) => v1(app, 'POST', '/v1/surveys/title', { id, title: to }, author.token);

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    key = (await makeKey(app, author)).secret;
  });
  afterAll(async () => {
    await app.stop();
    rmSync(scratch, { recursive: true, force: true });
  });
  beforeEach(async () => {
    ({ id } = await createSurvey(app, author, survey(single('Q1', 'Tea?', ['yes', 'no']))));
    await wence(['survey', 'pull', id, file]);
  });

  it('is pulled, planned and pushed, and a plan changes nothing', async () => {
    const before = await title();
    change((text) => text.replace(`"${before}"`, '"Tea and biscuits"').replace('"yes"', '"always"'));

    const plan = await wence(['survey', 'plan', id, file]);
    expect(plan).toEqual({
      code: 0,
      said: [
        '  ~ survey Tea and biscuits',
        `      title: ${JSON.stringify(before)} -> "Tea and biscuits"`,
        '  ~ option 1 always',
        '      title: "yes" -> "always"',
      ].join('\n'),
    });
    expect(await title()).toBe(before);

    expect(await wence(['survey', 'push', id, file])).toEqual({ code: 0, said: `${id} is at revision 3 now.` });
    expect(await title()).toBe('Tea and biscuits');
    expect(await wence(['survey', 'push', id, file])).toEqual({ code: 0, said: 'Nothing had to change.' });
    expect((await wence(['survey', 'plan', id, file])).said).toBe('Nothing would change.');
  });

  it('is not pushed over edits that came after it was pulled, unless that is asked for', async () => {
    change((text) => text.replace('"yes"', '"always"'));
    await rename('Meanwhile');

    expect((await wence(['survey', 'plan', id, file])).said).toMatch(
      /was edited since it was pulled: .* is of revision 2, the newest is 3\.$/,
    );
    expect(await wence(['survey', 'push', id, file])).toEqual({
      code: 1,
      said: 'The survey was edited since it was pulled. Pull it again, or push with --overwrite.',
    });
    expect(await title()).toBe('Meanwhile');
    expect((await wence(['survey', 'push', id, file, '--overwrite'])).code).toBe(0);
  });

  it('is not pushed from a file that was never pulled, unless that is asked for', async () => {
    const other = join(scratch, 'other.json');
    writeFileSync(other, readFileSync(file));
    expect(await wence(['survey', 'push', id, other])).toMatchObject({ code: 1, said: expect.stringMatching(/was not pulled/) });
    expect((await wence(['survey', 'push', id, other, '--overwrite'])).code).toBe(0);
  });

  it('says what is wrong with a file, a key, a survey or an address, in a sentence', async () => {
    change((text) => text.replace('"title"', '"titel"'));
    expect(await wence(['survey', 'plan', id, file])).toMatchObject({ code: 1, said: expect.stringContaining('titel: unknown') });
    writeFileSync(file, '{');
    expect((await wence(['survey', 'push', id, file])).said).toMatch(/is not JSON/);
    expect((await wence(['survey', 'push', id, join(scratch, 'nowhere.json')])).said).toMatch(/^There is no file/);
    expect((await wence(['survey', 'pull', id, file], { WENCE_KEY: '' })).said).toMatch(/^WENCE_KEY holds no API key/);
    expect((await wence(['survey', 'pull', id, file], { WENCE_KEY: 'wk_wrong' })).said).toMatch(/\(A0401\)$/);
    expect((await wence(['survey', 'pull', 'nothing000', file])).said).toMatch(/\(A0404\)$/);
    expect((await wence(['survey', 'pull', id, file], { WENCE_URL: 'http://127.0.0.1:9' })).said).toMatch(/cannot be reached/);
  });

  it('is refused while it runs, and stays as it was', async () => {
    await v1(app, 'POST', `/v1/surveys/launch/${id}`, {}, author.token);
    change((text) => text.replace('"yes"', '"always"'));
    expect((await wence(['survey', 'push', id, file])).said).toMatch(/\(A0410\)$/);
  });
});
