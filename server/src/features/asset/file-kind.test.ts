import { describe, expect, it } from '@jest/globals';
import { IMAGE_FILES, TEXT_FILES, UPLOAD_FORMATS, VIDEO_FILES } from '@wence/schema';
import { matchesExtension, KNOWN_EXTENSIONS } from './file-kind.js';

/** First bytes of files of each kind, in latin1. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  jpg: '\u00ff\u00d8\u00ff\u00e0',
  jpeg: '\u00ff\u00d8\u00ff\u00e1',
  webp: 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 ',
  png: '\u0089PNG\r\n\u001a\n',
  gif: 'GIF89a',
  bmp: 'BM\u0000\u0000',
  psd: '8BPS\u0000\u0001',
  tiff: 'II*\u0000',
  avi: 'RIFF\u0001\u0002\u0003\u0004AVI LIST',
  swf: 'CWS\u0009',
  wmv: '\u0030\u0026\u00b2\u0075\u008e\u0066\u00cf\u0011',
  rmvb: '.RMF\u0000',
  mp4: '\u0000\u0000\u0000\u0018ftypisom',
  '3gp': '\u0000\u0000\u0000\u0018ftyp3gp4',
  mov: '\u0000\u0000\u0000\u0008wide\u0000\u0000mdat',
  flv: 'FLV\u0001',
  txt: 'plain words\r\n',
  doc: '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  docx: 'PK\u0003\u0004......word/document.xml',
  xls: '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  xlsx: 'PK\u0003\u0004......xl/workbook.xml',
  ppt: '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  pptx: 'PK\u0003\u0004......ppt/presentation.xml',
  htm: '<html>',
  html: '<!doctype html>',
  pdf: '%PDF-1.7',
  csv: 'a,b\n1,2\n',
};

const sampleOf = (latin1: string) => ({ head: Buffer.from(latin1, 'latin1'), tail: Buffer.from(latin1, 'latin1') });
const is = (extension: string, latin1: string) => matchesExtension(`file.${extension}`, sampleOf(latin1));

describe('what a file is', () => {
  it('is told of every kind that questions ask for, and of no other [S9.files.image-list] [S9.files.video-list] [S9.files.text-list]', () => {
    expect([...KNOWN_EXTENSIONS].sort()).toEqual([...IMAGE_FILES, ...VIDEO_FILES, ...TEXT_FILES].sort());
    expect([...KNOWN_EXTENSIONS].sort()).toEqual([...(UPLOAD_FORMATS[0]?.extensions ?? [])].sort());
  });

  it.each(Object.entries(BEGINNINGS))('.%s is seen by its contents, in capital letters too', (extension, beginning) => {
    expect(is(extension, beginning)).toBe(true);
    expect(is(extension.toUpperCase(), beginning)).toBe(true);
  });

  it.each(Object.keys(BEGINNINGS))('S9 .%s is not a program', (extension) => {
    expect(is(extension, 'MZ\u0090\u0000\u0003')).toBe(false);
  });

  it('S9 no picture, film or document is a page of a browser', () => {
    const binary = Object.keys(BEGINNINGS).filter((extension) => !['txt', 'csv', 'htm', 'html'].includes(extension));

    expect(binary.filter((extension) => is(extension, '<!doctype html><script>alert(1)</script>'))).toEqual([]);
    expect(binary.filter((extension) => is(extension, '<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([]);
  });

  it('S9 an archive is no document unless it has the parts of one', () => {
    expect(['docx', 'xlsx', 'pptx'].filter((extension) => is(extension, 'PK\u0003\u0004......payload.exe'))).toEqual([]);
    expect(is('docx', 'PK\u0003\u0004......xl/workbook.xml')).toBe(false);
  });

  it('finds the parts of a document in the list at its end', () => {
    const tail = Buffer.from('PK\u0001\u0002 word/document.xml', 'latin1');

    expect(matchesExtension('a.docx', { head: Buffer.from('PK\u0003\u0004', 'latin1'), tail })).toBe(true);
  });

  it('takes text of any encoding', () => {
    expect(is('txt', '\u00c4\u00e3\u00ba\u00c3')).toBe(true);
    expect(is('csv', '\u00ff\u00fea\u0000,\u0000b\u0000')).toBe(true);
    expect(is('txt', '\u00ef\u00bb\u00bfhello')).toBe(true);
  });
});
