import { describe, expect, it } from '@jest/globals';
import { type BookType, utils, write } from '@e965/xlsx';
import { SheetFault } from './sheet-fault.js';
import { sheetRows } from './sheet-rows.js';
import type { SheetRow } from './sheet-row.js';
import { xlsxFile } from './xlsx-file.js';
import { zipOf } from './zip-file.js';

const MEBIBYTE = 1024 * 1024;
const MOST = 4 * MEBIBYTE;

type Cells = readonly (readonly (string | number | boolean | null)[])[];

/** A file as another program writes it. */
function written(cells: Cells, bookType: BookType, bookSST = true): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((row) => [...row])), 'First');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['another sheet']]), 'Second');
  return write(book, { bookType, bookSST, type: 'buffer' }) as Buffer;
}

async function rowsOf(file: Buffer, most = MOST): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of sheetRows(file, most)) rows.push(row);
  return rows;
}
const cellsOf = async (file: Buffer) => (await rowsOf(file)).map(({ cells }) => cells);
const reasonOf = (file: Buffer, most = MOST): Promise<string> =>
  rowsOf(file, most).then(
    (rows) => `${rows.length} rows`,
    (error: unknown) => (error instanceof SheetFault ? error.reason : String(error)),
  );

const LONG = '\u53bf'.repeat(200);
const PLACES: Cells = [
  ['Province', 'City', 'District'],
  ['Hebei', ' Baoding ', 'A & B <c> "d"'],
  [],
  [null, '\u4fdd\u5b9a', 3, 2.5, -17, 1e12],
  ['Été', LONG, '😀'],
];
const READ = [
  ['Province', 'City', 'District'],
  ['Hebei', 'Baoding', 'A & B <c> "d"'],
  ['', '\u4fdd\u5b9a', '3', '2.5', '-17', '1000000000000'],
  ['Été', LONG, '😀'],
];

describe('the rows of a spreadsheet', () => {
  it.each([
    ['xlsx', true],
    ['xlsx', false],
    ['biff8', true],
    ['biff8', false],
  ] as const)('are those of the first sheet, as %s, with texts shared: %s', async (kind, areShared) => {
    expect(await cellsOf(written(PLACES, kind, areShared))).toEqual(READ);
  });

  it('keep the numbers that spreadsheet programs show, blank ones left out', async () => {
    for (const kind of ['xlsx', 'biff8'] as const) {
      expect((await rowsOf(written(PLACES, kind))).map(({ number }) => number)).toEqual([1, 2, 4, 5]);
    }
  });

  it('are many in a file of the older kind, whose shared texts go on over many records', async () => {
    const many = Array.from({ length: 1_500 }, (_, place) => [
      `Province ${place % 31}`,
      `\u5e02 ${place}`,
      `Street ${'x'.repeat(place % 40)} ${place}`,
    ]);

    expect(await cellsOf(written(many, 'biff8'))).toEqual(many);
  });

  it('are what this server itself writes', async () => {
    const rows = [
      ['\u4e00\u7ea7', '=1+1'],
      ['<b>', "'"],
    ];

    expect(await cellsOf(xlsxFile({ name: 'A & B', widths: [10, 20], rows }))).toEqual(rows);
  });
});

/** Numbers of four bytes, as spreadsheet programs write them: each in place of the next long number of the file, followed by an empty record. */
function withShortNumbers(file: Buffer, numbers: readonly number[]): Buffer {
  const long = Buffer.from([0x03, 0x02, 14, 0]);
  let at = 0;
  for (const bits of numbers) {
    at = file.indexOf(long, at);
    const place = file.subarray(at + 4, at + 10);
    const short = Buffer.alloc(18);
    Buffer.from([0x7e, 0x02, 10, 0, ...place]).copy(short);
    short.writeUInt32LE(bits, 10);
    Buffer.from([0x99, 0, 0, 0]).copy(short, 14);
    short.copy(file, at);
    at += short.length;
  }
  return file;
}

describe('a number in four bytes', () => {
  const upperHalf = (value: number): number => {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    return bytes.readUInt32LE(4);
  };

  it('is a whole one or a broken one, and is in hundredths if it says so', async () => {
    const file = written([[1.5, 2.5, 3.5, 4.5, 5.5]], 'biff8');
    const numbers = [(12345 << 2) | 2, (12345 << 2) | 3, upperHalf(0.75), upperHalf(75) | 1, ((-50 << 2) | 3) >>> 0];

    expect(await cellsOf(withShortNumbers(file, numbers))).toEqual([['12345', '123.45', '0.75', '0.75', '-0.5']]);
  });
});

