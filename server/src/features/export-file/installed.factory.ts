import { spawnSync } from 'node:child_process';
import { it } from '@jest/globals';

/** Returns whether a program is there and succeeds at something small. */
export const isInstalled = (program: string, ...asked: readonly string[]): boolean => spawnSync(program, asked).status === 0;

/** A test that needs a program: it runs where the program is installed, and is named as skipped where it is not. */
export const ifInstalled = (program: string, ...asked: readonly string[]): typeof it | typeof it.skip =>
  isInstalled(program, ...asked) ? it : it.skip;

interface Given {
  readonly input?: string;
  /** The folder it runs in; that of the tests if absent. */
  readonly folder?: string;
}

/** Runs a program to its end; what it printed. Fails with what it said. */
export function run(program: string, args: readonly string[], { input = '', folder }: Given = {}): string {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, cwd: folder, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}
