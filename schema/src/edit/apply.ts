import type { SurveyDefinition } from '../definition/definition.js';
import { isTooBig } from '../definition/size.js';
import { LIMITS } from '../limit/limits.js';
import { FaultList } from '../reading/fault.js';
import { plainCopy } from '../reading/plain-copy.js';
import type { Operation } from './operation/operation.js';
import { invalid } from './operation/step.js';
import { readOperation } from './read/read-operation.js';
import { type ApplyFailure, runOperations } from './run-operations.js';

export interface ApplySuccess {
  readonly ok: true;
  readonly definition: SurveyDefinition;
  /** Applied to the result, restores the canonical bytes, `lastId` included. */
  readonly inverse: Operation[];
  /** Ids of nodes and options whose content an operation changes on purpose; 0 stands for the survey's own fields. Renumbering touches nothing. */
  readonly touched: number[];
  /** New ids, in order of creation. */
  readonly created: number[];
}

export type ApplyResult = ApplySuccess | ApplyFailure;

function readAll(operations: readonly Operation[]): { ok: true; read: Operation[] } | ApplyFailure {
  const copied = plainCopy(operations);
  const read: Operation[] = [];
  for (const [at, value] of (Array.isArray(copied) ? copied : [copied]).entries()) {
    const faults = new FaultList();
    const operation = readOperation(value, '', faults);
    if (operation === undefined || !faults.isEmpty) return { ...invalid(faults.all), at };
    read.push(operation);
  }
  return { ok: true, read };
}

/**
 * The one interpreter of the edit language: applies all operations or none, in order, and gives the way back. Pure: the definition is not
 * changed, and parts that no operation touches are the same objects in the result. Total: operations are read as if they came from outside, so
 * nothing in them can make it throw. The definition must come from `parseDefinition`, `emptyDefinition` or `apply`.
 */
export function apply(definition: SurveyDefinition, operations: readonly Operation[]): ApplyResult {
  const list = readAll(operations);
  if (!list.ok) return list;
  const run = runOperations(definition, list.read);
  if (!run.ok) return run;
  if (isTooBig(run.definition)) {
    return { ...invalid([{ field: '', rule: 'tooBig', limit: LIMITS.definitionBytes }]), at: list.read.length - 1 };
  }
  return {
    ok: true,
    definition: run.definition,
    inverse: [...run.inverse],
    touched: [...run.touched],
    created: [...run.created],
  };
}

/** Returns the operations that a client sends as an undo: the inverse without lowering `lastId`, so that no id is ever assigned twice. */
export const undoOperations = (inverse: readonly Operation[]): Operation[] => inverse.filter(({ op }) => op !== 'restoreLastId');
