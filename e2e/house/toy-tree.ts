import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { INNOCENT_FILES, PLANTED_VIOLATIONS, type PlantedViolation } from './planted-violations.js';

const PACKAGES = ['antd', 'echarts', 'fast-check', 'fastify', 'typeorm'];
const WORKSPACES = ['schema', 'server', 'client', 'e2e'];

/** A small tree of the repository's layout in a temporary folder, with every planted violation in it. */
export function plantToyTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'wence-boundaries-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  for (const file of INNOCENT_FILES) write(file, 'export const one = 1;\n');
  write('schema/src/testing/arbitrary-text.ts', "import type * as fc from 'fast-check';\nexport type Check = typeof fc;\n");
  write('schema/src/code/two.ts', "import type { one } from './one.js';\nexport type Two = typeof one;\n");
  for (const violation of PLANTED_VIOLATIONS) write(violation.file, sourceOf(violation));
  for (const name of PACKAGES) plantPackage(write, name);
  for (const name of WORKSPACES) write(`${name}/package.json`, manifestOf(name));
  write('tsconfig.json', TSCONFIG);
  return root;
}

function sourceOf({ imports, typeOnly }: PlantedViolation): string {
  return typeOnly === true
    ? `import type * as forbidden from '${imports}';\nexport type Forbidden = typeof forbidden;\nexport const one = 1;\n`
    : `import * as forbidden from '${imports}';\nexport const one = forbidden;\n`;
}

function plantPackage(write: (file: string, text: string) => void, name: string): void {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './index.js' }));
  write(`node_modules/${name}/index.js`, 'export const one = 1;\n');
}

/** Every workspace but the server declares all packages, so that only the server's stray import is undeclared. */
function manifestOf(name: string): string {
  const declared = name === 'server' ? PACKAGES.filter((each) => each !== 'echarts') : PACKAGES;
  return JSON.stringify({ name, type: 'module', dependencies: Object.fromEntries(declared.map((each) => [each, '1.0.0'])) });
}

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    module: 'ESNext',
    moduleResolution: 'Bundler',
    paths: { '@wence/schema': ['./schema/src/index.ts'], '@wence/schema/testing': ['./schema/src/testing/index.ts'] },
  },
  files: ['schema/src/index.ts'],
});
