import { afterAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { parseDefinition } from '@wence/schema';
import { casesOf } from '@wence/schema/testing';
import { SeededRandom } from '../../demo/seeded-random.js';
import { AppError } from '../../platform/errors/app-error.js';
import { zipOf } from '../../platform/spreadsheet/zip-file.js';
import { ZipParts } from '../../platform/spreadsheet/zip-parts.js';
import type { RequestContext } from '../../platform/request/context.js';
import { DocumentImportService } from './document-import.service.js';
import { documentBytes, documentNames } from './imported.factory.js';

const COUNT = casesOf(500);
/** Time limit of a document and the start of its process, with room for a busy machine. */
const PATIENCE = 45_000;
const REFUSALS = ['A0702', 'A0703', 'A0704', 'A0705', 'A0706'];

/** A document with bytes turned over, a piece cut out, doubled or overwritten, or its end gone. */
function mutated(bytes: Buffer, chance: SeededRandom): Buffer {
  const at = () => chance.between(0, bytes.length - 1);
  const [from, to] = [at(), at()].toSorted((a, b) => a - b) as [number, number];
  switch (chance.pick(['flip', 'cut', 'double', 'zero', 'end'] as const)) {
    case 'flip': {
      const copy = Buffer.from(bytes);
      for (let turn = 0; turn < 8; turn += 1) copy[at()] = chance.between(0, 255);
      return copy;
    }
    case 'cut':
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
    case 'double':
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
    case 'zero':
      return Buffer.from(bytes).fill(0, from, Math.min(to, from + 40));
    default:
      return bytes.subarray(0, to);
  }
}

/** Parts of documents of Word and Excel that are read. */
const PARTS = [
  'word/document.xml',
  'word/numbering.xml',
  'word/styles.xml',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/worksheets/sheet1.xml',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
];

/** What a checksum would find is never read, so one part is damaged and packed again. */
async function mutatedInside(bytes: Buffer, chance: SeededRandom): Promise<Buffer> {
  const parts = await ZipParts.open(bytes, 32 * 1024 * 1024);
  const names = PARTS.filter((name) => parts.has(name));
  const damaged = chance.pick(names);
  const packed: [string, Buffer][] = [];
  for (const name of names) {
    const pieces: Buffer[] = [];
    for await (const piece of parts.bytesOf(name)) pieces.push(Buffer.from(piece));
    const whole = Buffer.concat(pieces);
    packed.push([name, name === damaged ? mutated(whole, chance) : whole]);
  }
  return zipOf(packed);
}

const isZip = (name: string): boolean => /\.(?:docx|xlsx)$/.test(name);

describe('mutated documents', () => {
  const imports = new DocumentImportService();
  afterAll(() => imports.stop());

  it(
    `are read or refused, ${COUNT} of them, and each within its limits`,
    async () => {
      const chance = new SeededRandom(Number(process.env.WENCE_SEED ?? 1));
      const names = documentNames();
      const ctx = { language: 'en' } as RequestContext; // Reading looks at nothing else.
      for (let turn = 0; turn < COUNT; turn += 1) {
        const name = chance.pick(names);
        const isInside = isZip(name) && chance.happens(0.7);
        const bytes = isInside ? await mutatedInside(documentBytes(name), chance) : mutated(documentBytes(name), chance);
        const started = Date.now();
        const outcome = await imports
          .parseFile(ctx, { name, bytes: Readable.from([bytes]), fields: Promise.resolve({}) })
          .catch((error: unknown) => error);
        const isSound =
          outcome instanceof AppError
            ? REFUSALS.includes(outcome.code)
            : parseDefinition((outcome as { definition: unknown }).definition).ok;
        expect({ name, turn, isSound }).toEqual({ name, turn, isSound: true });
        expect(Date.now() - started).toBeLessThan(PATIENCE);
      }
    },
    20 * 60_000,
  );
});
