/** @store sqlite: looks at answers and texts, not at rows. */
import { readFileSync } from 'node:fs';
import { ERROR_CODES } from '@wence/schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createLogger } from '../logging/logger.js';
import { AppError } from '../errors/app-error.js';
import { describeError } from '../i18n/describe-error.js';
import { type ErrorCatalogue, errorCatalogue, errorPage } from './error-catalogue.js';

const HAN = /\p{Script=Han}/u;

describe('the catalogue of errors', () => {
  let app: TestApp;
  let catalogue: ErrorCatalogue;

  beforeAll(async () => {
    app = await startTestApp();
    catalogue = (await (await fetch(`${app.address}/errors.json`)).json()) as ErrorCatalogue;
  });
  afterAll(() => app.stop());

  it('lists every code that an answer can carry, with the status that it comes with', () => {
    const statuses = Object.fromEntries(catalogue.errors.map(({ code, httpStatus }) => [code, httpStatus]));

    expect(statuses).toEqual(Object.fromEntries(Object.entries(ERROR_CODES).map(([code, { http }]) => [code, http])));
    expect(catalogue.success).toBe('00000');
  });

  it('says in both languages what each code means, when it occurs and what its data hold', () => {
    const texts = [
      ...catalogue.errors.flatMap(({ message, when, data }) => [message, when, ...Object.values(data)]),
      ...Object.values(catalogue.rules),
    ];

    expect(texts.filter((text) => !HAN.test(text['zh-CN']))).toEqual([]);
    expect(texts.filter(({ en }) => !/[a-z]/.test(en) || HAN.test(en))).toEqual([]);
  });

  it('gives the message that an answer carries', async () => {
    const answer = await v1(app, 'GET', '/v1/surveys');
    const { code, message } = JSON.parse(answer.text);
    const listed = catalogue.errors.find((error) => error.code === code);

    expect(code).toBe('A0401');
    expect([listed?.httpStatus, Object.values(listed?.message ?? {})]).toEqual([answer.status, expect.arrayContaining([message])]);
  });

  it('names all that the data of an error may hold: nothing else leaves the server', () => {
    const error = new AppError('A0415', { data: { revision: 3, secret: 'x' } });

    expect(describeError(error, { language: 'en', logger: createLogger('silent') }).data).toEqual({ revision: 3 });
    expect(Object.keys(catalogue.errors.find(({ code }) => code === 'A0415')?.data ?? {})).toEqual(['revision']);
  });

  it('is not sent again to whoever has it', async () => {
    const first = await fetch(`${app.address}/errors.json`);
    const again = await fetch(`${app.address}/errors.json`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });

    expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
  });

  it('is what docs/errors.md shows; `npm run codegen` writes it', () => {
    const page = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');

    expect(page).toBe(errorPage());
    expect(errorCatalogue().errors.filter(({ code }) => !page.includes(`| ${code} |`))).toEqual([]);
  });
});
