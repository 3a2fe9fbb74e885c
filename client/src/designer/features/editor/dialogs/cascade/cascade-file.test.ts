import { describe, expect, it } from '@jest/globals';
import { countOf, fileFault, repliedOptions, repliedReason } from './cascade-file';

const XLSX = [0x50, 0x4b, 0x03, 0x04];
const XLS = [0xd0, 0xcf, 0x11, 0xe0];
const MOST_BYTES = 10 * 1024 * 1024;

/** A file with these first bytes. */
function fileOf(head: readonly number[], size = 100): File {
  const content = new Uint8Array(size);
  content.set(head);
  return new File([content], 'levels.dat');
}

describe('a file chosen for a cascade', () => {
  it.each([
    ['.xlsx', XLSX],
    ['.xls', XLS],
  ])('is taken if it begins like an %s file', async (_, head) => {
    expect(await fileFault([fileOf(head)])).toBeNull();
  });

  it.each([[[0x50, 0x4b, 0x03, 0x05]], [[0xd0, 0xcf, 0x11, 0xe1]], [[0x50, 0xcf, 0x03, 0xe0]], [[0x25, 0x50, 0x44, 0x46]]])(
    'is refused if it begins with %j',
    async (head) => {
      expect(await fileFault([fileOf(head)])).toBe('formatError');
    },
  );

  it('may have 10 MB and no byte more', async () => {
    expect(await fileFault([fileOf(XLSX, MOST_BYTES)])).toBeNull();
    expect(await fileFault([fileOf(XLSX, MOST_BYTES + 1)])).toBe('tooLarge');
  });

  it('is one', async () => {
    expect(await fileFault([])).toBe('one');
    expect(await fileFault([fileOf(XLSX), fileOf(XLSX)])).toBe('one');
  });
});

describe('the answer to an uploaded file', () => {
  const data = { options: [{ title: 'Hebei', nodes: [{ title: 'Baoding', nodes: [] }, { title: 'Handan' }] }, { title: 'Hunan' }] };

  it('holds the options with those below them, all of which count', () => {
    const options = repliedOptions({ code: '00000', data }) ?? [];

    expect(options).toEqual([{ title: 'Hebei', nodes: [{ title: 'Baoding' }, { title: 'Handan' }] }, { title: 'Hunan' }]);
    expect(countOf(options)).toBe(4);
  });

  it.each([{ code: 'A0701', data }, { code: '00000' }, { code: '00000', data: null }, { code: '00000', data: { options: 'Hebei' } }])(
    'holds none if it is %j',
    (reply) => {
      expect(repliedOptions(reply)).toBeNull();
    },
  );

  it('tells why the file was refused, and where', () => {
    const wrong = { reason: 'tooManyLevels', row: 2, limit: 3 };

    expect(repliedReason({ code: 'A0701', data: wrong })).toEqual(wrong);
    expect(repliedReason({ code: 'A0400', data: wrong })).toBeNull();
    expect(repliedReason({ code: 'A0701', data: { row: 2 } })).toBeNull();
  });
});
