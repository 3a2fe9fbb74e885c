import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { FileService } from '../asset/file.service.js';
import { fileNameOf } from '../asset/file-name.policy.js';
import type { StoredFile } from '../asset/stored-file.entity.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import { exportedRows } from './export-options.policy.js';
import { type FileSource, NoFiles, type Work } from './export-work.js';

/** Responses whose files are looked up at once. */
const LOOKED_UP = 500;

interface Filed {
  readonly seq: number;
  readonly file: StoredFile;
}

/**
 * Writes the files that came with responses into a ZIP archive, a folder for each question: `Q20/000123_receipt.jpg` came with response 123. Nothing is
 * compressed: pictures and documents hardly get smaller.
 */
export class AttachmentArchive {
  constructor(
    private readonly tables: ResponseTables,
    private readonly files: FileService,
  ) {}

  /** Returns the number of files. Throws `NoFiles` where there are none. */
  async write(source: FileSource, { signal, note }: Work): Promise<number> {
    const filed = await this.filesOf(source);
    if (filed.length === 0) throw new NoFiles('no response has files');
    note(0, filed.length);
    const zip = new ZipFile();
    const written = pipeline(zip.outputStream, createWriteStream(source.path, { mode: 0o600 }), { signal });
    const packed = this.pack(zip, filed, source, { signal, note });
    // Either may fail first; the other one ends with it.
    await Promise.all([
      written,
      packed.catch((error: unknown) => {
        (zip.outputStream as Readable).destroy(error as Error);
        throw error;
      }),
    ]);
    return filed.length;
  }

  /** One file after the other, so that only one of them is open. */
  private async pack(zip: ZipFile, filed: readonly Filed[], source: FileSource, { signal, note }: Work): Promise<void> {
    const nameOf = namer(source);
    for (const [index, { seq, file }] of filed.entries()) {
      signal.throwIfAborted();
      const bytes = await this.files.open(file);
      const ended = once(bytes, 'end', { signal });
      zip.addReadStream(bytes, nameOf(seq, file), { compress: false, mtime: file.createdAt });
      await ended;
      note(index + 1, filed.length);
    }
    zip.end();
  }

  private async filesOf({ view, options }: FileSource): Promise<Filed[]> {
    const { sql, values } = exportedRows(options, view);
    const filed: Filed[] = [];
    for (let last = 0; ; ) {
      const page = `SELECT response_id, seq FROM ${view.table} WHERE ${sql} AND seq > ${last} ORDER BY seq LIMIT ${LOOKED_UP}`;
      const [rows = []] = (await this.tables.read(view, [{ sql: page, values }])).results;
      const seqs = new Map(rows.map(([id, seq]) => [String(id), Number(seq)]));
      if (seqs.size === 0) return filed;
      const found = (await this.files.ofResponses([...seqs.keys()])).map((file) => ({ file, seq: seqs.get(file.responseId ?? '') ?? 0 }));
      filed.push(...found.sort((a, b) => a.seq - b.seq));
      last = Math.max(...seqs.values());
    }
  }
}

const SEQ_DIGITS = 6;

/** Names files inside the archive, each differently. */
function namer({ view }: FileSource): (seq: number, file: StoredFile) => string {
  const codes = new Map(view.plan.questions.flatMap(({ nodeId, rowId, name }) => (rowId === undefined ? [[nodeId, name] as const] : [])));
  const taken = new Map<string, number>();
  return (seq, { nodeId, name }) => {
    const folder = fileNameOf(codes.get(nodeId) ?? '') || String(nodeId);
    const path = `${folder}/${String(seq).padStart(SEQ_DIGITS, '0')}`;
    const number = (taken.get(`${path} ${name}`) ?? 0) + 1;
    taken.set(`${path} ${name}`, number);
    return number === 1 ? `${path}_${name}` : `${path}_${number}_${name}`;
  };
}
