import { describe, expect, it } from '@jest/globals';
import { startTime } from './ProblemPage';

const opensAt = '2026-12-01T00:30:00.000Z';

describe('the time a survey starts at', () => {
  it('is told in the time zone of whoever reads it, with the day of the week, and names the zone [4.2.2]', () => {
    const here = startTime(opensAt, 'zh-CN', 'Asia/Shanghai');
    expect(here.time).toMatch(/^2026\u5e7412\u67081\u65e5\u661f\u671f\u4e8c 08:30$/);
    expect(here.zone).toBe('GMT+8');

    const there = startTime(opensAt, 'en', 'America/New_York');
    expect(there.time).toMatch(/^Monday, November 30, 2026.*7:30\sPM$/);
    expect(there.zone).toBe('EST');
  });
});
