import type { Sample } from '../../platform/files/object-store.js';
import { extensionOf } from './file-name.policy.js';

type Test = (sample: Sample) => boolean;

/** Offsets at which a file signature may begin: PDF allows other bytes before it. */
const PDF_WITHIN = 1024;

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const begins =
  (...marks: readonly (string | Buffer)[]): Test =>
  ({ head }) =>
    marks.some((mark) => head.subarray(0, mark.length).equals(Buffer.from(mark as string)));
const has =
  (mark: string, offset: number): Test =>
  ({ head }) =>
    head.toString('latin1', offset, offset + mark.length) === mark;
const both =
  (...tests: readonly Test[]): Test =>
  (sample) =>
    tests.every((test) => test(sample));
const either =
  (...tests: readonly Test[]): Test =>
  (sample) =>
    tests.some((test) => test(sample));

const jpeg = begins(bytes('ff d8 ff'));
const riff = (kind: string): Test => both(begins('RIFF'), has(kind, 8));
const movie = either(...['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].map((box) => has(box, 4)));
/** Documents of word processors before 2007, and newer ones under a password. */
const compound = begins(bytes('d0 cf 11 e0 a1 b1 1a e1'));
/** A zip that names parts in this folder: at its beginning, or in the list of parts at its end. */
const zipWith = (folder: string): Test =>
  both(begins(bytes('50 4b 03 04')), ({ head, tail }) => head.includes(folder) || tail.includes(folder));
const office = (folder: string): Test => either(zipWith(folder), compound);

/** Control characters that no text has, whatever its encoding. */
const NO_TEXT = new Set([...Array(0x20).keys()].filter((code) => ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(code)));
const wide = begins(bytes('ff fe'), bytes('fe ff'));
const narrow: Test = ({ head, tail }) => !head.some((byte) => NO_TEXT.has(byte)) && !tail.some((byte) => NO_TEXT.has(byte));
/** Text in any encoding, since GBK is common. */
const text = either(wide, narrow);

const BY_EXTENSION: Readonly<Record<string, Test>> = {
  jpg: jpeg,
  jpeg,
  png: begins(bytes('89 50 4e 47 0d 0a 1a 0a')),
  gif: begins('GIF87a', 'GIF89a'),
  webp: riff('WEBP'),
  bmp: begins('BM'),
  psd: begins('8BPS'),
  tiff: begins(bytes('49 49 2a 00'), bytes('4d 4d 00 2a'), bytes('49 49 2b 00'), bytes('4d 4d 00 2b')),
  avi: riff('AVI '),
  swf: begins('FWS', 'CWS', 'ZWS'),
  wmv: begins(bytes('30 26 b2 75 8e 66 cf 11')),
  rmvb: begins('.RMF'),
  mp4: movie,
  '3gp': movie,
  mov: movie,
  flv: begins('FLV'),
  txt: text,
  csv: text,
  htm: text,
  html: text,
  pdf: ({ head }) => head.subarray(0, PDF_WITHIN).includes('%PDF-'),
  doc: either(compound, begins('{\\rtf')),
  xls: compound,
  ppt: compound,
  docx: office('word/'),
  xlsx: office('xl/'),
  pptx: office('ppt/'),
};

/** Ends of names whose contents can be told. */
export const KNOWN_EXTENSIONS: readonly string[] = Object.keys(BY_EXTENSION);

/** Verifies by its first and last bytes that a file is what its extension says. The content type sent by the browser does not count. */
export function matchesExtension(name: string, sample: Sample): boolean {
  return BY_EXTENSION[extensionOf(name)]?.(sample) ?? false;
}
