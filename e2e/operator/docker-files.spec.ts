import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { stepsOf } from '../support/dockerfile.js';
import { REPOSITORY } from '../support/repository.js';
import { withScratch } from '../support/scratch.js';

interface Service {
  readonly image: string;
  readonly environment?: Record<string, string>;
  readonly ports?: string[];
  readonly cap_drop?: string[];
  readonly security_opt?: string[];
  readonly networks?: string[];
  readonly secrets?: string[];
  readonly healthcheck?: object;
  readonly read_only?: boolean;
  readonly depends_on?: Record<string, { condition: string }>;
}
interface Compose {
  readonly services: Record<string, Service>;
  readonly networks?: Record<string, { internal?: boolean }>;
  readonly secrets?: Record<string, { file: string }>;
}

const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');
const compose = (name: string) => parse(read(`docker/${name}`)) as Compose;
const FILES = ['compose.yml', 'compose.single.yml'];
const PINNED = /:\d+\.\d+\.\d+(-[a-z]+)*$/;

test.describe('The files for Docker', () => {
  const CONFIG = 'server/src/platform/config';
  const environment = /z\.object\(\{([^]*?)\n\}\);/.exec(read(`${CONFIG}/config.ts`))?.[1] ?? '';
  const wechat = /WECHAT_VARIABLES = \{([^]*?)\n\}/.exec(read(`${CONFIG}/wechat-config.ts`))?.[1] ?? '';
  const known = [...`${environment}\n${wechat}`.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);

  for (const file of FILES) {
    const app = () => compose(file).services['app'];

    test(`${file} sets only variables that the server reads`, () => {
      const set = Object.keys(app()?.environment ?? {}).map((name) => name.replace(/_FILE$/, ''));

      expect(known.length).toBeGreaterThan(10);
      expect(set.filter((name) => !known.includes(name))).toEqual([]);
    });

    test(`${file} gives each service no rights it does without, and pins its image`, () => {
      for (const [name, service] of Object.entries(compose(file).services)) {
        expect(service.cap_drop, name).toEqual(['ALL']);
        expect(service.security_opt, name).toContain('no-new-privileges:true');
        expect(service.image, name).toMatch(PINNED);
      }
      expect(app()?.read_only).toBe(true);
    });

    test(`${file} holds no secret`, () => {
      const values = Object.entries(app()?.environment ?? {}).filter(([name]) => /TOKEN|SECRET|PASSWORD|DATABASE_URL/.test(name));

      for (const [name, value] of values) expect(value, name).toMatch(/^(\/run\/secrets\/\w+|\$\{\w+:-\})$/);
    });
  }

  test('compose.yml publishes the app alone; database and Redis are on a network that leads nowhere', () => {
    const { services, networks } = compose('compose.yml');

    for (const name of ['database', 'redis']) {
      expect(services[name]?.ports, name).toBeUndefined();
      expect(services[name]?.networks, name).toEqual(['back']);
      expect(services[name]?.healthcheck, name).toBeDefined();
      expect(services['app']?.depends_on?.[name]).toEqual({ condition: 'service_healthy' });
    }
    expect(networks?.['back']?.internal).toBe(true);
  });

  test('the Dockerfile sets only variables that the server reads, pins its images and does not run as root', () => {
    const steps = stepsOf(read('docker/Dockerfile'));
    const set = steps.flatMap((step) => (step.kind === 'env' ? Object.keys(step.variables) : []));
    const images = steps.flatMap((step) => (step.kind === 'from' ? [step.image] : []));
    const others = steps.flatMap((step) => (step.kind === 'other' ? [step] : []));

    expect(set.filter((name) => !known.includes(name))).toEqual([]);
    for (const image of images) expect(image).toMatch(PINNED);
    expect(images.every((image) => image.startsWith(`node:${read('.nvmrc').trim()}-`))).toBe(true);
    expect(others.find(({ word }) => word === 'USER')?.rest).toBe('node');
    expect(others.find(({ word }) => word === 'HEALTHCHECK')?.rest).toContain('/readyz');
  });

  test('make-secrets.sh makes what compose.yml names, each its own and long, and leaves them alone the second time', async () => {
    await withScratch(async (folder) => {
      const make = () => execFileSync('sh', [join(REPOSITORY, 'docker/make-secrets.sh'), join(folder, 'secrets')], { encoding: 'utf8' });
      const content = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8');
      make();
      const names = Object.keys(compose('compose.yml').secrets ?? {});
      const first = names.map(content);

      expect(make()).toBe('');
      expect(names.map(content)).toEqual(first);
      expect(new Set(first).size).toBe(names.length);
      for (const secret of first) expect(secret.length).toBeGreaterThanOrEqual(48);
      expect(content('database_url')).toBe(`mysql://wence:${content('database_password')}@database:3306/wence`);
      expect(statSync(join(folder, 'secrets')).mode & 0o077).toBe(0);
    });
  });

  test('the alerts are rules with an expression, a severity and a sentence', () => {
    const { groups } = parse(read('docker/alerts.yml')) as { groups: { rules: Record<string, unknown>[] }[] };
    const rules = groups.flatMap((group) => group.rules);

    expect(rules.length).toBeGreaterThan(5);
    for (const rule of rules)
      expect(rule).toMatchObject({
        alert: expect.stringMatching(/^Wence[A-Z]\w+$/),
        expr: expect.any(String),
        labels: { severity: expect.stringMatching(/^(page|warn)$/) },
        annotations: { summary: expect.any(String) },
      });
  });
});
