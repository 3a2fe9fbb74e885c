import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { canonicalText } from '../definition/canonical-text.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { definitionJsonSchema } from './definition-json-schema.js';
import { randomRuns } from '../testing/random-runs.js';

const isValid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(definitionJsonSchema());

const option = { id: 2, code: '1', title: 'a' };
const single = { id: 1, code: 'Q1', type: 1, title: 'Which?', options: [option] };
const text = { id: 1, code: 'Q1', type: 3, title: 'Why?' };
const condition = { id: 9, nodeId: 1, algorithm: 11 };
const jump = { id: 8, model: 1, type: 1, nodeId: 1, target: 0, conditions: [condition] };
const hide = { id: 8, model: 1, type: 2, nodeId: 1, algorithm: 2, conditions: [] };
const carried = { id: 8, model: 2, type: 1, nodeId: 1, conditions: [{ ...condition, algorithm: 1 }] };
const optionLogic = { id: 8, model: 2, type: 2, nodeId: 1, algorithm: 1, optionId: [2], conditions: [] };
const table = { id: 8, kind: 'table', name: 'q', nodeIds: [1], cells: [{ optionId: [2], limit: 5 }] };
const custom = { id: 8, kind: 'custom', name: 'q', conditions: [condition], limit: 5 };
const survey = (...nodes: object[]) => ({ format: 1, title: 'Survey', nodes });
const withLogic = (...logic: object[]) => ({ ...survey(single), logic });
const withQuota = (...quotas: object[]) => ({ ...survey(single), quotas });
const group = (...nodes: object[]) => ({ id: 30, code: 'G1', group: true, title: 'Group', nodes });

/** Returns the verdicts of the schema and of the parser on a value. */
const verdicts = (value: unknown) => [isValid(value), parseDefinition(value).ok];

