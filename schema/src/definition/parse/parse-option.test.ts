import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../canonical-text.js';
import { parseDefinition } from './parse-definition.js';

const option = { id: 2, code: '1', title: 'a' };
const other = { id: 3, code: '2', title: 'b' };
const survey = (node: object) => ({ format: 1, title: 'x', nodes: [{ id: 1, code: 'Q1', type: 1, title: 'Which?', ...node }] });
const choice = (...options: object[]) => survey({ options });
const cascade = (...options: object[]) => survey({ type: 10, options });
const at = (place: string) => `nodes[0].options${place}`;

function faultsOf(value: unknown) {
  const parsed = parseDefinition(value);
  return parsed.ok ? [] : parsed.faults;
}

function nodeOf(value: unknown): Record<string, unknown> {
  const parsed = parseDefinition(value);
  return parsed.ok ? JSON.parse(canonicalText(parsed.value)).nodes[0] : { faults: parsed.faults };
}

describe('an option from outside', () => {
  it('may spell out every default, none of which is written', () => {
    const spelled = {
      ...option,
      rightTitle: '',
      image: '',
      group: false,
      nodes: [],
      other: false,
      exclusive: false,
      required: true,
      locked: false,
      type: 0,
      prefix: '',
      setting: { size: 1, min_word: 0, options: [] },
      optionKey: 2,
    };

    expect(nodeOf(choice(spelled)).options).toEqual([option]);
  });

  it('keeps what is no default [S3.option.fields-flags] [S3.option.fields-rest]', () => {
    const full = {
      ...option,
      image: 'a.png',
      other: true,
      required: false,
      locked: true,
      type: 90,
      prefix: 'No.',
      setting: { options: ['x', 'y'], size: 2 },
      optionKey: 7,
    };

    expect(nodeOf(choice(full)).options).toEqual([full]);
  });

  it('keeps both of its titles and its picture where the question takes them [S3.option.fields-identity]', () => {
    const sided = { ...option, rightTitle: 'right' };
    const pictured = { ...option, image: 'a.png' };

    expect(nodeOf(survey({ type: 17, options: [sided] })).options).toEqual([sided]);
    expect(nodeOf(choice(pictured)).options).toEqual([pictured]);
  });

  it('holds the options of a group in nodes [S3.option.nodes-group] [S3.option.group-bool]', () => {
    const group = { ...option, group: true, nodes: [other] };

    expect(nodeOf(choice(group)).options).toEqual([group]);
  });

  it('holds the next level of a cascade in nodes [S3.option.nodes-cascade]', () => {
    const levels = { ...option, nodes: [{ ...other, nodes: [{ id: 4, code: '3', title: 'c' }] }] };

    expect(nodeOf(cascade(levels)).options).toEqual([levels]);
  });

  it.each([
    ['a group in a group', choice({ ...option, group: true, nodes: [{ ...other, group: true }] }), '[0].nodes[0].group', 'notAllowed'],
    ['options in what is no group', choice({ ...option, nodes: [other] }), '[0].nodes', 'notAllowed'],
    ['a group of matrix columns', survey({ type: 14, options: [{ ...option, group: true }] }), '[0].group', 'notAllowed'],
    [
      'an exclusive option in a group',
      choice({ ...option, group: true, nodes: [{ ...other, exclusive: true }] }),
      '[0].nodes[0].exclusive',
      'notAllowed',
    ],
    ['a second exclusive option', choice({ ...option, exclusive: true }, { ...other, exclusive: true }), '[1].exclusive', 'notUnique'],
    ['an exclusive group', choice({ ...option, group: true, exclusive: true }), '[0].exclusive', 'notAllowed'],
    ['a group with an input', choice({ ...option, group: true, other: true }), '[0].other', 'notAllowed'],
    ['an input of a rank', survey({ type: 9, options: [{ ...option, other: true }] }), '[0].other', 'notAllowed'],
    ['an exclusive place in a rank', survey({ type: 9, options: [{ ...option, exclusive: true }] }), '[0].exclusive', 'notAllowed'],
    ['one code on two levels', choice({ ...option, group: true, nodes: [{ ...other, code: '1' }] }), '[0].nodes[0].code', 'notUnique'],
    ['one code on two levels of a cascade', cascade({ ...option, nodes: [{ ...other, code: '1' }] }), '[0].nodes[0].code', 'notUnique'],
    ['a code with a dash', choice({ ...option, code: 'a-1' }), '[0].code', 'format'],
    ['a blank title in a group', choice({ ...option, group: true, nodes: [{ ...other, title: '' }] }), '[0].nodes[0].title', 'tooShort'],
    ['an input type nobody knows', choice({ ...option, type: 7 }), '[0].type', 'notAllowed'],
    ['an input type of a matrix column', survey({ type: 14, options: [{ ...option, type: 1 }] }), '[0].type', 'notAllowed'],
    ['a text before no input', survey({ type: 14, options: [{ ...option, prefix: 'No.' }] }), '[0].prefix', 'notAllowed'],
    ['a long text before an input', choice({ ...option, prefix: 'x'.repeat(21) }), '[0].prefix', 'tooLong'],
    ['a right end of a choice', choice({ ...option, rightTitle: 'b' }), '[0].rightTitle', 'notAllowed'],
    ['a picture in a drop-down', survey({ type: 6, options: [{ ...option, image: 'a.png' }] }), '[0].image', 'notAllowed'],
    ['a picture from elsewhere', choice({ ...option, image: 'https://other.example/a.png' }), '[0].image', 'format'],
    ['a picture up the path', choice({ ...option, image: '../a.png' }), '[0].image', 'format'],
    ['an identity that is no id', choice({ ...option, optionKey: 0 }), '[0].optionKey', 'tooSmall'],
    ['tags of a choice', choice({ ...option, setting: { tags: ['x'] } }), '[0].setting.tags', 'notAllowed'],
    ['a choice twice', choice({ ...option, setting: { options: ['x', 'x'] } }), '[0].setting.options[1]', 'notUnique'],
    ['a blank choice', choice({ ...option, setting: { options: [' '] } }), '[0].setting.options[0]', 'tooShort'],
    ['word limits the wrong way round', choice({ ...option, setting: { min_word: 3, max_word: 2 } }), '[0].setting.min_word', 'tooLarge'],
    ['bounds the wrong way round', choice({ ...option, setting: { min: 3, max: 2 } }), '[0].setting.min', 'tooLarge'],
    ['half a bound of an integer', choice({ ...option, type: 1, setting: { min: 0.5 } }), '[0].setting.min', 'format'],
    ['a position', choice({ ...option, position: 1 }), '[0].position', 'unknownKey'],
    ['an id that is its question', choice({ ...option, group: true, nodes: [{ ...other, id: 1 }] }), '[0].nodes[0].id', 'notUnique'],
  ])('is refused with a path for %s', (_, value, place, rule) => {
    expect(faultsOf(value)).toContainEqual(expect.objectContaining({ field: at(place), rule }));
  });

  it('comes in 500 at most, counted over all groups', () => {
    const many = Array.from({ length: 500 }, (_, place) => ({ id: 10 + place, code: String(place + 1), title: 'x' }));
    const group = { id: 9, code: 'G1', title: 'G', group: true, nodes: many.slice(250) };

    expect(faultsOf(choice(...many))).toEqual([]);
    expect(faultsOf(choice(...many.slice(0, 249), group))).toEqual([]);
    expect(faultsOf(choice(...many.slice(0, 250), group))).toEqual([{ field: at(''), rule: 'tooMany', limit: 500 }]);
  });
});

