import type { SurveyDefinition } from '../definition/definition.js';
import { documentOrder, localIds } from '../definition/walk.js';
import type { Operation } from '../edit/operation/operation.js';
import type { EditFault } from '../edit/operation/step.js';
import { stepOperation } from '../edit/step-operation.js';
import type { TransferNote, TransferNoteCode } from './transfer-note.js';

/** Limits of the survey hold for rules as for any edit; every other reason concerns the one rule. */
const isLimit = (fault: EditFault): boolean =>
  fault.code === 'invalid' && fault.faults.some(({ field, rule }) => !field.includes('.') && (rule === 'tooMany' || rule === 'tooLarge'));

/** A transfer under way: the target as it has become, the operations that led there, the ids of copies by those of their originals. */
export class TransferRun {
  readonly ids = new Map<number, number>();
  readonly operations: Operation[] = [];
  readonly notes: TransferNote[] = [];
  /** Why the target takes no more. */
  fault: EditFault | null = null;

  /** The source's questions by the ids of their options and rows, and by their own. */
  private readonly owners: ReadonlyMap<number, number>;

  constructor(
    source: SurveyDefinition,
    public target: SurveyDefinition,
  ) {
    this.owners = new Map(
      documentOrder(source.nodes).flatMap((node) =>
        Array.from(localIds({ nodes: [{ ...node, nodes: undefined }] }), (id) => [id, node.id]),
      ),
    );
  }

  /** Does an operation without which the transfer is not to be; false, and `fault` tells why, if the target refuses it. */
  must(operation: Operation): boolean {
    const refusal = this.step(operation);
    this.fault ??= refusal;
    return refusal === null;
  }

  /** Does an operation that may as well stay out; false if the target refuses it. */
  may(operation: Operation): boolean {
    const refusal = this.step(operation);
    if (refusal !== null && isLimit(refusal)) this.fault ??= refusal;
    return refusal === null;
  }

  note(code: TransferNoteCode, nodeId: number, partId: number | null, leftIds: readonly number[]): void {
    this.notes.push({ code, nodeId, partId, leftIds: [...new Set(leftIds.map((id) => this.owners.get(id) ?? id))] });
  }

  private step(operation: Operation): EditFault | null {
    const step = stepOperation(this.target, operation);
    if (!step.ok) return step.fault;
    this.target = step.definition;
    this.operations.push(operation);
    return null;
  }
}
