import {
  type ImportBasis,
  type ImportFault,
  type ImportHeader,
  type ImportedResponse,
  type ResponseImporter,
  responseImporter,
} from '@wence/schema';
import type { SheetRow } from '../../platform/spreadsheet/sheet-row.js';
import { tableRows } from '../../platform/spreadsheet/table-rows.js';
import { IMPORT_LIMITS } from './import.policy.js';

/** A file and what its rows are read by. */
export interface TableJob extends ImportBasis {
  readonly file: Uint8Array;
}

/** A row of the table, as it was read. */
export interface ReadRow {
  readonly number: number;
  /** Null: the row is refused. */
  readonly response: ImportedResponse | null;
  readonly faults: readonly ImportFault[];
  /** The whole row, to tell it from others. */
  readonly content: string;
}

/** Headings of a table without where they stand. */
export type Headings = Omit<ImportHeader, 'places'> & { readonly known: number };

/** Reads a table row by row. */
export class TableReader {
  private readonly rows: AsyncGenerator<SheetRow, void>;
  private importer: ResponseImporter | null = null;

  constructor(private readonly job: TableJob) {
    const { file } = job;
    this.rows = tableRows(Buffer.from(file.buffer, file.byteOffset, file.byteLength), IMPORT_LIMITS);
  }

  /** The first row; null: there is none. */
  async open(): Promise<Headings | null> {
    const { value: row } = await this.rows.next();
    if (!row) return null;
    this.importer = responseImporter(this.job, row.cells);
    const { places, ...header } = this.importer.header;
    return { ...header, known: places.size };
  }

  /** Further rows, at most so many; none: the table has ended. */
  async next(most: number): Promise<ReadRow[]> {
    const read: ReadRow[] = [];
    while (read.length < most) {
      const { value: row } = await this.rows.next();
      if (!row || !this.importer) break;
      read.push(readRow(this.importer, row));
    }
    return read;
  }
}

function readRow(importer: ResponseImporter, { number, cells }: SheetRow): ReadRow {
  const read = importer.read(cells);
  const content = JSON.stringify(cells);
  if (read.ok) return { number, response: read.response, faults: [], content };
  const faults = read.faults.map((fault) => ({ ...fault, text: fault.text.slice(0, IMPORT_LIMITS.told) }));
  return { number, response: null, faults, content };
}
