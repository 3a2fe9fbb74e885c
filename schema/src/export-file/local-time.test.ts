import { describe, expect, it } from '@jest/globals';
import { instantTexts, zoneOffsets } from './local-time.js';

const HOUR = 3_600_000;

describe('instants in files', () => {
  it('are in UTC with milliseconds among codes', () => {
    const text = instantTexts({ kind: 1, timeZone: 'Asia/Shanghai' });
    for (const instant of ['2026-03-31T23:59:59.999Z', '1969-12-31T00:00:00.001Z', '2026-04-01T00:00:00.000Z'])
      expect(text(Date.parse(instant))).toBe(instant);
  });

  it('are local with the offset among texts, whatever the clocks do', () => {
    const shanghai = instantTexts({ kind: 2, timeZone: 'Asia/Shanghai' });
    const berlin = instantTexts({ kind: 2, timeZone: 'Europe/Berlin' });
    const newfoundland = instantTexts({ kind: 2, timeZone: 'America/St_Johns' });

    expect(shanghai(Date.parse('2026-03-31T16:05:30.250Z'))).toBe('2026-04-01 00:05:30+08:00');
    expect(berlin(Date.parse('2026-03-29T00:59:59Z'))).toBe('2026-03-29 01:59:59+01:00');
    expect(berlin(Date.parse('2026-03-29T01:00:00Z'))).toBe('2026-03-29 03:00:00+02:00');
    expect(newfoundland(Date.parse('2026-01-01T00:00:00Z'))).toBe('2025-12-31 20:30:00-03:30');
  });

  it('have offsets that agree with the calendar of the runtime over a hundred years', () => {
    for (const timeZone of ['Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Sao_Paulo']) {
      const offsetAt = zoneOffsets(timeZone);
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
      for (let instant = Date.UTC(1970, 0); instant < Date.UTC(2070, 0); instant += 1_117 * HOUR)
        expect(new Date(instant + offsetAt(instant)).toISOString().slice(0, 19).replace('T', ' ')).toBe(format.format(instant));
    }
  });
});
