import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../definition/canonical-text.js';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyOption } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import type { NewOption } from '../definition/new-part.js';
import { cascade, single, text } from '../testing/build-node.js';
import { answered, checked } from '../testing/build-condition.js';
import { show, withLogic } from '../testing/build-logic.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';

const places = survey(
  cascade('Q1', 'Where?', [{ title: 'Hebei', nodes: [{ title: 'Baoding' }, { title: 'Handan' }] }, { title: 'Hunan' }]),
  text('Q2', 'Why?'),
);
const nodeId = nodeIdOf(places, 'Q1');
const idOf = (title: string, definition = places): number => optionIdOf(definition, 'Q1', title);

const outlineOf = ({ title, nodes = [] }: SurveyOption): string =>
  nodes.length === 0 ? title : `${title}(${nodes.map(outlineOf).join(' ')})`;

const outline = (definition: SurveyDefinition): string => optionsOf(nodeByCode(definition, 'Q1')).map(outlineOf).join(' ');
const levelOf = (definition: SurveyDefinition): number | undefined => nodeByCode(definition, 'Q1').setting?.level;

const deepest = edit(places, { op: 'addOption', nodeId, option: { title: 'Lianchi' }, parentId: idOf('Baoding') });

describe('the levels of a cascade', () => {
  it('are counted by the depth of the options [S4.cascade.level-from-depth]', () => {
    expect(levelOf(places)).toBe(2);
  });

  it('are saved when the depth changes, and only then [S4.cascade.level-saved-on-change]', () => {
    const retitled = edit(places, { op: 'updateOption', nodeId, optionId: idOf('Hunan'), set: { title: 'Hubei' } });

    expect(levelOf(deepest)).toBe(3);
    expect(nodeByCode(retitled, 'Q1').setting).toEqual(nodeByCode(places, 'Q1').setting);
    expect(levelOf(edit(deepest, { op: 'removeOption', nodeId, optionId: idOf('Baoding') }))).toBe(2);
    expect(levelOf(edit(places, { op: 'removeOption', nodeId, optionId: idOf('Hebei') }))).toBe(1);
    expect(levelOf(edit(places, { op: 'moveOption', nodeId, optionId: idOf('Hunan'), parentId: idOf('Baoding') }))).toBe(3);
  });

  it('are three at most [S4.cascade.level-max-3] [S9.cascade.levels-3]', () => {
    const below = { op: 'addOption', nodeId, option: {}, parentId: idOf('Lianchi', deepest) } as const;
    const fourLevels: NewOption = { title: 'a', nodes: [{ title: 'b', nodes: [{ title: 'c', nodes: [{ title: 'd' }] }] }] };

    expect(refusal(deepest, below)).toEqual(fault('parentId', 'tooLarge', 3));
    expect(refusal(places, { op: 'replaceOptions', nodeId, options: [fourLevels] })).toEqual(
      fault('options[0].nodes[0].nodes[0].nodes', 'notAllowed'),
    );
    expect(refusal(deepest, { op: 'moveOption', nodeId, optionId: idOf('Hebei', deepest), parentId: idOf('Hunan', deepest) })).toEqual(
      fault('parentId', 'tooLarge', 3),
    );
  });

  it('cannot be set by hand', () => {
    const result = edit(places, { op: 'updateNode', nodeId, set: { setting: { level: 3 } } });

    expect(levelOf(result)).toBe(2);
  });
});

describe('the options of a cascade', () => {
  it('have codes that are unique over all levels', () => {
    const baoding = optionsOf(nodeByCode(deepest, 'Q1'))[0]?.nodes?.[0];

    expect(baoding).toMatchObject({ code: '2', title: 'Baoding', nodes: [{ code: '5', title: 'Lianchi' }] });
  });

  it('go with what is below them', () => {
    expect(outline(edit(deepest, { op: 'removeOption', nodeId, optionId: idOf('Hebei') }))).toBe('Hunan');
  });

  it('are asked about when logic refers to what is below them', () => {
    const used = withLogic(deepest, show('Q2', checked('Q1', 'Lianchi')));
    const remove = { op: 'removeOption', nodeId, optionId: idOf('Hebei') } as const;

    expect(refusal(used, remove)).toEqual({ code: 'referenced', ids: [used.logic?.[0]?.id] });
    expect(edit(used, { ...remove, confirmed: true }).logic).toBeUndefined();
  });

  it('do not go below themselves', () => {
    expect(refusal(places, { op: 'moveOption', nodeId, optionId: idOf('Hebei'), parentId: idOf('Baoding') })).toEqual({
      code: 'notFound',
      id: idOf('Baoding'),
    });
  });

  it('are copied with what is below them', () => {
    expect(outline(edit(deepest, { op: 'copyOption', nodeId, optionId: idOf('Hebei') }))).toBe(
      'Hebei(Baoding(Lianchi) Handan) Hebei(Baoding(Lianchi) Handan) Hunan',
    );
  });

  it('have trimmed titles of at most 50 characters [S5.cascade.title-trimmed] [S5.cascade.option-title-50] [S9.cascade.title-50]', () => {
    const add = (title: string) => ({ op: 'addOption', nodeId, option: { title } }) as const;

    expect(outline(edit(places, add('  A ')))).toBe('Hebei(Baoding Handan) Hunan A');
    expect(refusal(places, add('x'.repeat(50)))).toBeUndefined();
    expect(refusal(places, add('x'.repeat(51)))).toEqual(fault('option.title', 'tooLong', 50));
  });

  it('have no groups, nothing exclusive, no input', () => {
    const add = (option: NewOption) => refusal(places, { op: 'addOption', nodeId, option });

    expect(add({ group: true })).toEqual(fault('option.group', 'notAllowed'));
    expect(add({ exclusive: true })).toEqual(fault('option.exclusive', 'notAllowed'));
    expect(add({ other: true })).toEqual(fault('option.other', 'notAllowed'));
  });
});