describe('a file that is no spreadsheet', () => {
  const garbage = (length: number) => Buffer.from(Array.from({ length }, (_, place) => (place * 7919) % 256));

  it.each([
    ['text', Buffer.from('Province,City\nHebei,Baoding\n')],
    ['a page', Buffer.from('<table><tr><td>Hebei</td></tr></table>')],
    ['a document', Buffer.from('%PDF-1.7\n')],
    ['nothing', Buffer.alloc(0)],
    ['a zip of something else', zipOf([['word/document.xml', Buffer.from('<w:document/>')]])],
    ['the beginning of a zip', Buffer.from('504b0304', 'hex')],
    ['the beginning of an older document', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), garbage(2_000)])],
  ])('is told: %s', async (_what, file) => {
    expect(await reasonOf(file)).toBe('notSpreadsheet');
  });

  it('is told wherever it breaks off, or whatever byte of it is another one', async () => {
    for (const kind of ['xlsx', 'biff8'] as const) {
      const file = written(
        [
          ['a', 'b'],
          ['c', 1],
        ],
        kind,
      );
      for (let place = 0; place < file.length; place += 41) {
        expect(await reasonOf(file.subarray(0, place))).toMatch(/^(notSpreadsheet|tooLarge|\d+ rows)$/);
        const spoilt = Buffer.from(file);
        spoilt[place] = (spoilt[place] ?? 0) ^ 0xff;
        expect(await reasonOf(spoilt)).toMatch(/^(notSpreadsheet|tooLarge|\d+ rows)$/);
      }
    }
  }, 60_000);

  it('is one that defines words of its own, which grow by being read', async () => {
    expect(await reasonOf(sheetOf('<!DOCTYPE a [<!ENTITY b "bbbb">]><worksheet><sheetData/></worksheet>'))).toBe('notSpreadsheet');
  });
});

/** A workbook whose first sheet is this. */
const sheetOf = (sheet: Buffer | string): Buffer =>
  zipOf([
    ['xl/workbook.xml', Buffer.from('<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>')],
    ['xl/_rels/workbook.xml.rels', Buffer.from('<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>')],
    ['xl/worksheets/sheet1.xml', Buffer.from(sheet)],
  ]);

/** The same workbook, which says that its sheet is small. */
function understated(file: Buffer): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  file.writeUInt32LE(1000, file.indexOf(name) - 8);
  file.writeUInt32LE(1000, file.lastIndexOf(name) - 22);
  return file;
}

describe('a file with more in it than is read', () => {
  const row = '<row><c t="inlineStr"><is><t>a</t></is></c></row>';
  const bomb = (megabytes: number) =>
    sheetOf(Buffer.concat([Buffer.from('<worksheet>'), Buffer.alloc(megabytes * MEBIBYTE, '<sheetData/>')]));

  it('is refused by what it says of its size, before anything is unpacked', async () => {
    expect(await reasonOf(bomb(5))).toBe('tooLarge');
  });

  it('is left where it turns out larger than it said, with a few chunks of it in memory (S30)', async () => {
    const file = understated(bomb(100));
    expect(file.length).toBeLessThan(MEBIBYTE);
    const before = process.memoryUsage().rss;

    expect(await reasonOf(file)).toBe('tooLarge');
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * MEBIBYTE);
  });

  it('is not unpacked any further when nobody asks for more rows', async () => {
    const file = understated(sheetOf(`<worksheet><sheetData>${row.repeat(100_000)}</sheetData></worksheet>`));
    let newest = 0;
    for await (const { number } of sheetRows(file, 100_000)) {
      newest = number;
      if (number === 1_000) break;
    }

    expect(newest).toBe(1_000);
    expect(await reasonOf(file, 100_000)).toBe('tooLarge');
  });

  it('is one in which a single text has no end', async () => {
    const file = sheetOf(`<worksheet><v>${'a'.repeat(400_000)}`);

    expect(await reasonOf(file)).toBe('notSpreadsheet');
  });

  it('is one in which elements nest without end', async () => {
    expect(await reasonOf(sheetOf('<worksheet>'.repeat(200_000)))).toBe('tooLarge');
  });

  it('is one of many thousand parts', async () => {
    const parts = Array.from({ length: 2_001 }, (_, place): [string, Buffer] => [`xl/${place}`, Buffer.alloc(0)]);

    expect(await reasonOf(zipOf(parts))).toBe('tooLarge');
  });
});
