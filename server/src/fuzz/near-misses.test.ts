/** @store sqlite: v1.fuzz and graph.fuzz bring hostile values to both stores. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  emptyDefinition,
  isChinese,
  isEmail,
  isInteger,
  isLetters,
  isMobile,
  isNumber,
  parseDefinition,
  plainText,
  questionCatalogue,
  readableText,
  type SurveyNode,
  validateAnswers,
} from '@wence/schema';
import { type SignedUp, signUp } from '../features/account/account.factory.js';
import { createSurvey } from '../features/survey/survey.factory.js';
import { languageOf } from '../platform/i18n/language.js';
import { scrub } from '../platform/logging/scrub.js';
import { v1 } from '../testing/callers.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const LONG = 50_000;
const QUARTER = LONG / 4;
/** Linear is 4, quadratic 16. */
const STEEPEST = 9;
/** Below this a ratio of CPU times tells nothing. */
const NOTICEABLE_MS = 40;

type NearMiss = (length: number) => string;

const repeated =
  (unit: string, end = ''): NearMiss =>
  (length) =>
    unit.repeat(Math.floor(length / unit.length)) + end;

/** Texts that look right for very long and then are not. */
const NEAR_MISSES: readonly NearMiss[] = [
  repeated('1', 'x'),
  repeated('1.', 'x'),
  repeated('13', ' '),
  repeated('a', '!'),
  repeated('a.', '@'),
  repeated('a@', 'a'),
  repeated('a-', '.'),
  (length) => `a@${'a.'.repeat(length / 2)}`,
  (length) => `a@${'-a'.repeat(length / 2)}.com`,
  repeated('\u4e00', 'a'),
  repeated(' '),
  repeated(' ', 'x'),
  repeated('\t\n', 'x'),
  repeated('&nbsp;', '&'),
  repeated('<'),
  repeated('<b'),
  repeated('<b>'),
  repeated('<b>x</b>', '<'),
  repeated('<span '),
  repeated('<span "'),
  repeated('<span \'"'),
  repeated('<span data-ref="1" data-fallback="'),
  repeated('<span data-ref="1" data-fallback="x">'),
  repeated('</span'),
  (length) => `<span ${'a '.repeat(length / 2)}`,
  (length) => `<span ${'a='.repeat(length / 2)}>`,
  (length) => `<span ${' '.repeat(length)}"`,
  (length) => `<span ${'""'.repeat(length / 2)}<`,
  (length) => `<a href="${' '.repeat(length)}x`,
  (length) => `<p style="${'color: red; '.repeat(length / 12)}x">`,
  (length) => `<p style="${'a'.repeat(length)}:">`,
  (length) => `<a href="java${'\t'.repeat(length)}script:x">`,
  repeated('<!--'),
  repeated('--'),
  repeated('2026-01-01', 'T'),
  repeated('2026-', '01'),
  repeated('/', 'x'),
  repeated('-eyJ'),
  repeated('://'),
  repeated('Bearer '),
  repeated('zh,', ';q='),
  repeated(';q=0.1,en'),
];

const nodeOf = ({ type, subType }: (typeof questionCatalogue)[number], setting: object): SurveyNode =>
  ({ id: 1, code: 'Q1', type, subType: subType ?? undefined, title: 'x', setting }) as SurveyNode; // Read by the model as if it came from outside.

function typedInto(key: string, setting: object = {}) {
  const row = questionCatalogue.find((entry) => entry.key === key);
  if (!row) throw new Error(`no entry ${key}`);
  const definition = parseDefinition({ format: 1, title: 'x', nodes: [nodeOf(row, setting)] });
  if (!definition.ok) throw new Error(JSON.stringify(definition.faults));
  const answer = key === 'date' ? 'date' : 'text';
  return (text: string) => validateAnswers(definition.value, { 1: { [answer]: text } });
}

const titled = (text: string) => parseDefinition({ ...emptyDefinition({ title: 'x' }), title: text, welcome: text });

/** Functions that match untrusted text against a pattern. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  isMobile,
  isEmail,
  isInteger,
  isNumber,
  isLetters,
  isChinese,
  'a mobile number': typedInto('mobile'),
  'an e-mail address': typedInto('email'),
  'a name': typedInto('name'),
  'an open text': typedInto('text', { max_word: 20 }),
  'a number': typedInto('text', { format: 2 }),
  'a date': typedInto('date'),
  'titles and their rich text': titled,
  'the plain text of a title': plainText,
  'the readable text of a title': readableText,
  'the language of a request': languageOf,
  'texts for the log': scrub,
};

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const isLinear = (quarter: number, whole: number): boolean => whole < NOTICEABLE_MS || whole < quarter * STEEPEST;

/** A garbage collection in one of the two readings looks like a steep reader, but not three times in a row. */
const READINGS = 3;

/** Returns null for a reader that takes linear time, else what was measured. */
function steepness(read: (text: string) => unknown, make: NearMiss): string | null {
  let measured: string | null = null;
  for (let reading = 0; reading < READINGS; reading++) {
    const quarter = cpuOf(() => read(make(QUARTER)));
    const whole = cpuOf(() => read(make(LONG)));
    if (isLinear(quarter, whole)) return null;
    measured = `${quarter} ms, four times as long ${whole} ms`;
  }
  return measured;
}

describe('a text of 50,000 characters that is almost right', () => {
  it.each(Object.entries(READERS))('is read in linear time by %s [S35]', (_name, read) => {
    const slow = NEAR_MISSES.flatMap((make, at) => {
      const steep = steepness(read, make);
      return steep ? [`${at} ${make(20)}: ${steep}`] : [];
    });

    expect(slow).toEqual([]);
  });

  describe('sent to a server', () => {
    let app: TestApp;
    let author: SignedUp;

    beforeAll(async () => {
      app = await startTestApp();
      author = await signUp(app);
    });
    afterAll(() => app.stop());

    const cpuOfSending = async (body: object, path: string) => {
      const before = process.cpuUsage();
      await v1(app, 'POST', path, body, author.token);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };

    it('is compared with the public addresses in linear time [S35]', async () => {
      const node = { id: 1, code: 'Q1', type: 3, title: 'x' };
      const { id } = await createSurvey(app, author, { format: 1, title: 'x', nodes: [node] });
      const launch = `/v1/surveys/launch/${id}`;
      const times: number[] = [];
      for (const length of [LONG, LONG, LONG * 4]) {
        times.push(await cpuOfSending({ domain: `${'/'.repeat(length)}x` }, launch));
        await v1(app, 'POST', `/v1/surveys/stop/${id}`, {}, author.token);
      }

      const [, short = 0, long = 0] = times;
      expect(long).toBeLessThan(short * STEEPEST + NOTICEABLE_MS * 2);
    });
  });
});
