import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { REPOSITORY } from '../support/repository.js';

const lines = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, index) => `${text(index)}\n`).join('');
const calls = (count: number, indent = '') => lines(count, (n) => `${indent}call(${n});`);
const HAN = '\u95ee';

/** Runs the check over a repository made of these files; returns what it accused. */
function faultsOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'wence-shape-'));
  try {
    execFileSync('git', ['init', '-q'], { cwd: root });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const run = spawnSync(process.execPath, [join(REPOSITORY, 'e2e/scripts/check-shape.mjs'), root], { encoding: 'utf8' });
    expect(run.status).toBe(run.stderr === '' ? 0 : 1);
    return run.stderr;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

describe('Shape of the repository', () => {
  test('a source file of more than 250 lines is reported, one of 250 is not', () => {
    const faults = faultsOf({
      'a/long.ts': lines(251, (n) => `export const a${n} = ${n};`),
      'a/just.ts': lines(250, (n) => `export const b${n} = ${n};`),
    });

    expect(faults).toContain('a/long.ts: 251 lines, at most 250');
    expect(faults).not.toContain('a/just.ts: ');
  });

  test('a median above 60 lines is reported', () => {
    expect(faultsOf({ 'one.ts': lines(61, (n) => `export const a${n} = ${n};`) })).toContain(
      'the median source file has 61 lines, at most 60',
    );
  });

  test('twelve equal lines in two files are reported whatever their spaces, eleven are not', () => {
    const faults = faultsOf({ 'one.ts': calls(12), 'two.ts': calls(12, '    '), 'three.ts': calls(11) });

    expect(faults).toContain('two.ts:1: the same 12 lines or more stand in one.ts:1');
    expect(faults).not.toContain('three.ts');
  });

  test('a copy is one though its comments are others', () => {
    const remarked = calls(12).replaceAll('\n', '\n  // and on\n');

    expect(faultsOf({ 'one.ts': calls(12), 'two.ts': remarked })).toContain('two.ts:1: the same 12 lines or more stand in one.ts:1');
  });

  test('equal imports and equal tests are no copies', () => {
    const imports = lines(14, (n) => `import { a${n} } from './a${n}.js';`);

    expect(faultsOf({ 'one.ts': imports, 'two.ts': imports, 'a.test.ts': calls(20), 'b.test.ts': calls(20) })).toBe('');
  });

  test('a style sheet of one component has its name, one of several components may have a name of its own', () => {
    const uses = (...sheets: string[]) => lines(sheets.length, (n) => `import s${n} from './${sheets[n]}.module.css';`);
    const faults = faultsOf({
      'Card.tsx': uses('Card', 'shared-parts', 'Odd'),
      'List.tsx': uses('rows', 'shared-parts', 'Odd'),
      ...Object.fromEntries(['Card', 'rows', 'shared-parts', 'Odd', 'unused'].map((name) => [`${name}.module.css`, '.a {}\n'])),
    });

    expect(faults.trim().split('\n')).toEqual([
      'Odd.module.css: several import it, so its name is in kebab-case or that of one of them',
      'rows.module.css: name it after List, which alone imports it',
      'unused.module.css: nobody imports it',
    ]);
  });

  test('an arrow function with a body at the top of a module is reported, an expression and a curried function are not', () => {
    const faults = faultsOf({
      'arrows.ts': [
        'export const added = async (',
        '  a: number,',
        '  b: number,',
        '): Promise<number> => {',
        '  return a + b;',
        '};',
        'export const doubled = (a: number) => 2 * a;',
        'export const adding = (a: number) => (b: number) => {',
        '  return a + b;',
        '};',
        'export const typed: Adding = (a) => {',
        '  return a;',
        '};',
      ].join('\n'),
    });

    expect(faults.trim()).toBe('arrows.ts:1: declare added with `function`; it has a body');
  });

  const importing = (...targets: string[]) => targets.map((target) => `import type { a } from '${target}';\n`).join('');

  test('two folders that import each other are reported, a parent and its child among them, by types and lazily as well', () => {
    const faults = faultsOf({
      'server/src/a/one.ts': importing('../b/two.js'),
      'server/src/b/two.ts': '',
      'server/src/b/three.ts': `export const load = () => import('../a/four.js');\n`,
      'server/src/a/four.ts': '',
      'client/src/c/Up.tsx': `import { Down } from './d/Down';\n`,
      'client/src/c/d/Down.tsx': importing('../Other'),
      'client/src/c/Other.tsx': '',
    });

    expect(faults).toContain('server/src/a and server/src/b import each other: server/src/a/one.ts imports server/src/b/two.ts');
    expect(faults).toContain('client/src/c and client/src/c/d import each other');
  });

  test('folders that import in one direction are no pair, and the imports of tests do not count', () => {
    const faults = faultsOf({
      'server/src/a/one.ts': importing('../b/two.js'),
      'server/src/b/two.ts': '',
      'server/src/b/two.test.ts': importing('../a/one.js'),
      'server/src/b/two.factory.ts': importing('../a/one.js'),
    });

    expect(faults).toBe('');
  });

  test('a file of 24 lines with one importer in its folder is a crumb; of 25 lines, with two importers or one elsewhere it is not', () => {
    const faults = faultsOf({
      'server/src/a/main.ts': importing('./crumb.js', './long.js', './shared.js'),
      'server/src/a/other.ts': importing('./shared.js'),
      'server/src/a/crumb.ts': lines(24, (n) => `export const a${n} = ${n};`),
      'server/src/a/crumb.test.ts': importing('./crumb.js'),
      'server/src/a/long.ts': lines(25, (n) => `export const b${n} = ${n};`),
      'server/src/a/shared.ts': 'export const c = 1;\n',
      'server/src/d/far.ts': importing('../e/near.js'),
      'server/src/e/near.ts': 'export const d = 1;\n',
    });

    expect(faults).toBe('server/src/a/crumb.ts: 24 lines that only main.ts imports; join them\n');
  });

  test('Chinese outside locale files is reported, inside it is not', () => {
    const faults = faultsOf({ 'src/a.ts': `// ${HAN}\n`, 'src/i18n/zh-CN.ts': `export const a = '${HAN}';\n`, 'README.md': HAN });

    expect(faults).toBe('src/a.ts:1: Chinese outside the locale files\n');
  });

  // Put together here, so that this file is not accused itself.
  const traces = {
    'a folder': `cd ${['', 'work', 'x'].join('/')}`,
    'foreign notes': ['see shared', 'design.md'].join('/'),
    'a private address': ['http:/', '10.1.2.3', 'x'].join('/'),
    'a private name': ['https:/', 'npm.corp.internal', 'x'].join('/'),
    'a registry': ['registry', 'x'].join('='),
  };
  for (const [what, trace] of Object.entries(traces)) {
    test(`${what} of the machine that built it is reported`, () => {
      expect(faultsOf({ 'notes.md': `${trace}\n` })).toContain('notes.md:1: names ');
    });
  }
});
