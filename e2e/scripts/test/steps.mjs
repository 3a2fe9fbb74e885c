import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SEEDS = 1_000_000;
const FULL = { WENCE_FULL: '1', EVERY_LANGUAGE: '1', HOSTILE_RENDERS: '24000', CHROMIUM: process.env.CHROMIUM ?? 'installed' };
/** A tenth of the counts of e2e/crash and e2e/sockets. */
const SAMPLED = { FAULT_SHARE: '0.1' };

/** Random seeds of a full run. The short form repeats the same cases, so that a change is judged by what it changed. */
export function seedsOf(form) {
  if (form !== 'all') return {};
  const seed = String(randomInt(SEEDS));
  return {
    HOSTILE_SEED: process.env.HOSTILE_SEED ?? seed,
    FUZZ_SEED: process.env.FUZZ_SEED ?? seed,
  };
}

const suites = [
  { name: 'schema', command: 'npm test -w schema' },
  { name: 'server', command: 'npm test -w server' },
  { name: 'client', command: 'npm test -w client' },
  { name: 'repository', command: 'npm run test:repository -w e2e' },
  { name: 'browser', command: 'npm run test:browser -w e2e' },
];

/** Nothing can be run without these; a suite that fails keeps no other from telling what it finds. */
const prepare = [
  { name: 'install', command: 'node server/scripts/install.mjs', isNeeded: true },
  { name: 'build', command: 'npm run build', isNeeded: true },
  { name: 'check', command: 'npm run check' },
];

const surroundings = [
  { name: 'crash', command: 'npm run crash -w e2e' },
  { name: 'sockets', command: 'npm run sockets -w e2e' },
];

/** The image runs this version; the other steps run on the Node that started them. */
const NODE = readFileSync(new URL('../../../.nvmrc', import.meta.url), 'utf8').trim();

const serverOnImageNode = (words) => ({
  name: `server on Node ${NODE}`,
  command: `node e2e/scripts/test/on-node.mjs ${NODE} ${words}`,
  ...((process.platform !== 'linux' || process.arch !== 'x64') && { skipped: 'its binary comes from npm for Linux on x64 only' }),
});

const withEnv = (env, steps) => steps.map((step) => ({ ...step, env }));

const FORMS = {
  short: () => [...prepare, ...suites],
  ci: () => [
    ...prepare,
    ...suites,
    serverOnImageNode('--selectProjects sqlite --testPathPatterns src/platform'),
    ...withEnv(SAMPLED, surroundings),
    { name: 'faults', command: 'npm run faults -w schema' },
  ],
  all: () =>
    withEnv(FULL, [
      ...prepare,
      ...suites,
      serverOnImageNode(''),
      { name: 'fuzz', command: 'npm run test:fuzz -w server' },
      ...surroundings,
      { name: 'faults', command: 'npm run faults:all -w schema' },
    ]),
};

export function stepsOf(form) {
  if (FORMS[form] === undefined) throw new Error(`There is no form "${form}", only ${Object.keys(FORMS).join(', ')}.`);
  return FORMS[form]();
}
