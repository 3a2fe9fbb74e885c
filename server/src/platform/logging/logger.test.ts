import { Writable } from 'node:stream';
import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.js';

describe('logger', () => {
  const written = (write: (logger: ReturnType<typeof createLogger>) => void): string => {
    const lines: string[] = [];
    const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
    write(createLogger('info', sink));
    return lines.join('');
  };

  it('says what kind of error it was and where, without the parameters of a failed query', () => {
    const driverError = Object.assign(new Error("Duplicate entry '13800000000'"), { code: 'ER_DUP_ENTRY' });
    const line = written((logger) =>
      logger.error({ err: new QueryFailedError('INSERT INTO user', ['13800000000'], driverError) }, 'failed'),
    );

    expect(JSON.parse(line)).toMatchObject({
      msg: 'failed',
      err: { type: 'QueryFailedError', errorCode: 'ER_DUP_ENTRY', stack: expect.any(Array) },
    });
    expect(line).not.toContain('13800000000');
  });

  it('keeps secrets out of what is logged beside a message', () => {
    const line = written((logger) => logger.info({ token: 'abc', user: { mobile: '13800000000' } }, 'hello'));

    expect(line).not.toMatch(/abc|13800000000/);
  });
});
