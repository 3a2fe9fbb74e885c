import { LIMITS } from '../../limit/limits.js';
import { at, FaultList, type Parsed } from '../../reading/fault.js';
import { plainCopy } from '../../reading/plain-copy.js';
import type { Operation } from '../operation/operation.js';
import { isRestore, readOperation } from './read-operation.js';

interface ParseOptions {
  /** False: refuse all restore operations, for entry points that never send an undo. Default true. */
  readonly allowRestore?: boolean;
}

const PATH = 'operations';

/**
 * Reads a list of operations from outside: at most 500, unknown names and keys refused. `restore` is accepted, because an undo is sent as
 * operations, and counts as one; `restoreLastId`, which would hand out ids twice, is not. Total: never throws.
 */
export function parseOperations(value: unknown, { allowRestore = true }: ParseOptions = {}): Parsed<Operation[]> {
  const faults = new FaultList();
  const items = plainCopy(value);
  if (!Array.isArray(items)) return { ok: false, faults: [{ field: PATH, rule: items === undefined ? 'required' : 'type' }] };
  if (items.length > LIMITS.operations) return { ok: false, faults: [{ field: PATH, rule: 'tooMany', limit: LIMITS.operations }] };

  const operations = items.flatMap((item, place) => {
    const operation = readOperation(item, at(PATH, place), faults);
    const isRefused = operation !== undefined && (operation.op === 'restoreLastId' || (!allowRestore && isRestore(operation.op)));
    if (isRefused) faults.add(at(at(PATH, place), 'op'), 'notAllowed');
    return operation ?? [];
  });
  return faults.isEmpty ? { ok: true, value: operations } : { ok: false, faults: faults.all };
}
