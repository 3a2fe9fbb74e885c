import { describe, expect, it } from '@jest/globals';
import { question } from '@wence/schema/testing';
import { pick, picked } from '../../../../../../testing/controls';
import { renderPanel } from '../../../../../../testing/render-panel';

describe('the properties of a date', () => {
  it('say how exact it is', async () => {
    const { user, node } = await renderPanel([{ ...question(23, 'Q1', 'When?'), subType: 1 }]);
    expect(picked('Format')).toContain('Year-month-day');

    await pick(user, 'Format', 'Year-month');

    expect(node().setting?.format).toBe(1);
  });

  it('are hours and minutes, or seconds too, for a time of day', async () => {
    const { user, node } = await renderPanel([{ ...question(23, 'Q1', 'At what time?'), subType: 2 }]);

    await pick(user, 'Format', 'Hours, minutes and seconds');

    expect(node().setting?.format).toBe(1);
  });
});
