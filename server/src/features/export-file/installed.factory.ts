import { spawnSync } from 'node:child_process';
import { it } from '@jest/globals';

const isInstalled = (program: string, ...asked: readonly string[]): boolean => spawnSync(program, asked).status === 0;

/** A test that needs a program: it runs where the program is installed, and is named as skipped where it is not. */
export const ifInstalled = (program: string, ...asked: readonly string[]): typeof it | typeof it.skip =>
  isInstalled(program, ...asked) ? it : it.skip;

/** Runs a program to its end; what it printed. Fails with what it said. */
export function run(program: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}
