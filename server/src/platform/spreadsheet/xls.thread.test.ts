import { describe, expect, it, jest } from '@jest/globals';
import { CFB, utils, write } from '@e965/xlsx';
import { SheetFault } from './sheet-fault.js';
import type { SheetRow } from './sheet-row.js';
import { sheetRows, xlsThreads } from './sheet-rows.js';

/** Size of a sheet, near its beginning. */
const DIMENSIONS = Buffer.from('00020e00', 'hex');
const LINK = 0x01b8;
const UNKNOWN = 0xffe0;

function record(kind: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

/** The container of older documents, with one stream in it. */
function compoundFile(name: string, content: Buffer): Buffer {
  const file = CFB.utils.cfb_new({ root: 'R' });
  CFB.utils.cfb_add(file, name, content);
  return CFB.write(file, { type: 'buffer' }) as Buffer;
}

/** A workbook of one cell, with these records at the beginning of its sheet. */
function workbookWith(records: readonly Buffer[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['a']]), 'First');
  const content = Buffer.from(
    CFB.find(CFB.read(write(book, { bookType: 'biff8', type: 'buffer' }), { type: 'buffer' }), '/Workbook').content,
  );
  const place = content.lastIndexOf(DIMENSIONS);
  return compoundFile('/Workbook', Buffer.concat([content.subarray(0, place), ...records, content.subarray(place)]));
}

/** A link that covers each cell of a sheet; the library visits all of them for each link. */
function linkOfEveryCell(): Buffer {
  const range = Buffer.alloc(8);
  range.writeUInt16LE(65_535, 2);
  range.writeUInt16LE(255, 6);
  const target = Buffer.from('d0c9ea79f9bace118c8200aa004ba90b020000001400000001000000610000', 'hex');
  return record(LINK, Buffer.concat([range, target, Buffer.alloc(1)]));
}

/** Its rows, or why there are none. */
async function outcome(file: Buffer, milliseconds = 30_000): Promise<unknown> {
  const threads = xlsThreads({ threads: 1, waiting: 1, milliseconds, megabytes: 64 });
  const rows: SheetRow[] = [];
  try {
    for await (const row of sheetRows(file, 0, threads)) rows.push(row);
    return rows;
  } catch (error) {
    return error instanceof SheetFault ? error.reason : error;
  } finally {
    await threads.stop();
  }
}

describe('a workbook of the older kind', () => {
  const rows = [{ number: 1, cells: ['a'] }];

  it('is left when its time is over, however long the library would take', async () => {
    expect(await outcome(workbookWith([linkOfEveryCell()]))).toEqual(rows);
    expect(await outcome(workbookWith(Array.from({ length: 2_000 }, linkOfEveryCell)), 1_000)).toBe('tooLarge');
  });

  it('is left when it takes more memory than it may', async () => {
    const manyNumbers = record(0x00bd, Buffer.concat([Buffer.alloc(4), Buffer.alloc(256 * 6), Buffer.from([255, 0])]));
    const file = workbookWith(
      Array.from({ length: 5_000 }, (_, row) => {
        const numbers = Buffer.from(manyNumbers);
        numbers.writeUInt16LE(row, 4);
        return numbers;
      }),
    );

    expect(await outcome(file)).toBe('tooLarge');
  });

  it('writes nothing to the log, whatever is in it', async () => {
    const written = jest.spyOn(process.stderr, 'write');

    expect(await outcome(workbookWith([record(UNKNOWN, Buffer.alloc(0))]))).toEqual(rows);
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  it('is refused if it is of a version before 1997, or a document of another program', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['a']]), 'First');

    expect(await outcome(write(book, { bookType: 'biff5', type: 'buffer' }) as Buffer)).toBe('notSpreadsheet');
    expect(await outcome(compoundFile('/WordDocument', Buffer.from('text')))).toBe('notSpreadsheet');
  });
});
