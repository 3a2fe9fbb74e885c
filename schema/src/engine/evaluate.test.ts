import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { checked } from '../testing/build-condition.js';
import { page } from '../testing/build-container.js';
import { matrix } from '../testing/build-grid.js';
import { carryOver, hide, show, withLogic } from '../testing/build-logic.js';
import { cascade, multiple, single, text } from '../testing/build-node.js';
import { survey, surveyWith } from '../testing/build-survey.js';
import { nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { compile, compiledOf } from './compile.js';
import { evaluate, evaluationRecord } from './evaluate.js';
import { codesOf, evaluated, offeredIn } from './testing/by-code.js';

const shop = withLogic(
  survey(single('Q1', 'Colour?', ['red', 'blue'], { required: true }), multiple('Q2', 'Drinks?', ['tea', 'coffee']), text('Q3', 'Why?')),
  show('Q3', checked('Q2', 'tea')),
);

describe('an evaluation', () => {
  it('says all there is to know, as plain data', () => {
    const [q1, q2, q3] = ['Q1', 'Q2', 'Q3'].map((code) => nodeIdOf(shop, code)) as [number, number, number];
    const record = evaluationRecord(evaluated(shop, { Q2: ['coffee'] }));

    expect(JSON.parse(JSON.stringify(record))).toEqual({
      visible: [q1, q2],
      end: null,
      kept: [q2],
      errors: [{ nodeId: q1, reason: 'required' }],
      effective: { [q2]: { options: [{ option: q2 + 2 }] } },
      options: { [q1]: [q1 + 1, q1 + 2], [q2]: [q2 + 1, q2 + 2] },
      rows: {},
      carried: {},
      pages: [expect.objectContaining({ nodeIds: [q1, q2] })],
      texts: {},
    });
    expect(evaluated(shop, { Q2: ['tea'] }).visible).toEqual([q1, q2, q3]);
  });

  it('tells errors in the order of the questions, then keys that are no question', () => {
    const definition = survey(text('Q1', 'Q1', { required: true }), text('Q2', 'Q2', { required: true }));
    const errors = (answers: unknown) => evaluate(compile(definition), answers).errors;
    expect(errors({ 77: { text: 'x' }, toString: 1, '01': 2 })).toEqual([
      { nodeId: 1, reason: 'required' },
      { nodeId: 2, reason: 'required' },
      { nodeId: 77, reason: 'unknownQuestion', key: '77' },
      { nodeId: 0, reason: 'unknownQuestion', key: 'toString' },
      { nodeId: 0, reason: 'unknownQuestion', key: '01' },
    ]);
    expect(errors({ 1: { text: 'x' }, 2: { text: 'y' }, 77: undefined })).toEqual([]);
  });

  it('tells of the first hundred unknown questions', () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [String(1_000 + index), 1]));
    expect(evaluate(compile(survey(text('Q1', 'Q1'))), many).errors).toHaveLength(100);
  });

  it.each([null, undefined, 'x', 7, [], new Map(), () => 1])('takes %p for no answers, of the wrong shape', (answers) => {
    expect(evaluate(compile(survey(text('Q1', 'Q1'))), answers)).toMatchObject({ visible: [1], errors: [{ nodeId: 0, reason: 'shape' }] });
  });

  it('reads each answer on its own: one that cannot be read leaves the others alone', () => {
    const definition = survey(text('Q1', 'Q1'), text('Q2', 'Q2'));
    const answers = {
      1: {
        get text() {
          throw new Error('no');
        },
      },
      2: { text: ' x ' },
    };
    expect(evaluate(compile(definition), answers)).toMatchObject({
      kept: [2],
      effective: { 2: { text: 'x' } },
      errors: [{ nodeId: 1, reason: 'shape' }],
    });
    const throwing = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    );
    expect(evaluate(compile(definition), throwing).errors).toEqual([{ nodeId: 0, reason: 'shape' }]);
  });
});

