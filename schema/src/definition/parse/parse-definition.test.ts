import { describe, expect, it } from '@jest/globals';
import { multiple, single, text } from '../../testing/build-node.js';
import { survey } from '../../testing/build-survey.js';
import { canonicalText } from '../canonical-text.js';
import { parseDefinition } from './parse-definition.js';

const shop = survey(
  single('Q1', 'Colour?', ['red', { title: 'other', other: true }], { required: true }),
  multiple('Q2', 'Drinks?', ['tea', 'coffee'], { setting: { min: 1 } }),
  text('Q3', 'Why?', { setting: { format: 2, min: 0 } }),
);

function faultsOf(value: unknown) {
  const parsed = parseDefinition(value);
  return parsed.ok ? [] : parsed.faults;
}

const node = { id: 1, code: 'Q1', type: 3, title: 'Why?' };
const option = { id: 2, code: '1', title: 'a' };
const base = { format: 1, title: 'x', nodes: [node] };

describe('a definition from outside', () => {
  it('may have its keys in any order', () => {
    const backwards = Object.fromEntries(Object.entries(shop).reverse());

    const parsed = parseDefinition(backwards);

    expect(parsed.ok && canonicalText(parsed.value)).toBe(canonicalText(shop));
  });

  it('speaks one of the two languages', () => {
    const parsed = parseDefinition({ ...base, language: 'en' });

    expect(parsed.ok && parsed.value.language).toBe('en');
    expect(faultsOf({ ...base, language: 'fr' })).toEqual([{ field: 'language', rule: 'notAllowed' }]);
  });

  it('may spell out defaults, which are not written', () => {
    const spelled = {
      ...base,
      language: 'zh-CN',
      perPage: false,
      welcome: '',
      logic: [],
      quotas: [],
      settings: { paging: 'all', timeZone: 'Asia/Shanghai' },
      theme: {},
      endings: {},
      nodes: [
        {
          ...node,
          type: 1,
          required: false,
          setting: { column: 1, min: 0, max: 0 },
          options: [{ ...option, other: false, required: true }],
        },
      ],
    };

    const parsed = parseDefinition(spelled);

    expect(parsed.ok && canonicalText(parsed.value)).toBe(
      '{"format":1,"lastId":2,"nodes":[{"code":"Q1","id":1,"options":[{"code":"1","id":2,"title":"a"}],"title":"Why?","type":1}],"title":"x"}',
    );
  });

  it('keeps 0 as a bound of a number, where it is not the default', () => {
    expect(canonicalText(shop)).toContain('"setting":{"format":2,"min":0}');
  });

  it('takes the highest id as lastId when none is given, and keeps a higher one', () => {
    expect(parseDefinition(base)).toMatchObject({ ok: true, value: { lastId: 1 } });
    expect(parseDefinition({ ...base, lastId: 9 })).toMatchObject({ ok: true, value: { lastId: 9 } });
    expect(faultsOf({ ...base, lastId: 0 })).toEqual([{ field: 'lastId', rule: 'tooSmall', limit: 1 }]);
    expect(parseDefinition({ ...base, lastId: 16_777_215 })).toMatchObject({ ok: true, value: { lastId: 16_777_215 } });
    expect(faultsOf({ ...base, lastId: 16_777_216 })).toEqual([{ field: 'lastId', rule: 'tooLarge', limit: 16_777_215 }]);
  });

  it('has its exclusive option moved to the end [S4.option-add.exclusive-last]', () => {
    const options = [
      { ...option, exclusive: true },
      { ...option, id: 3, code: '2' },
    ];

    const parsed = parseDefinition({ ...base, nodes: [{ ...node, type: 2, options }] });

    expect(parsed).toMatchObject({ ok: true, value: { nodes: [{ options: [{ id: 3 }, { id: 2, exclusive: true }] }] } });
  });

  it.each([
    ['a key nobody knows', { ...base, colour: 'red' }, [{ field: 'colour', rule: 'unknownKey' }]],
    ['a part this version cannot keep', { ...base, endings: { early: {} } }, [{ field: 'endings.early', rule: 'unknownKey' }]],
    ['end pages as a list', { ...base, endings: [{}] }, [{ field: 'endings', rule: 'type' }]],
    ['another format', { ...base, format: 2 }, [{ field: 'format', rule: 'notAllowed' }]],
    ['a node without id', { ...base, nodes: [{ ...node, id: undefined }] }, [{ field: 'nodes[0].id', rule: 'required' }]],
    ['a type nobody knows', { ...base, nodes: [{ ...node, type: 8 }] }, [{ field: 'nodes[0].type', rule: 'unknownType' }]],
    ['a blank title', { ...base, title: ' ' }, [{ field: 'title', rule: 'tooShort', limit: 1 }]],
    [
      'a title too long',
      { ...base, nodes: [{ ...node, title: 'x'.repeat(2001) }] },
      [{ field: 'nodes[0].title', rule: 'tooLong', limit: 2000 }],
    ],
    ['half a character', { ...base, title: '\ud800' }, [{ field: 'title', rule: 'format' }]],
    [
      'an id used twice',
      { ...base, nodes: [{ ...node, type: 1, options: [{ ...option, id: 1 }] }] },
      [{ field: 'nodes[0].options[0].id', rule: 'notUnique' }],
    ],
    ['a code used twice', { ...base, nodes: [node, { ...node, id: 2 }] }, [{ field: 'nodes[1].code', rule: 'notUnique' }]],
    ['an id that is no whole number', { ...base, nodes: [{ ...node, id: 1.5 }] }, [{ field: 'nodes[0].id', rule: 'type' }]],
    ['options of an open text', { ...base, nodes: [{ ...node, options: [option] }] }, [{ field: 'nodes[0].options', rule: 'notAllowed' }]],
    ['a number where a text belongs', { ...base, title: 5 }, [{ field: 'title', rule: 'type' }]],
    ['no record at all', [], [{ field: '', rule: 'type' }]],
  ])('is refused with a path for %s', (_, value, faults) => {
    expect(faultsOf(value)).toEqual(expect.arrayContaining(faults));
  });

  it('is refused above 5,000 nodes, however they are nested', () => {
    const nodes = Array.from({ length: 5000 }, (_, place) => ({ ...node, id: place + 1, code: `Q${place + 1}` }));
    const group = { id: 6000, code: 'G1', group: true, title: 'Group', nodes: nodes.slice(4000) };
    const more = { ...node, id: 7000, code: 'Q7000' };

    expect(parseDefinition({ ...base, nodes }).ok).toBe(true);
    expect(faultsOf({ ...base, nodes: [...nodes, more] })).toEqual([{ field: 'nodes', rule: 'tooMany', limit: 5000 }]);
    expect(faultsOf({ ...base, nodes: [...nodes.slice(0, 4000), group] })).toEqual([{ field: 'nodes', rule: 'tooMany', limit: 5000 }]);
  });

  it('is refused above 4 MB of UTF-8', () => {
    const nodes = Array.from({ length: 1000 }, (_, place) => ({
      ...node,
      id: place + 1,
      code: `Q${place + 1}`,
      title: '\u4e2d'.repeat(1500),
    }));

    expect(faultsOf({ ...base, nodes })).toEqual([{ field: '', rule: 'tooBig', limit: 4 * 1024 * 1024 }]);
  });

  it('tells at most a hundred faults', () => {
    expect(faultsOf(Object.fromEntries(Array.from({ length: 300 }, (_, place) => [`key${place}`, 1])))).toHaveLength(100);
  });
});
