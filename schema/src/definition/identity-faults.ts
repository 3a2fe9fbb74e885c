import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';

/** One local id by its full path: a whole number from 1 (or `lowest`) to `LIMITS.localId`. */
export const checkIdAt = (faults: FaultList, field: string, id: number, lowest = 1): void => {
  if (!Number.isInteger(id)) faults.add(field, 'type');
  else if (id < lowest) faults.add(field, 'tooSmall', lowest);
  else if (id > LIMITS.localId) faults.add(field, 'tooLarge', LIMITS.localId);
};

/** Notes what is wrong with the id of a part. */
export const checkId = (faults: FaultList, path: string, id: number): void => checkIdAt(faults, at(path, 'id'), id);

/** A list of ids: each sound, none twice. */
export const checkIds = (faults: FaultList, path: string, ids: readonly number[] | undefined): void => {
  const seen = new Set<number>();
  ids?.forEach((id, place) => {
    checkIdAt(faults, at(path, place), id);
    if (seen.has(id)) faults.add(at(path, place), 'notUnique');
    seen.add(id);
  });
};

/** Adds the faults of a code: an overlong one is reported by its limit, any other by its format. */
export const checkCode = (faults: FaultList, path: string, code: string, isSound: (code: string) => boolean): void => {
  if (code === '') faults.add(at(path, 'code'), 'tooShort', 1);
  else if (isSound(code)) return;
  else if (code.length > LIMITS.typedCode) faults.add(at(path, 'code'), 'tooLong', LIMITS.typedCode);
  else faults.add(at(path, 'code'), 'format');
};

/** A code that has come up before in `codes` is noted; a new one is added to it. */
export const checkFreshCode = (faults: FaultList, path: string, code: string, codes: Set<string>): void => {
  if (codes.has(code)) faults.add(at(path, 'code'), 'notUnique');
  codes.add(code);
};
