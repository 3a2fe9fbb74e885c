import { describe, expect, it } from '@jest/globals';
import { canonicalText, definitionHash } from './canonical-text.js';
import type { SurveyDefinition } from './definition.js';
import { isTooBig } from './size.js';

const why = { id: 1, code: 'Q1', type: 3, title: 'Why?' } as const;
const survey = (fields: Partial<SurveyDefinition>): SurveyDefinition => ({
  format: 1,
  lastId: 9,
  title: 'Survey',
  nodes: [why],
  ...fields,
});

describe('the canonical text', () => {
  it('has sorted keys, no whitespace and no defaults', () => {
    expect(canonicalText(survey({ lastId: 1 }))).toBe(
      '{"format":1,"lastId":1,"nodes":[{"code":"Q1","id":1,"title":"Why?","type":3}],"title":"Survey"}',
    );
  });

  it('holds nodes in containers, logic, quotas and settings', () => {
    const definition = survey({
      nodes: [{ title: 'Group', nodes: [why], id: 2, code: 'G1', group: true }],
      logic: [{ target: 0, type: 1, model: 1, nodeId: 1, id: 3, conditions: [{ nodeId: 1, id: 4, algorithm: 11 }] }],
      settings: { repeat: { by: ['ip'], window: 1 } },
      quotas: [{ limit: 5, name: 'all', kind: 'custom', id: 5, conditions: [] }],
      perPage: true,
    });

    expect(canonicalText(definition)).toBe(
      [
        '{"format":1,"lastId":9',
        '"logic":[{"conditions":[{"algorithm":11,"id":4,"nodeId":1}],"id":3,"model":1,"nodeId":1,"target":0,"type":1}]',
        '"nodes":[{"code":"G1","group":true,"id":2,"nodes":[{"code":"Q1","id":1,"title":"Why?","type":3}],"title":"Group"}]',
        '"perPage":true',
        '"quotas":[{"conditions":[],"id":5,"kind":"custom","limit":5,"name":"all"}]',
        '"settings":{"repeat":{"by":["ip"],"window":1}}',
        '"title":"Survey"}',
      ].join(','),
    );
  });

  it('names a version by its sha256', () => {
    expect(definitionHash(survey({}))).toMatch(/^[0-9a-f]{64}$/);
    expect(definitionHash(survey({}))).toBe(definitionHash(survey({})));
    expect(definitionHash(survey({}))).not.toBe(definitionHash(survey({ title: 'Survey!' })));
  });
});

describe('the size of a definition', () => {
  const limit = 4 * 1024 * 1024;
  const titled = (title: string): SurveyDefinition => survey({ title: '', nodes: [{ ...why, title }] });
  const room = limit - canonicalText(titled('')).length;

  it('is measured in UTF-8 bytes of the canonical form, to the byte', () => {
    expect(isTooBig(titled('x'.repeat(room)))).toBe(false);
    expect(isTooBig(titled('x'.repeat(room + 1)))).toBe(true);
    expect(isTooBig(titled(`${'\u4e2d'.repeat(Math.floor(room / 3))}xx`))).toBe(room % 3 < 2);
    expect(isTooBig(titled('\u0000'.repeat(Math.ceil(room / 6) + 1)))).toBe(true);
  });

  it('counts every part', () => {
    const big = '\u0001'.repeat(Math.ceil(limit / 6));

    const parts: Partial<SurveyDefinition>[] = [
      { welcome: big },
      { nodes: [{ ...why, setting: { suffix: big } }] },
      { nodes: [{ id: 2, code: 'G1', group: true, title: 'x', nodes: [{ ...why, title: big }] }] },
      { nodes: [{ id: 2, code: 'Q1', type: 7, title: 'x', children: [{ id: 3, code: '1', title: big }] }] },
      { nodes: [{ id: 2, code: 'Q1', type: 1, title: 'x', options: [{ id: 3, code: '1', title: 'x', setting: { options: [big] } }] }] },
      { logic: [{ id: 3, model: 1, type: 2, nodeId: 1, conditions: [{ id: 4, nodeId: 1, algorithm: 6, result: [big] }] }] },
      { quotas: [{ id: 5, kind: 'custom', name: big, conditions: [], limit: 1 }] },
      { settings: { timeZone: big } },
    ];

    expect(parts.map((part) => isTooBig(survey(part)))).toEqual(parts.map(() => true));
  });

  it('is quick to tell for many small parts', () => {
    const nodes = Array.from({ length: 5000 }, (_, place) => ({ ...why, id: place + 1, code: `Q${place + 1}` }));

    expect(isTooBig(survey({ nodes }))).toBe(false);
  });
});
