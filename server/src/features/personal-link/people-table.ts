import type { Readable } from 'node:stream';
import { PERSONAL_LINK_LIMITS, peopleColumns, type PeopleColumns, type TypedPerson } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import { SheetFault } from '../../platform/spreadsheet/sheet-fault.js';
import type { SheetRow } from '../../platform/spreadsheet/sheet-row.js';
import { tableRows } from '../../platform/spreadsheet/table-rows.js';

const MEBIBYTE = 1024 * 1024;

/** The people of a table, each under the number of its row. */
export interface PeopleTable {
  readonly people: readonly TypedPerson[];
  /** Headings that name no column; they were passed over. */
  readonly ignored: readonly string[];
}

/**
 * Reads people from an .xlsx or CSV file, or from text that was copied out of a table. A0400: `file` (required; format: it is no table; tooBig; tooMany:
 * more rows than can be imported at once).
 */
export async function readPeopleTable(file: Readable | null): Promise<PeopleTable> {
  const bytes = await bytesOf(file);
  const people: TypedPerson[] = [];
  let columns: PeopleColumns | null = null;
  try {
    for await (const row of tableRows(bytes, PERSONAL_LINK_LIMITS)) {
      const isFirst = columns === null;
      columns ??= peopleColumns(row.cells);
      if (isFirst && columns.hasHeadings) continue;
      people.push(personIn(row, columns));
      if (people.length > PERSONAL_LINK_LIMITS.atOnce) throw refused('tooMany', PERSONAL_LINK_LIMITS.atOnce);
    }
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    throw error.reason === 'tooLarge' ? refused('tooBig', PERSONAL_LINK_LIMITS.fileMegabytes) : refused('format');
  }
  return { people, ignored: columns?.ignored ?? [] };
}

const refused = (rule: 'required' | 'format' | 'tooBig' | 'tooMany', limit?: number) =>
  invalidInput([{ field: 'file', rule, ...(limit !== undefined && { limit }) }]);

async function bytesOf(file: Readable | null): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of file ?? []) {
    const bytes = piece as Buffer;
    size += bytes.length;
    if (size > PERSONAL_LINK_LIMITS.fileMegabytes * MEBIBYTE) throw refused('tooBig', PERSONAL_LINK_LIMITS.fileMegabytes);
    pieces.push(bytes);
  }
  if (size === 0) throw refused('required');
  return Buffer.concat(pieces);
}

function personIn({ number, cells }: SheetRow, { places }: PeopleColumns): TypedPerson {
  const values = [...places].map(([key, place]) => [key, cells[place]] as const);
  return { path: `rows[${number}]`, ...Object.fromEntries(values) };
}
