import { describe, expect, it } from '@jest/globals';
import type { LogicItem, Quota } from '../../definition/definition.js';
import { text } from '../../testing/build-node.js';
import { survey } from '../../testing/build-survey.js';
import { finishRule } from './finish-rule.js';

const shop = survey(text('Q1', 'Why?'));

const refused = (rule: string, limit: number) => ({ ok: false, fault: { code: 'invalid', faults: [{ field: 'item', rule, limit }] } });

describe('rules have room for', () => {
  it('10,000 logic items', () => {
    const items = (count: number): LogicItem[] =>
      Array.from({ length: count }, (_, place) => ({ id: place + 2, model: 1, type: 2, nodeId: 1, algorithm: 1, conditions: [] }));

    expect(finishRule(shop, 'item', { logic: items(10_000) }, []).ok).toBe(true);
    expect(finishRule(shop, 'item', { logic: items(10_001) }, [])).toEqual(refused('tooMany', 10_000));
  });

  it('100 quotas', () => {
    const quotas = (count: number): Quota[] =>
      Array.from({ length: count }, (_, place) => ({ id: place + 2, kind: 'custom', name: `${place}`, conditions: [], limit: 1 }));

    expect(finishRule(shop, 'item', { quotas: quotas(100) }, []).ok).toBe(true);
    expect(finishRule(shop, 'item', { quotas: quotas(101) }, [])).toEqual(refused('tooMany', 100));
  });

  it('ids of 24 bits', () => {
    const late = { ...shop, lastId: 16_777_213 };

    expect(finishRule(late, 'item', {}, [], [16_777_214, 16_777_215])).toMatchObject({ ok: true, definition: { lastId: 16_777_215 } });
    expect(finishRule(late, 'item', {}, [], [16_777_214, 16_777_215, 16_777_216])).toEqual(refused('tooLarge', 16_777_215));
  });
});
