import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { secretFaults } from './secret-faults.js';

const faultsOf = (secret: string) => secretFaults(secret, {});

describe('secrets that are none', () => {
  it.each([
    'change-me-change-me-change-me-change-me',
    'please_change_this_secret_before_use',
    'replace-with-32-random-characters-here',
    'this-is-an-example-token-secret-value',
    'xiaojuSurveyJwtSecretxiaojuSurveyJwtSecret',
    'my-super-secret-key-for-the-survey-server',
    'password1password1password1password1abc',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '0123456789abcdef0123456789abcdee',
  ])('%s is a sample', (value) => {
    expect(faultsOf(value)).toEqual([expect.stringContaining('sample')]);
  });

  it.each(['a'.repeat(40), '0'.repeat(64), 'ab'.repeat(20), 'wence-questions-'.repeat(3), 'aabbccddaabbccddaabbccddaabbccdd'])(
    '%s repeats itself',
    (value) => {
      expect(faultsOf(value)).toEqual([expect.stringContaining('repeats itself')]);
    },
  );

  it('do not stand among those made by chance', () => {
    for (let i = 0; i < 2000; i++) {
      const encoding = i % 2 === 0 ? 'base64' : 'hex';
      expect(faultsOf(randomBytes(i % 2 === 0 ? 48 : 16).toString(encoding))).toEqual([]);
    }
  });

  it('serve two purposes at once', () => {
    const value = randomBytes(48).toString('base64');

    const faults = secretFaults(value, { SMS_GATEWAY_TOKEN: undefined, METRICS_TOKEN: value });

    expect(faults).toEqual([expect.stringContaining('the same as METRICS_TOKEN')]);
  });
});
