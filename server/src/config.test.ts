import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

describe('configuration', () => {
  it('has a working default for everything', () => {
    const config = readConfig({});

    expect(config).toMatchObject({ port: 4000, databaseUrl: 'sqlite:./data/wence.sqlite', production: false, demo: true, publicUrls: [] });
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
});