describe('a seed', () => {
  const titles = Array.from({ length: 12 }, (_, index) => `o${index}`);
  const mixed = survey(
    multiple('Q1', 'Q1', [...titles, { title: 'last', other: true }, { title: 'none', exclusive: true }], { sequence: 1 }),
    matrix(1, 'Q2', 'Q2', titles, ['a', 'b'], { childSequence: 1 }),
  );
  const inOrder = (definition: SurveyDefinition, seed?: string) => offeredIn(definition, 'Q1', evaluated(definition, {}, seed));

  it('orders options and rows, the same for the same seed, and none without', () => {
    expect(inOrder(mixed)).toEqual([...titles, 'last', 'none']);
    expect(inOrder(mixed, 's')).toEqual(inOrder(mixed, 's'));
    expect(inOrder(mixed, 's')).not.toEqual(inOrder(mixed));
    expect(inOrder(mixed, 's').slice(-2)).toEqual(['last', 'none']);
    expect([...inOrder(mixed, 's')].sort()).toEqual([...inOrder(mixed)].sort());
    const rows = (seed?: string) => evaluated(mixed, {}, seed).rows[nodeIdOf(mixed, 'Q2')] ?? [];
    expect(rows('s')).not.toEqual(rows());
    expect([...rows('s')].sort()).toEqual(rows());
  });

  it('draws the rows of a question apart from its options', () => {
    const both = survey(matrix(1, 'Q1', 'Q1', titles, titles, { sequence: 1, childSequence: 1 }));
    const { options, rows } = evaluated(both, {}, 's');
    const places = (ids: readonly number[] = []) => ids.map((id) => [...ids].sort((a, b) => a - b).indexOf(id));
    expect(places(options[1])).not.toEqual(places(rows[1]));
  });

  it('leaves answers in the order of the document', () => {
    expect(evaluated(mixed, { Q1: ['o7', 'o2'] }, 's').effective).toEqual(evaluated(mixed, { Q1: ['o2', 'o7'] }).effective);
  });

  it('keeps groups together, and orders carried options among own ones', () => {
    const nodes = ['g1', 'g2', 'g3'].map((title) => ({ title }));
    const grouped = survey(multiple('Q1', 'Q1', ['a', 'b', 'c', 'd', { title: 'g', group: true, nodes }], { sequence: 1 }));
    const order = inOrder(grouped, 'x');
    const first = order.findIndex((title) => title.startsWith('g'));
    expect(order.slice(first, first + 3).sort()).toEqual(['g1', 'g2', 'g3']);
    const target = withLogic(
      survey(
        multiple('Q0', 'Q0', titles),
        multiple(
          'Q1',
          'Q1',
          titles.map((title) => `own ${title}`),
          { sequence: 1 },
        ),
      ),
      carryOver('Q1', [checked('Q0')]),
    );
    const joined = offeredIn(target, 'Q1', evaluated(target, { Q0: ['o1', 'o2', 'o3'] }, 'x'));
    expect(joined).toHaveLength(15);
    expect(joined.slice(0, 12).every((title) => title.startsWith('own'))).toBe(false);
  });

  it('leaves the levels of a cascade as they are', () => {
    const places = survey(
      cascade(
        'Q1',
        'Q1',
        ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => ({ title, nodes: [{ title: `${title}1` }] })),
        { sequence: 1 },
      ),
    );
    expect(inOrder(places, 's')).toEqual(inOrder(places));
  });
});

describe('pages', () => {
  it('hold what is shown', () => {
    const definition = withLogic(
      surveyWith({ perPage: true }, text('Q1', 'Q1'), page('P1'), text('Q2', 'Q2'), text('Q3', 'Q3')),
      hide('Q2'),
    );
    expect(evaluated(definition, {}).pages.map(({ nodeIds }) => codesOf(definition, nodeIds))).toEqual([['Q1'], ['Q3']]);
  });
});

describe('texts', () => {
  const token = (nodeId: number, fallback = 'you') => `Why <span data-ref="${nodeId}" data-fallback="${fallback}">[Q]</span>?`;

  it('insert earlier answers that count into titles of what is shown', () => {
    const base = survey(
      single('Q1', 'Q1', ['red', 'blue']),
      text('Q2', token(1)),
      single('Q3', 'Q3', [token(1, ''), 'b']),
      text('Q4', token(1)),
    );
    const definition = withLogic(base, hide('Q4'));
    const [q2, option] = [nodeIdOf(base, 'Q2'), optionIdOf(base, 'Q3', token(1, ''))];
    expect(evaluated(definition, { Q1: 'red' }).texts).toEqual({ [q2]: 'Why red?', [option]: 'Why red?' });
    expect(evaluated(definition, {}).texts).toEqual({ [q2]: 'Why you?', [option]: 'Why ?' });
  });

  it('fall back where the answer is of a hidden, a later or a missing question', () => {
    const [q2, q5, missing] = [4, 6, 700];
    const definition = survey(single('Q1', 'Q1', ['red', 'blue']), text('Q2', token(q5)), text('Q3', token(missing)), text('Q5', token(1)));
    expect(evaluated(definition, { Q5: 'x' }).texts).toEqual({ [q2]: 'Why you?', 5: 'Why you?', [q5]: 'Why you?' });
    expect(evaluated(withLogic(definition, hide('Q1')), { Q1: 'red' }).texts[q5]).toBe('Why you?');
    expect(evaluated(definition, { Q1: 'red' }).texts[q5]).toBe('Why red?');
  });

  it('know carried options by their titles', () => {
    const base = survey(multiple('Q1', 'Q1', ['tea', { title: 'other', other: true }]), single('Q2', 'Q2', []), text('Q3', token(4)));
    const definition = withLogic(base, carryOver('Q2', [checked('Q1')]));
    const answers = { 1: { options: [{ option: 2 }, { option: 3, text: 'mate' }] }, 4: { option: 3 } };
    expect(evaluate(compile(definition), answers).texts[5]).toBe('Why mate?');
  });
});

describe('the compiled form', () => {
  it('is made once per definition', () => {
    expect(compiledOf(shop)).toBe(compiledOf(shop));
    expect(compiledOf({ ...shop })).not.toBe(compiledOf(shop));
    expect(compiledOf(shop).definition).toBe(shop);
  });
});
