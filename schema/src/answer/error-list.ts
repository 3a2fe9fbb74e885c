import { LIMITS } from '../limit/limits.js';
import type { AnswerError } from './answer.js';

/** Collects the errors of one answer. Stops collecting, not reading, at `LIMITS.faults`. */
export class ErrorList {
  readonly all: AnswerError[] = [];

  constructor(private readonly nodeId: number) {}

  add(error: Omit<AnswerError, 'nodeId'>): void {
    if (this.all.length < LIMITS.faults) this.all.push({ nodeId: this.nodeId, ...error });
  }

  /** `place` says where in the answer they were found: in which row. */
  addAll(errors: readonly AnswerError[], place?: Pick<AnswerError, 'rowId' | 'row'>): void {
    for (const error of errors) this.add({ ...error, ...place });
  }
}
