import { at, type FaultList } from './fault.js';
import { isRecord, type PlainRecord } from './plain-copy.js';

/**
 * Reads the fields of one record by type. A field that is absent reads as undefined; one of the wrong type is recorded as a fault and reads as
 * undefined as well, so that reading goes on and all faults are reported at once. Limits are checked elsewhere (`definition/faults/`).
 */
export class RecordReader {
  constructor(
    private readonly record: PlainRecord,
    readonly path: string,
    readonly faults: FaultList,
  ) {}

  /** Undefined, with a fault, for what is not a record. */
  static of(value: unknown, path: string, faults: FaultList): RecordReader | undefined {
    if (isRecord(value)) return new RecordReader(value, path, faults);
    faults.add(path, value === undefined ? 'required' : 'type');
    return undefined;
  }

  get(key: string): unknown {
    return this.record[key];
  }

  has(key: string): boolean {
    return this.record[key] !== undefined;
  }

  /** A reader of the same record without the fields that hold null, and the names of those. Null stays a fault in keys that may not be null. */
  withoutNulls(mayBeNull: (key: string) => boolean = () => true): { reader: RecordReader; nulls: ReadonlySet<string> } {
    const nulls = new Set(this.keys.filter((key) => this.record[key] === null && mayBeNull(key)));
    const given = Object.fromEntries(Object.entries(this.record).filter(([key]) => !nulls.has(key)));
    return { reader: new RecordReader(given, this.path, this.faults), nulls };
  }

  get keys(): string[] {
    return Object.keys(this.record);
  }

  text(key: string): string | undefined {
    const value = this.record[key];
    return typeof value === 'string' ? value : this.refuse(key);
  }

  flag(key: string): boolean | undefined {
    const value = this.record[key];
    return typeof value === 'boolean' ? value : this.refuse(key);
  }

  number(key: string): number | undefined {
    const value = this.record[key];
    return typeof value === 'number' ? value : this.refuse(key);
  }

  list(key: string): readonly unknown[] | undefined {
    const value = this.record[key];
    return Array.isArray(value) ? value : this.refuse(key);
  }

  /** Notes a fault for each of these keys that is absent. */
  require(...keys: string[]): void {
    for (const key of keys) if (!this.has(key)) this.faults.add(at(this.path, key), 'required');
  }

  /** Notes a fault for every key that is not named here. */
  allowOnly(keys: readonly string[]): void {
    for (const key of Object.keys(this.record)) if (!keys.includes(key)) this.faults.add(at(this.path, key), 'unknownKey');
  }

  private refuse(key: string): undefined {
    if (this.has(key)) this.faults.add(at(this.path, key), 'type');
    return undefined;
  }
}
