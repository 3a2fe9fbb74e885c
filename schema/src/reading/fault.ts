import { LIMITS } from '../limit/limits.js';

/** Rule that a field breaks. The words are for programs; texts for people are made from them at the edge. */
export type FaultRule =
  | 'required'
  | 'type'
  | 'unknownKey'
  | 'unknownType'
  | 'tooLong'
  | 'tooShort'
  | 'tooSmall'
  | 'tooLarge'
  | 'notUnique'
  | 'notAllowed'
  /** A key that came from a read, and is not what a read answers. */
  | 'readOnly'
  | 'format'
  /** Something else than what had to be typed again, such as a title. */
  | 'mismatch'
  | 'tooMany'
  | 'tooBig'
  /** Rich text: a picture or a link outside of the product (Spec 5, rich text). */
  | 'externalImage'
  | 'externalLink'
  /** A file that is no picture browsers show (Spec 5, files). */
  | 'notImage'
  | 'notFetched'
  /** A condition or the target of logic still lacks something (Spec 5, logic and carry-over); `field` names what. */
  | 'conditionIncomplete'
  | 'targetIncomplete'
  /** Carry-over without any condition. */
  | 'noConditions';

export interface FieldFault {
  /** Path to the field, like `nodes[2].options[0].title`; empty for the whole value. */
  readonly field: string;
  readonly rule: FaultRule;
  /** The limit of the broken rule, if it has one. */
  readonly limit?: number;
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: FieldFault[] };

/** Joins a path and a key; the empty path is the value itself. */
export function at(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** Collects what is wrong with one input, each fault once. Stops collecting, not reading, at `LIMITS.faults`. */
export class FaultList {
  readonly all: FieldFault[] = [];

  add(field: string, rule: FaultRule, limit?: number): void {
    const isKnown = this.all.some((fault) => fault.field === field && fault.rule === rule);
    if (isKnown || this.all.length >= LIMITS.faults) return;
    this.all.push(limit === undefined ? { field, rule } : { field, rule, limit });
  }

  get isEmpty(): boolean {
    return this.all.length === 0;
  }
}
