/** A record of a workbook before 2007. */
export interface XlsRecord {
  readonly kind: number;
  readonly data: Buffer;
  /** The records that go on where this one was full. */
  readonly more: readonly Buffer[];
}

/** Kinds of records that rows are read from. */
export const KIND = {
  beginning: 0x0809,
  end: 0x000a,
  password: 0x002f,
  sheet: 0x0085,
  strings: 0x00fc,
  more: 0x003c,
  sharedText: 0x00fd,
  text: 0x0204,
  markedText: 0x00d6,
  number: 0x0203,
  shortNumber: 0x027e,
  shortNumbers: 0x00bd,
  formula: 0x0006,
  formulaText: 0x0207,
} as const;

/** The records from a place on. What breaks off in the middle of one ends there. */
export function* xlsRecords(book: Buffer, from: number): Generator<XlsRecord, void> {
  let at = from;
  const next = (): { kind: number; data: Buffer } | null => {
    if (at + 4 > book.length) return null;
    const kind = book.readUInt16LE(at);
    const end = at + 4 + book.readUInt16LE(at + 2);
    if (end > book.length) return null;
    const data = book.subarray(at + 4, end);
    at = end;
    return { kind, data };
  };
  for (let record = next(); record; record = next()) {
    const more: Buffer[] = [];
    while (at + 4 <= book.length && book.readUInt16LE(at) === KIND.more) {
      const part = next();
      if (!part) return;
      more.push(part.data);
    }
    yield { ...record, more };
  }
}
