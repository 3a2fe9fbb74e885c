import { describe, expect, it } from '@jest/globals';
import { startTime } from './start-time';

const opensAt = '2026-12-01T00:30:00.000Z';

describe('the time a survey starts at', () => {
  it('is told in the time zone of whoever reads it, and names the zone [4.2.2]', () => {
    expect(startTime(opensAt, 'zh-CN', 'Asia/Shanghai')).toMatch(/2026年12月1日.*星期二.*08:30/);
    expect(startTime(opensAt, 'zh-CN', 'Asia/Shanghai')).toContain('GMT+8');
    expect(startTime(opensAt, 'en', 'America/New_York')).toMatch(/Monday, November 30, 2026.*07:30\sPM EST/);
  });
});