describe('the JSON Schema of a definition', () => {
  it('takes every survey that there can be', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc, { dangling: true }), (definition) => {
        expect(isValid(JSON.parse(canonicalText(definition)))).toBe(true);
      }),
      randomRuns(2_000),
    );
  });

  it.each([
    ['questions', survey(single, { ...text, id: 3, code: 'Q2' })],
    ['defaults spelled out', survey({ ...single, required: false, group: false, options: [{ ...option, required: true, type: 0 }] })],
    ['a group with questions', survey(group(text))],
    ['a sub-type that is left out', survey({ ...text, type: 14 })],
    ['a page', survey({ ...text, type: 0, setting: { control: true, min: 999999 } })],
    ['a jump', withLogic({ ...jump, optionType: 1, optionId: [] })],
    ['a question hidden for everybody', withLogic(hide)],
    ['options carried over', withLogic(carried)],
    ['option logic', withLogic(optionLogic)],
    ['quotas', withQuota(table, { ...custom, id: 10, name: 'r', conditions: [] })],
    ['settings', { ...survey(), settings: { paging: 'page', timeZone: 'UTC', repeat: { window: 9, by: ['ip'] } }, theme: {} }],
    [
      'a beginning, an end, a total',
      { ...survey(), settings: { opensAt: '2026-11-21T20:00+08:00', closesAt: '2026-12-01T00:00:00Z', total: 100 } },
    ],
  ])('takes, as the parser does, %s', (_, value) => {
    expect(verdicts(value)).toEqual([true, true]);
  });

  it.each([
    ['another format', { ...survey(), format: 2 }],
    ['no title', { format: 1, nodes: [] }],
    ['a blank title', { ...survey(), title: ' ' }],
    ['an unknown key', { ...survey(), colour: 'red' }],
    ['another language', { ...survey(), language: 'de' }],
    ['a theme that is no theme', { ...survey(), theme: { back: 1 } }],
    ['an unknown type', survey({ ...text, type: 8 })],
    ['an unknown sub-type', survey({ ...text, type: 14, subType: 5 })],
    ['a sub-type where there is one entry only', survey({ ...text, subType: 1 })],
    ['neither type nor group', survey({ ...text, type: undefined })],
    ['a group with a type', survey({ ...group(), type: 3 })],
    ['a group in a group', survey(group({ ...group(), id: 31, code: 'G2' }))],
    ['nodes in a question', survey({ ...single, nodes: [text] })],
    ['options of an open text', survey({ ...text, options: [option] })],
    ['rows of a single choice', survey({ ...single, children: [option] })],
    ['a title above 2,000 characters', survey({ ...text, title: 'x'.repeat(2001) })],
    ['a setting of another type', survey({ ...text, setting: { column: 2 } })],
    ['a setting out of its bounds', survey({ ...single, setting: { column: 4 } })],
    ['a fourth level of a cascade', survey({ ...single, type: 10, options: [4, 3, 2, 1].reduce<object[]>(nest, []) })],
    [
      'a group of options in a group',
      survey({ ...single, options: [{ ...option, group: true, nodes: [{ ...option, id: 5, group: true }] }] }),
    ],
    [
      'an exclusive option in a group',
      survey({ ...single, options: [{ ...option, group: true, nodes: [{ ...option, id: 5, exclusive: true }] }] }),
    ],
    ['an input of a plain matrix column', survey({ ...single, type: 14, options: [{ ...option, type: 3 }] })],
    ['a sequence of something without options', survey({ ...text, sequence: 1 })],
    ['a statement that must be answered', survey({ ...text, type: 90, required: true })],
    ['a jump without target', withLogic({ ...jump, target: undefined })],
    ['a jump of rows', withLogic({ ...jump, optionType: 2 })],
    ['a jump that shows', withLogic({ ...jump, algorithm: 1 })],
    ['show logic without show or hide', withLogic({ ...hide, algorithm: undefined })],
    ['show logic with a target', withLogic({ ...hide, target: 0 })],
    ['option logic without options', withLogic({ ...optionLogic, optionId: [] })],
    ['carry-over without conditions', withLogic({ ...carried, conditions: [] })],
    ['carry-over by another algorithm', withLogic({ ...carried, conditions: [{ ...condition, algorithm: 3 }] })],
    ['a thirteenth algorithm', withLogic({ ...jump, conditions: [{ ...condition, algorithm: 13 }] })],
    [
      'a condition text above 24 characters',
      withLogic({ ...jump, conditions: [{ ...condition, algorithm: 6, result: ['x'.repeat(25)] }] }),
    ],
    ['a target below -1', withLogic({ ...jump, target: -2 })],
    ['a table quota with a limit of its own', withQuota({ ...table, limit: 1 })],
    ['a quota for nobody', withQuota({ ...table, nodeIds: [], cells: [] })],
    ['a quota below nothing', withQuota({ ...custom, limit: -1 })],
    ['a paging nobody knows', { ...survey(), settings: { paging: 'none' } }],
    ['going on by itself in words', { ...survey(), settings: { autoAdvance: 'yes' } }],
    ['a time zone that is an offset', { ...survey(), settings: { timeZone: '+08:00' } }],
    ['a beginning without an offset', { ...survey(), settings: { opensAt: '2026-11-21T20:00' } }],
    ['an end that is no text', { ...survey(), settings: { closesAt: 1_763_726_400_000 } }],
    ['a total of none', { ...survey(), settings: { total: 0 } }],
    ['a total of a half', { ...survey(), settings: { total: 1.5 } }],
    ['a total beyond the limit', { ...survey(), settings: { total: 100_000_000 } }],
    ['an answer limit without a subject', { ...survey(), settings: { repeat: { window: 1, by: [] } } }],
    ['an answer limit of a tenth kind', { ...survey(), settings: { repeat: { window: 10, by: ['ip'] } } }],
  ])('refuses, as the parser does, %s', (_, value) => {
    expect(verdicts(value)).toEqual([false, false]);
  });

  it('describes its parts in whole sentences', () => {
    const descriptions = descriptionsIn(definitionJsonSchema());

    expect(descriptions.length).toBeGreaterThan(50);
    expect(descriptions.filter((description) => !/^[A-Z0-9`].{3,}[.)]$/s.test(description))).toEqual([]);
  });
});

function descriptionsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'description' && typeof inner === 'string' ? [inner] : descriptionsIn(inner),
  );
}

/** One more level above the ones there are. */
function nest(inner: object[], number: number): object[] {
  return [{ id: 10 + number, code: String(number), title: 'a', nodes: inner }];
}
