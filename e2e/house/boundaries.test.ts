import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { REPOSITORY } from '../support/repository.js';
import { PLANTED_VIOLATIONS } from './planted-violations.js';
import { plantToyTree } from './toy-tree.js';

interface Reported {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const CONFIG = join(REPOSITORY, '.dependency-cruiser.cjs');

function cruise(root: string): readonly Reported[] {
  const command = join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const options = ['--config', CONFIG, '--output-type', 'json', 'schema/src', 'server/src', 'client/src', 'e2e'];
  const json = execFileSync(process.execPath, [command, ...options], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  const { summary } = JSON.parse(json) as { summary: { violations: Reported[] } };
  return summary.violations;
}

describe('Import rules', () => {
  let root = '';
  let reported: readonly Reported[] = [];

  beforeAll(() => {
    root = plantToyTree();
    reported = cruise(root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  for (const { rule, file, imports } of PLANTED_VIOLATIONS) {
    test(`${rule}: ${file} must not import ${imports}`, () => {
      const rules = reported.filter((each) => each.from === file).map((each) => each.rule.name);

      expect(rules).toContain(rule);
    });
  }

  test('every rule is either proved here or one of the line of features', () => {
    const config = createRequire(import.meta.url)(CONFIG) as { forbidden: { name: string }[] };
    const proved = new Set(PLANTED_VIOLATIONS.map((each) => each.rule));

    const unproved = config.forbidden.map((rule) => rule.name).filter((name) => !proved.has(name) && !name.endsWith('-points-down'));

    expect(unproved).toEqual([]);
  });

  test('innocent files are not accused', () => {
    const accused = new Set(reported.map((each) => each.from));
    const planted = new Set([...PLANTED_VIOLATIONS.map((each) => each.file), 'schema/src/code/two.ts']);

    expect([...accused].filter((file) => !planted.has(file))).toEqual([]);
  });
});
