import { isCarryOver, logicOf } from '../../../definition/defaults.js';
import type { Condition } from '../../../definition/definition.js';
import type { Compiled } from '../../../engine/compiled.js';
import { type CompiledCondition, compileCondition } from '../../../engine/compile-condition.js';

/** A condition that reads an answer, ready to be asked. */
export interface Read {
  readonly condition: Condition;
  readonly compiled: CompiledCondition;
}

/** Reads by the position that they read, in the order given. */
export type Reads = ReadonlyMap<number, readonly Read[]>;

/** Prepares conditions to be asked one by one, each once. The questions of a survey stay while only its logic changes, and so do the reads. */
export class Readers {
  private readonly known = new Map<Condition, Read>();

  constructor(private readonly compiled: Compiled) {}

  /** Returns the reads of these conditions; conditions on missing questions read nothing. */
  of(conditions: Iterable<Condition>): Reads {
    const reads = new Map<number, Read[]>();
    for (const condition of conditions) {
      const position = this.compiled.positions.get(condition.nodeId);
      if (position === undefined) continue;
      const list = reads.get(position);
      if (list === undefined) reads.set(position, [this.readOf(condition, position)]);
      else list.push(this.readOf(condition, position));
    }
    return reads;
  }

  private readOf(condition: Condition, position: number): Read {
    const read = this.known.get(condition) ?? { condition, compiled: compileCondition(condition, this.compiled.nodes[position]) };
    this.known.set(condition, read);
    return read;
  }
}

/** Every condition of the logic that compares something; those of carry-over only name a source. */
export const comparingConditions = ({ definition }: Compiled): Condition[] =>
  logicOf(definition).flatMap((item) => (isCarryOver(item) ? [] : item.conditions));
