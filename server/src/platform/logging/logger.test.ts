import { Writable } from 'node:stream';
import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.js';

const CANARY = 'CNRY-4f1d';

describe('logger', () => {
  const written = (write: (logger: ReturnType<typeof createLogger>) => void): string => {
    const lines: string[] = [];
    const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
    write(createLogger('trace', sink));
    return lines.join('');
  };
  const line = (...args: [object | string, ...string[]]): Record<string, unknown> =>
    JSON.parse(written((logger) => Reflect.apply(logger.info, logger, args)));

  it('says what kind of error it was and where, without the parameters of a failed query', () => {
    const driverError = Object.assign(new Error("Duplicate entry '13800000000'"), { code: 'ER_DUP_ENTRY' });
    const text = written((logger) =>
      logger.error({ err: new QueryFailedError('INSERT INTO user', ['13800000000'], driverError) }, 'failed'),
    );

    expect(JSON.parse(text)).toMatchObject({
      msg: 'failed',
      err: { type: 'QueryFailedError', errorCode: 'ER_DUP_ENTRY', stack: expect.any(Array) },
    });
    expect(text).not.toContain('13800000000');
  });

  it.each([
    'password',
    'newPassword',
    'password_hash',
    'code',
    'smsCode',
    'linkCode',
    'token',
    'refreshToken',
    'sign',
    'Authorization',
    'cookie',
    'answers',
    'mobile',
    'privateKey',
    'body',
    'query',
  ])('keeps %s out at any depth, and out of what child loggers carry', (key) => {
    const deep = { a: [{ b: { c: { [key]: CANARY } } }], [key]: { inside: [CANARY] } };
    const text = written((logger) => logger.child(deep).fatal(deep, 'hello'));

    expect(text).toContain('hello');
    expect(text).not.toContain(CANARY);
  });

  it('keeps codes of errors, which are no secrets', () => {
    expect(line({ code: 'A0404', errorCode: 'ER_DUP_ENTRY', statusCode: 404 }, 'x')).toMatchObject({
      code: 'A0404',
      errorCode: 'ER_DUP_ENTRY',
      statusCode: 404,
    });
    expect(line({ code: '123456' }, 'x')).toMatchObject({ code: '[redacted]' });
  });

  it('shows the last four digits of a mobile, under its name or anywhere in a text', () => {
    expect(line({ mobile: '13812345678', to: 'sent to +8613812345678.', number: 13812345678 }, 'for 13812345678')).toMatchObject({
      mobile: '*******5678',
      to: 'sent to *******5678.',
      number: '*******5678',
      msg: 'for *******5678',
    });
  });

  it('knows secrets in a text by their look', () => {
    const text = written((logger) => {
      logger.warn(`GET https://host/r/x?code=${CANARY} failed`);
      logger.warn({ note: `Authorization: Bearer ${CANARY}` }, 'a');
      logger.warn('could not reach %s', `mysql://root:${CANARY}@host/db`);
      logger.warn({ jwt: `eyJhbGciOiJIUzI1NiJ9.${CANARY}.x` }, 'b');
    });

    expect(text.trim().split('\n')).toHaveLength(4);
    expect(text).not.toContain(CANARY);
  });

  it('looks into nothing that is not plain data', () => {
    class Row {
      readonly note = CANARY;
    }

    expect(line({ row: new Row(), rows: [new Map([[1, CANARY]])], at: new Date(0) }, 'x')).toMatchObject({
      row: '[Row]',
      rows: ['[Map]'],
      at: '1970-01-01T00:00:00.000Z',
    });
  });

  it('tells no words that a database or a parser quotes, whatever wraps them', () => {
    const raw = Object.assign(new Error(`near "${CANARY}": syntax error`), { code: 'SQLITE_ERROR' });
    let parsing: unknown;
    try {
      JSON.parse(CANARY);
    } catch (error) {
      parsing = error;
    }
    const text = written((logger) => {
      logger.error({ err: new Error('outer', { cause: raw }) }, 'a');
      logger.error({ err: new AggregateError([raw, parsing], 'many') }, 'b');
      logger.error(raw);
      logger.error({ nested: { failure: parsing } }, 'c');
    });

    expect(text.trim().split('\n')).toHaveLength(4);
    expect(text).toContain('outer');
    expect(text).not.toContain(CANARY);
  });

  it('stays small whatever it is given', () => {
    const loop: Record<string, unknown> = { text: 'x'.repeat(100_000), list: Array.from({ length: 10_000 }, (_, i) => i) };
    loop.self = loop;

    expect(written((logger) => logger.info(loop, 'x')).length).toBeLessThan(10_000);
  });

  it('follows five causes of an error, and no further', () => {
    const chain = (length: number): Error => new Error(`level ${length}`, length === 0 ? {} : { cause: chain(length - 1) });

    const text = written((logger) => logger.error({ err: chain(8) }, 'x'));

    expect([8, 7, 6, 5, 4, 3, 2].filter((level) => text.includes(`level ${level}"`))).toEqual([8, 7, 6, 5, 4, 3]);
  });
});
