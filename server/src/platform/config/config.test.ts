import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig, secretFaults } from './config.js';

const GOOD = 'Zk3+vT9qLw7/xR2mBn8sYc4JdHf6GpUe';

describe('configuration', () => {
  it('has a working default for everything', () => {
    const config = readConfig({});

    expect(config).toMatchObject({ port: 4000, databaseUrl: 'sqlite:./data/wence.sqlite', production: false, demo: true, publicUrls: [] });
  });

  it('[S11] lets webhooks reach any address only where it is asked to, and never in production', () => {
    expect([readConfig({}), readConfig({ WEBHOOK_ANY_ADDRESS: 'on' })].map(({ webhookAnyAddress }) => webhookAnyAddress)).toEqual([
      false,
      true,
    ]);
    expect(() => readConfig({ NODE_ENV: 'production', WEBHOOK_ANY_ADDRESS: 'on' })).toThrow(/a fault:\n {2}WEBHOOK_ANY_ADDRESS: /);
  });

  it('knows a WeChat account by id and secret, which go together, and by an address that is its own', () => {
    const account = { WECHAT_APP_ID: 'wx0123456789abcdef', WECHAT_APP_SECRET: '0123456789abcdef0123456789abcdef' };

    expect([readConfig({}).wechat, readConfig(account).wechat?.oauthUrl]).toEqual([null, null]);
    expect(() => readConfig({ WECHAT_APP_ID: account.WECHAT_APP_ID })).toThrow(/WECHAT_APP_ID: and WECHAT_APP_SECRET go together/);
    expect(() => readConfig({ ...account, WECHAT_APP_ID: 'tea' })).toThrow(/a fault:\n {2}WECHAT_APP_ID: /);
    const urls = { ...account, PUBLIC_URL: 'https://wence.example,https://w.example' };
    expect(readConfig({ ...urls, WECHAT_OAUTH_URL: 'https://w.example/' }).wechat?.oauthUrl).toBe('https://w.example');
    expect(() => readConfig({ ...urls, WECHAT_OAUTH_URL: 'https://evil.example' })).toThrow(/WECHAT_OAUTH_URL: .* one of the addresses/);
  });

  it('logs every request in production, and only what is wrong elsewhere', () => {
    expect([readConfig({}).logLevel, readConfig({ NODE_ENV: 'production' }).logLevel]).toEqual(['warn', 'info']);
    expect(readConfig({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
  });

  it('tells all faults at once, a line each, with the name of the variable', () => {
    const env = { PORT: 'http', DATABASE_URL: 'postgres://x', TOKEN_SECRET: 'short' };

    expect(() => readConfig(env)).toThrow(/3 faults:\n {2}PORT: .*\n {2}DATABASE_URL: .*mysql:.*\n {2}TOKEN_SECRET: .*32/);
  });

  it('reads a secret from the file that NAME_FILE points to', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'wence-config-')), 'secret');
    writeFileSync(file, `${'s'.repeat(40)}\n`);

    expect(readConfig({ TOKEN_SECRET_FILE: file }).tokenSecret).toBe('s'.repeat(40));
    expect(() => readConfig({ TOKEN_SECRET_FILE: `${file}-missing` })).toThrow(/TOKEN_SECRET_FILE: cannot read/);
  });

  it('takes an empty value as not set', () => {
    expect(readConfig({ PORT: '', TOKEN_SECRET: '' })).toMatchObject({ port: 4000, tokenSecret: undefined });
  });

  it('refuses a public address that is more than an origin', () => {
    expect(() => readConfig({ PUBLIC_URL: 'https://a.example/path' })).toThrow(/PUBLIC_URL/);
    expect(readConfig({ PUBLIC_URL: 'https://a.example/, http://b.example:8080' }).publicUrls).toEqual([
      'https://a.example',
      'http://b.example:8080',
    ]);
  });

  it('refuses what is no site in the list of those that may frame the page', () => {
    for (const site of [
      'www.example.com',
      'https://example.com/path',
      "'unsafe-inline'",
      'https://a.example; script-src *',
      'javascript:',
    ]) {
      expect(() => readConfig({ FRAME_ANCESTORS: site })).toThrow(/FRAME_ANCESTORS/);
    }
    expect(readConfig({ FRAME_ANCESTORS: 'https://*.example.com, http://a:8080' }).frameAncestors).toEqual([
      'https://*.example.com',
      'http://a:8080',
    ]);
  });

  it.each([
    '*',
    'app.example.com',
    'https://app.example.com/',
    'https://App.example.com',
    'https://app.example.com:443',
    'https://*.example.com',
    'null',
  ])('refuses %s among the origins that may call, and says how one is written', (origin) => {
    expect(() => readConfig({ CORS_ORIGINS: `https://a.example, ${origin}` })).toThrow(`CORS_ORIGINS: ${origin} must be an origin`);
  });

  it('reads the origins that may call', () => {
    const { corsOrigins } = readConfig({ CORS_ORIGINS: 'https://a.example, http://localhost:3000' });

    expect(corsOrigins).toEqual(['https://a.example', 'http://localhost:3000']);
  });

  it.each([
    ['a sample', { TOKEN_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['a repeated character', { TOKEN_SECRET: 's'.repeat(40) }],
    ['none, on a database that several servers may share,', { DATABASE_URL: 'mysql://wence:pw@db:3306/wence' }],
    ['the password of the database', { TOKEN_SECRET: GOOD, DATABASE_URL: `mysql://wence:${encodeURIComponent(GOOD)}@db:3306/wence` }],
    ['the token of the gateway', { TOKEN_SECRET: GOOD, SMS_GATEWAY_TOKEN: GOOD }],
    ['the token of the metrics', { TOKEN_SECRET: GOOD, METRICS_TOKEN: GOOD }],
  ])('refuses %s as the secret of a production server, and of no other', (_kind, env) => {
    expect(() => readConfig({ NODE_ENV: 'production', ...env })).toThrow(/a fault:\n {2}TOKEN_SECRET: /);
    expect(() => readConfig({ NODE_ENV: 'development', ...env })).not.toThrow();
  });

  it('tells no secret when it refuses one', () => {
    const env = { NODE_ENV: 'production', TOKEN_SECRET: GOOD, SMS_GATEWAY_TOKEN: GOOD };

    expect(() => readConfig(env)).toThrow(expect.objectContaining({ message: expect.not.stringContaining(GOOD) }));
    expect(readConfig({ NODE_ENV: 'production', TOKEN_SECRET: GOOD }).tokenSecret).toBe(GOOD);
  });
});

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