describe('the options of a cascade', () => {
  const levels = (depth: number): object => ({
    id: 10 + depth,
    code: String(depth),
    title: 'x',
    ...(depth > 1 && { nodes: [levels(depth - 1)] }),
  });

  it('stand on three levels at most', () => {
    expect(faultsOf(cascade(levels(3)))).toEqual([]);
    expect(faultsOf(cascade(levels(4)))).toEqual([{ field: at('[0].nodes[0].nodes[0].nodes'), rule: 'notAllowed' }]);
  });

  it('tell the level count, which may be left out and must not be another one', () => {
    expect(nodeOf(cascade(levels(3))).setting).toEqual({ level: 3 });
    expect(nodeOf(survey({ type: 10, options: [levels(2)], setting: { level: 2 } })).setting).toEqual({ level: 2 });
    expect(faultsOf(survey({ type: 10, options: [levels(2)], setting: { level: 3 } }))).toEqual([
      { field: 'nodes[0].setting.level', rule: 'notAllowed', limit: 2 },
    ]);
    expect(nodeOf(cascade()).setting).toEqual({ level: 1 });
  });

  it('have titles of 50 characters at most, trimmed [S5.cascade.option-title-50] [S5.cascade.title-trimmed]', () => {
    expect(faultsOf(cascade({ ...option, title: 'x'.repeat(50) }))).toEqual([]);
    expect(faultsOf(cascade({ ...option, title: 'x'.repeat(51) }))).toEqual([{ field: at('[0].title'), rule: 'tooLong', limit: 50 }]);
    expect(nodeOf(cascade({ ...option, title: '  A ', nodes: [{ ...other, title: ' B' }] })).options).toEqual([
      { ...option, title: 'A', nodes: [{ ...other, title: 'B' }] },
    ]);
  });

  it('have three labels of 30 characters at most, trimmed [S5.cascade.placeholder-30] [S5.cascade.placeholder-trimmed]', () => {
    const labelled = (...placeholders: string[]) => survey({ type: 10, setting: { placeholders } });

    expect(nodeOf(labelled('  A ', '', 'x'.repeat(30))).setting).toEqual({ level: 1, placeholders: ['A', '', 'x'.repeat(30)] });
    expect(nodeOf(labelled('', ' ', '')).setting).toEqual({ level: 1 });
    expect(faultsOf(labelled('', '', 'x'.repeat(31)))).toEqual([{ field: 'nodes[0].setting.placeholders[2]', rule: 'tooLong', limit: 30 }]);
    expect(faultsOf(labelled('a', 'b'))).toEqual([{ field: 'nodes[0].setting.placeholders', rule: 'tooShort', limit: 3 }]);
    expect(faultsOf(labelled('a', 'b', 'c', 'd'))).toEqual([{ field: 'nodes[0].setting.placeholders', rule: 'tooMany', limit: 3 }]);
  });
});
