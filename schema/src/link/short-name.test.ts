import { describe, expect, it } from '@jest/globals';
import { drawShortName, readShortName } from './short-name.js';

describe('the name of a short link', () => {
  it('is the same in capitals, in full-width letters and with spaces around it', () => {
    for (const typed of ['spring-2026', ' Spring-2026 ', '\uff53pring-2026'])
      expect(readShortName(typed)).toEqual({ ok: true, value: 'spring-2026' });
  });

  it.each([
    ['abc', 'tooShort', 4],
    ['a'.repeat(33), 'tooLong', 32],
    ['tea party', 'format', undefined],
    ['tea--party', 'format', undefined],
    ['-tea', 'format', undefined],
    ['tea/party', 'format', undefined],
    ['t\u00e9a-party', 'format', undefined],
  ])('is refused where it cannot stand in an address or be read aloud: %s', (typed, rule, limit) => {
    expect(readShortName(typed)).toEqual({ ok: false, faults: [{ field: 'name', rule, ...(limit !== undefined && { limit }) }] });
  });

  it('is drawn in the form that authors may choose', () => {
    let next = 0;
    const drawn = drawShortName((least, most) => least + (next++ % (most - least + 1)));

    expect(readShortName(drawn)).toEqual({ ok: true, value: drawn });
    expect(drawn).toHaveLength(7);
  });
});
