import { isTypedCode } from '../code/code-format.js';
import { checkCode } from '../definition/identity-faults.js';
import { at, type FaultList } from '../reading/fault.js';

interface Coded {
  readonly id: number;
  readonly code: string;
}

/** Checks a code that an author typed: letters and digits, at most four, not one of its siblings' (Spec 5, codes and texts). */
export const checkTypedCode = (faults: FaultList, path: string, typed: Coded, siblings: readonly Coded[]): void => {
  checkCode(faults, path, typed.code, isTypedCode);
  if (siblings.some(({ id, code }) => id !== typed.id && code === typed.code)) faults.add(at(path, 'code'), 'notUnique');
};