describe('the labels of the levels', () => {
  it('are trimmed and have at most 30 characters [S5.cascade.placeholder-trimmed] [S5.cascade.placeholder-30] [S9.cascade.placeholder-30]', () => {
    const set = (placeholder: string) =>
      ({ op: 'updateNode', nodeId, set: { setting: { placeholders: [placeholder, 'City', ''] } } }) as const;

    expect(nodeByCode(edit(places, set('  A ')), 'Q1').setting?.placeholders).toEqual(['A', 'City', '']);
    expect(refusal(places, set('x'.repeat(30)))).toBeUndefined();
    expect(refusal(places, set('x'.repeat(31)))).toEqual(fault('set.setting.placeholders[0]', 'tooLong', 30));
  });
});

describe('importing a cascade', () => {
  const imported: readonly NewOption[] = [{ title: ' North ', nodes: [{ title: 'N1', nodes: [{ title: 'N11' }] }] }, { title: 'South' }];

  it('exchanges all options for new ones and saves the depth', () => {
    const applied = apply(places, [{ op: 'replaceOptions', nodeId, options: imported }]);

    const { lastId } = places;
    const created = [lastId + 1, lastId + 2, lastId + 3, lastId + 4];
    expect(applied).toMatchObject({ ok: true, created, touched: [nodeId, 2, 3, 4, 5, ...created] });
    const result = applied.ok ? applied.definition : places;
    expect(outline(result)).toBe('North(N1(N11)) South');
    expect(levelOf(result)).toBe(3);
    expect(optionsOf(nodeByCode(result, 'Q1')).map(({ id, code }) => [id, code])).toEqual([
      [lastId + 1, '1'],
      [lastId + 4, '4'],
    ]);
  });

  it('asks before it takes away what logic refers to', () => {
    const used = withLogic(places, show('Q2', checked('Q1', 'Handan')));
    const replace = { op: 'replaceOptions', nodeId, options: imported } as const;

    expect(refusal(used, replace)).toEqual({ code: 'referenced', ids: [used.lastId - 1] });
    expect(edit(used, { ...replace, confirmed: true }).logic).toBeUndefined();
    expect(refusal(withLogic(places, show('Q2', answered('Q1'))), replace)).toBeUndefined();
  });

  const many = (count: number): NewOption[] =>
    Array.from({ length: Math.ceil(count / 100) }, (_, place) => ({
      title: `Province ${place}`,
      nodes: Array.from({ length: Math.min(100, count - place * 100) - 1 }, (_each, inner) => ({ title: `Town ${inner}` })),
    }));

  it('is one step, which undo takes back to the byte', () => {
    const replace = { op: 'replaceOptions', nodeId, options: many(2_000) } as const;
    const applied = apply(places, [replace]);
    if (!applied.ok) throw new Error(JSON.stringify(applied.fault));
    const back = apply(applied.definition, applied.inverse);

    expect(applied.created).toHaveLength(2_000);
    expect(back.ok && canonicalText(back.definition)).toBe(canonicalText(places));
  });

  it('takes 10,000 options of all levels and no more, where other questions have 500', () => {
    const replace = (count: number) => ({ op: 'replaceOptions', nodeId, options: many(count) }) as const;
    const flat = survey(single('Q1', 'Where?', ['Here']));
    const lines = Array.from({ length: 501 }, (_, place) => ({ title: `Line ${place}` }));

    expect(refusal(places, replace(10_000))).toBeUndefined();
    expect(refusal(places, replace(10_001))).toEqual(fault('options', 'tooMany', 10_000));
    expect(refusal(flat, { op: 'replaceOptions', nodeId: nodeIdOf(flat, 'Q1'), options: lines })).toEqual(fault('options', 'tooMany', 500));
  });

  it('needs at least one option', () => {
    expect(refusal(places, { op: 'replaceOptions', nodeId, options: [] })).toEqual(fault('options', 'tooShort', 1));
  });
});
