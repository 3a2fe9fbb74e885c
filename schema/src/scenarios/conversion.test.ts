import { describe, expect, it } from '@jest/globals';
import { conversionsOf } from '../catalogue/conversions.js';
import type { QuestionKey } from '../catalogue/entry/question-key.js';
import { questionCatalogue, questionRow, rowByKey } from '../catalogue/question-catalogue.js';
import { optionsOf, rowsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import { conversionLoss, type ConversionLoss, isLossless } from '../edit/conversion-loss.js';
import type { OperationOf } from '../edit/operation/operation.js';
import { answered, checked, greater } from '../testing/build-condition.js';
import { group } from '../testing/build-container.js';
import { matrix } from '../testing/build-grid.js';
import { carryOver, jump, show, withLogic } from '../testing/build-logic.js';
import { form, multiple, question, single, text } from '../testing/build-node.js';
import { survey, surveyWith } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';
import { done, outline } from './undoing.js';

const drinks = ['tea', 'coffee', { title: 'other', other: true, type: 1 }, { title: 'none', exclusive: true }];

function to(definition: SurveyDefinition, key: QuestionKey, code = 'Q1'): OperationOf<'convertNode'> {
  const { type = 0, subType } = rowByKey(key);
  return { op: 'convertNode', nodeId: nodeIdOf(definition, code), type, subType };
}

const converted = (definition: SurveyDefinition, key: QuestionKey, code = 'Q1'): SurveyNode =>
  nodeByCode(edit(definition, { ...to(definition, key, code), confirmed: true }), code);

function loss(definition: SurveyDefinition, key: QuestionKey, code = 'Q1'): ConversionLoss {
  const found = conversionLoss(definition, nodeIdOf(definition, code), key);
  if (found === undefined) throw new Error(`${code} does not become ${key}`);
  return found;
}

const titles = (parts: readonly { readonly title: string }[]) => parts.map(({ title }) => title);

describe('the types that a question can become', () => {
  it('are all that ask or say something, and never a page or a container', () => {
    const { type } = rowByKey('single');
    const all = conversionsOf({ type });

    expect(all).toHaveLength(43);
    expect(all).toContain('statement');
    for (const key of ['single', 'page', 'group', 'pageBlock', 'loop', 'block'] as const) expect(all).not.toContain(key);
    expect(questionCatalogue.filter((row) => conversionsOf(row).length === 0).map(({ key }) => key)).toEqual([
      'page',
      'group',
      'pageBlock',
      'loop',
      'block',
    ]);
  });

  it('are refused otherwise', () => {
    const shop = survey(single('Q1', 'a', ['x']), group('G1', 'b', [text('Q2', 'c')]));

    expect(refusal(shop, { op: 'convertNode', nodeId: 1, type: 0 })).toEqual(fault('type', 'notAllowed'));
    expect(refusal(shop, { op: 'convertNode', nodeId: 1, type: 8 })).toEqual(fault('type', 'notAllowed'));
    expect(refusal(shop, { op: 'convertNode', nodeId: 1, type: 14, subType: 7 })).toEqual(fault('subType', 'notAllowed'));
    expect(refusal(shop, { op: 'convertNode', nodeId: 3, type: 1 })).toEqual(fault('type', 'notAllowed'));
    expect(refusal(shop, { op: 'convertNode', nodeId: 99, type: 1 })).toEqual({ code: 'notFound', id: 99 });
    expect(edit(shop, { op: 'convertNode', nodeId: 1, type: 1 })).toEqual(shop);
  });
});

describe('a single choice', () => {
  const shop = survey(single('Q1', 'Drinks?', drinks, { required: true, setting: { column: 2 }, sequence: 1 }));
  const before = nodeByCode(shop, 'Q1');

  it('stays what it is as a drop-down, except for its columns', () => {
    expect(converted(shop, 'dropdown')).toEqual({ ...before, type: 6, setting: undefined });
    expect(loss(shop, 'dropdown')).toMatchObject({ settings: ['column'], parts: [], traits: [] });
  });

  it('becomes a ranking of the same options, without inputs and exclusion', () => {
    const rank = converted(shop, 'rank');

    expect(optionsOf(rank).map(({ id, title }) => [id, title])).toEqual(optionsOf(before).map(({ id, title }) => [id, title]));
    expect(rank).toMatchObject({ required: true, sequence: 1 });
    expect(loss(shop, 'rank').traits.map(({ trait, ids }) => [trait, ids.length])).toEqual([
      ['other', 1],
      ['input', 1],
      ['exclusive', 1],
    ]);
  });

  it('becomes the columns of a matrix whose rows are new, or the rows of one that is rated', () => {
    const [picked, rated] = [converted(shop, 'matrixSingle'), converted(shop, 'matrixRate')];

    expect(titles(optionsOf(picked))).toEqual(['tea', 'coffee', 'other', 'none']);
    expect(rowsOf(picked).map(({ id }) => id)).toEqual([shop.lastId + 1, shop.lastId + 2]);
    expect(rowsOf(rated).map(({ id }) => id)).toEqual(optionsOf(before).map(({ id }) => id));
    expect([rated.childSequence, rated.sequence]).toEqual([1, undefined]);
  });

  it('becomes an evaluation with a level for each of its options', () => {
    const evaluation = converted(shop, 'evaluate');

    expect(evaluation.setting).toEqual({ max: 4 });
    expect(titles(optionsOf(evaluation))).toEqual(['tea', 'coffee', 'other', 'none']);
  });

  it('loses its options as an open text, which keeps title, code and being required', () => {
    expect(converted(shop, 'text')).toEqual({ id: 1, code: 'Q1', type: 3, title: 'Drinks?', required: true });
    expect(titles(loss(shop, 'text').parts)).toEqual(['tea', 'coffee', 'other', 'none']);
    expect(loss(shop, 'text')).toMatchObject({ kept: [], order: true, settings: ['column'] });
  });
});

describe('other questions', () => {
  it('get what the new type needs: an open text that becomes a choice has the options of a new one', () => {
    const shop = surveyWith({ language: 'en' }, text('Q1', 'Why?'));

    expect(titles(optionsOf(converted(shop, 'single')))).toEqual(['Option 1', 'Option 2']);
    expect(isLossless(loss(shop, 'single'))).toBe(true);
  });

  it('fields of a form become columns of a table with their inputs, and rows of a matrix', () => {
    const shop = survey(form('Q1', 'You', ['name', { title: 'mobile', type: 3 }]));

    expect(optionsOf(converted(shop, 'growingTable')).map(({ title, type }) => [title, type])).toEqual([
      ['name', undefined],
      ['mobile', 3],
    ]);
    expect(titles(rowsOf(converted(shop, 'matrixSingle')))).toEqual(['name', 'mobile']);
    expect(loss(shop, 'matrixSingle').traits).toEqual([{ trait: 'input', ids: [3] }]);
  });

  it('rows of a matrix become items of a ranking, its columns the options of a choice', () => {
    const shop = survey(matrix(1, 'Q1', 'Taste', ['tea', 'coffee'], ['good', 'bad']));

    expect(titles(optionsOf(converted(shop, 'rank')))).toEqual(['tea', 'coffee']);
    expect(titles(optionsOf(converted(shop, 'multiple')))).toEqual(['good', 'bad']);
    expect(loss(shop, 'multiple').parts.map(({ kind, title }) => [kind, title])).toEqual([
      ['row', 'tea'],
      ['row', 'coffee'],
    ]);
  });

  it('groups of options give way to their members where there are none, and a cascade keeps its highest level', () => {
    const grouped = survey(multiple('Q1', 'a', [{ title: 'G', group: true, nodes: [{ title: 'x' }, { title: 'y' }] }, 'z']));
    const places = survey(question(10, 'Q1', 'Where?', [{ title: 'north', nodes: [{ title: 'up' }] }, 'south']));

    expect(titles(optionsOf(converted(grouped, 'rank')))).toEqual(['x', 'y', 'z']);
    expect(loss(grouped, 'rank').parts).toMatchObject([{ kind: 'group', title: 'G' }]);
    expect(titles(optionsOf(converted(places, 'single')))).toEqual(['north', 'south']);
    expect(titles(loss(places, 'single').parts)).toEqual(['up']);
  });

  it('settings come along where they mean the same and fit', () => {
    const scale = (setting: SurveyNode['setting']) => survey(question(13, 'Q1', 'How much?', [], { setting }));

    expect(converted(scale({ min: 0, max: 10, left_text: 'low' }), 'rate').setting).toEqual({ min: 0, max: 10, left_text: 'low' });
    expect(converted(scale({ max: 50, left_text: 'low' }), 'rate').setting).toEqual({ left_text: 'low' });
    expect(loss(scale({ max: 50, left_text: 'low' }), 'rate').settings).toEqual(['max']);
    expect(converted(survey(multiple('Q1', 'a', ['x', 'y'], { setting: { max: 1 } })), 'rank').setting).toEqual({ max: 1 });
    expect(converted(survey(multiple('Q1', 'a', ['x', 'y'], { setting: { max: 1 } })), 'text').setting).toBeUndefined();
  });

  it('a title too long for the new type goes with its option', () => {
    const shop = survey(single('Q1', 'a', ['short', 'x'.repeat(60)]));

    expect(titles(optionsOf(converted(shop, 'cascade')))).toEqual(['short']);
  });

  it('points and key of an exam stay where both types have such a key', () => {
    const shop = survey(single('Q1', 'a', ['x', 'y'], { exam: { score: 2, optionIds: [2] } }));

    expect(converted(shop, 'multiple').exam).toEqual({ score: 2, optionIds: [2] });
    expect([converted(shop, 'rank').exam, loss(shop, 'rank').exam]).toEqual([{ score: 2 }, 'key']);
    expect([converted(shop, 'rate').exam, loss(shop, 'rate').exam]).toEqual([undefined, 'all']);
  });

  it('being marked in parts ends where a switch leaves one right answer', () => {
    const shop = survey(multiple('Q1', 'a', ['x', 'y'], { exam: { score: 2, scoring: 'partial', optionIds: [2] } }));

    expect(edit(shop, { op: 'updateNode', nodeId: 1, set: { type: 1 } }).nodes[0]?.exam).toEqual({ score: 2, optionIds: [2] });
  });

  it('a statement has no number, and the questions behind it close up', () => {
    const shop = survey(text('Q1', 'a'), text('Q2', 'b'), text('Q3', 'c'));
    const said = edit(shop, to(shop, 'statement'));

    expect(outline(said.nodes)).toBe('$Q1 a, Q1 b, Q2 c');
    expect(outline(edit(said, { op: 'convertNode', nodeId: 1, type: 1 }).nodes)).toBe('Q1 a, Q2 b, Q3 c');
  });

  it('a statement keeps a code that somebody typed', () => {
    const shop = survey(text('Intr', 'a'), text('Q2', 'b'));

    expect(outline(edit(shop, to(shop, 'statement', 'Intr')).nodes)).toBe('Intr a, Q2 b');
  });
});

describe('what refers to a question', () => {
  const shop = survey(single('Q1', 'Drinks?', drinks), multiple('Q2', 'Best?', ['x']), text('Q3', 'Why?'));

  it('stays where it keeps its meaning', () => {
    const used = withLogic(shop, show('Q3', checked('Q1', 'tea'), answered('Q1')));

    expect(edit(used, to(used, 'dropdown')).logic).toEqual(used.logic);
    expect(loss(used, 'dropdown').logic).toEqual([]);
  });

  it('goes only when confirmed where it has lost it: conditions, options carried over, jumps', () => {
    const used = withLogic(shop, show('Q3', checked('Q1', 'tea'), answered('Q1')), carryOver('Q2', [checked('Q1')]), jump('Q1', 'Q3'));
    const ids = (used.logic ?? []).map(({ id }) => id);

    expect(refusal(used, to(used, 'text'))).toEqual({ code: 'referenced', ids: expect.arrayContaining(ids.slice(0, 2)) });
    expect([...loss(used, 'text').logic].sort((a, b) => a - b)).toEqual(ids.slice(0, 2));
    expect([...loss(used, 'form').logic].sort((a, b) => a - b)).toEqual(ids);
    const after = edit(used, { ...to(used, 'text'), confirmed: true });
    expect(after.logic?.map(({ id, conditions }) => [id, conditions.length])).toEqual([
      [ids[0], 1],
      [ids[2], 0],
    ]);
  });

  it('compares no numbers with texts', () => {
    const rated = withLogic(survey(question(4, 'Q1', 'Rate', []), text('Q2', 'Why?')), show('Q2', greater('Q1', 3)));

    expect(loss(rated, 'slider').logic).toEqual([]);
    expect(loss(rated, 'text').logic).toHaveLength(1);
  });

  it('inserts an answer as long as there is one that texts can hold', () => {
    const piped = survey(single('Q1', 'Drink?', ['tea']), text('Q2', 'Why <span data-ref="1" data-fallback="this">[Q1]</span>?'));

    expect(edit(piped, to(piped, 'text')).nodes[1]).toEqual(piped.nodes[1]);
    expect(loss(piped, 'rate').texts).toEqual([3]);
    expect(edit(piped, { ...to(piped, 'rate'), confirmed: true }).nodes[1]?.title).toBe('Why this?');
  });

  it('comes back with the question by an undo, ids and all', () => {
    const used = withLogic(shop, show('Q3', checked('Q1', 'tea')), carryOver('Q2', [checked('Q1')]));
    for (const key of conversionsOf(nodeByCode(used, 'Q1'))) {
      const { definition, inverse } = done(used, { ...to(used, key), confirmed: true });

      expect(apply(definition, inverse)).toMatchObject({ ok: true, definition: used });
    }
  });
});

it('an option that an undo makes of a row again leaves the rows alone that others have added', () => {
  const shop = survey(single('Q1', 'a', ['x', 'y']));
  const { definition, inverse } = done(shop, to(shop, 'matrixRate'));
  const meanwhile = edit(definition, { op: 'addRow', nodeId: 1, row: { title: 'z' } });

  expect(questionRow(meanwhile.nodes[0] ?? { type: 0 }).key).toBe('matrixRate');
  expect(apply(meanwhile, inverse).ok).toBe(false);
});
