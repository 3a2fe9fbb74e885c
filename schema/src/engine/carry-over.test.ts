import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { checked, unchecked } from '../testing/build-condition.js';
import { matrix } from '../testing/build-grid.js';
import { carryOver, hide, optionLogic, show, withLogic } from '../testing/build-logic.js';
import { dropdown, multiple, rank, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { compile } from './compile.js';
import { evaluate } from './evaluate.js';
import { evaluated, type Named, offeredIn, shown } from './testing/by-code.js';

const source = multiple('Q1', 'Q1', ['tea', 'coffee', 'water', { title: 'other', other: true }, { title: 'none', exclusive: true }]);
const empty = multiple('Q2', 'Q2', []);

const offered = (definition: SurveyDefinition, answers: Named, code = 'Q2'): string =>
  offeredIn(definition, code, evaluated(definition, answers)).join(' ');

const byId = (definition: SurveyDefinition, answers: object) => evaluate(compile(definition), answers);

const shownWith = (definition: SurveyDefinition, answers: object): number => byId(definition, answers).visible.length;

const errorsOf = (definition: SurveyDefinition, answers: object) => byId(definition, answers).errors;

describe('carried-over options', () => {
  it('are the checked ones, in the order of their source (R17)', () => {
    const definition = withLogic(survey(source, empty), carryOver('Q2', [checked('Q1')]));
    expect(offered(definition, { Q1: ['water', 'tea'] })).toBe('tea water');
    expect(shown(definition, {})).toBe('Q1');
  });

  it('or those that are not checked: all of them where nothing is (R2), never "other" and never the exclusive one', () => {
    const definition = withLogic(survey(source, empty), carryOver('Q2', [unchecked('Q1')]));
    expect(offered(definition, { Q1: ['tea'] })).toBe('coffee water');
    expect(offered(definition, {})).toBe('tea coffee water');
    expect(offered(definition, { Q1: ['none'] })).toBe('tea coffee water');
  });

  it('never bring the exclusive option along', () => {
    const definition = withLogic(survey(source, empty), carryOver('Q2', [checked('Q1')]));
    expect(shown(definition, { Q1: ['none'] })).toBe('Q1');
  });

  it('bring a checked "other" under what was typed, escaped, and ask for no more', () => {
    const definition = withLogic(survey(source, empty), carryOver('Q2', [checked('Q1')]));
    const [first, second, other] = [nodeIdOf(definition, 'Q1'), nodeIdOf(definition, 'Q2'), optionIdOf(definition, 'Q1', 'other')];
    const answers = { [first]: { options: [{ option: other, text: '<b>mate</b> & "co"' }] }, [second]: { options: [{ option: other }] } };
    const { carried, effective, errors } = byId(definition, answers);
    expect(carried[second]).toEqual([{ id: other, code: '4', title: '&lt;b&gt;mate&lt;/b&gt; &amp; &quot;co&quot;' }]);
    expect(effective).toEqual(answers);
    expect(errors).toEqual([]);
  });

  it('keep the title of an "other" without a text', () => {
    const quiet = multiple('Q1', 'Q1', ['tea', { title: 'other', other: true, required: false }]);
    expect(offered(withLogic(survey(quiet, empty), carryOver('Q2', [checked('Q1')])), { Q1: ['other'] })).toBe('other');
  });

  it('stand behind own ones and before own other and own exclusive ones (R17)', () => {
    const own = multiple('Q2', 'Q2', [{ title: 'more', other: true }, 'milk', { title: 'nothing', exclusive: true }]);
    const definition = withLogic(survey(source, own), carryOver('Q2', [checked('Q1')]));
    expect(offered(definition, { Q1: ['tea'] })).toBe('milk tea more nothing');
    expect(offered(survey(source, own), {})).toBe('more milk nothing');
  });

  it('stand where their author put them, and own ones keep their order then', () => {
    const own = multiple('Q2', 'Q2', [{ title: 'more', other: true }, 'milk', 'juice', { title: 'nothing', exclusive: true }]);
    const placed = (after: string | 0) => withLogic(survey(source, own), carryOver('Q2', [checked('Q1')], 1, after));
    expect(offered(placed(0), { Q1: ['tea', 'water'] })).toBe('tea water more milk juice nothing');
    expect(offered(placed('more'), { Q1: ['tea', 'water'] })).toBe('more tea water milk juice nothing');
    expect(offered(placed('juice'), { Q1: ['tea'] })).toBe('more milk juice tea nothing');
    expect(offered(placed('milk'), {})).toBe('more milk juice nothing');
  });

  it('stand at their place where logic hides the option that they stand behind, and behind a whole group', () => {
    const own = multiple('Q2', 'Q2', ['milk', 'juice']);
    const definition = withLogic(
      survey(source, own),
      carryOver('Q2', [checked('Q1')], 1, 'milk'),
      optionLogic('Q2', 'hide', ['milk'], [checked('Q1', 'tea')]),
    );
    expect(offered(definition, { Q1: ['tea'] })).toBe('tea juice');
    const grouped = multiple('Q2', 'Q2', [{ title: 'cold', group: true, nodes: [{ title: 'milk' }, { title: 'juice' }] }, 'mate']);
    const plain = withLogic(survey(source, grouped), carryOver('Q2', [checked('Q1')]));
    const cold = plain.nodes[1]?.options?.[0]?.id;
    const logic = plain.logic?.map((item) => ({ ...item, after: cold }));
    expect(offered({ ...plain, logic }, { Q1: ['tea'] })).toBe('milk juice tea mate');
  });

  it('stand behind the own ones where what they stood behind is gone', () => {
    const own = multiple('Q2', 'Q2', [{ title: 'more', other: true }, 'milk']);
    const plain = withLogic(survey(source, own), carryOver('Q2', [checked('Q1')]));
    const logic = plain.logic?.map((item) => ({ ...item, after: 900 }));
    expect(offered({ ...plain, logic }, { Q1: ['tea'] })).toBe('milk tea more');
  });

  it('are joined in the order of the conditions, each one once (R18)', () => {
    const second = single('Q0', 'Q0', ['juice', 'milk']);
    const definition = withLogic(
      survey(second, source, empty),
      carryOver('Q2', [checked('Q1'), unchecked('Q0'), unchecked('Q1'), checked('Q1')]),
    );
    expect(offered(definition, { Q0: 'juice', Q1: ['water'] })).toBe('water milk tea coffee');
  });

  it('come once where the target has the same option itself, by its key', () => {
    const plain = withLogic(survey(source, multiple('Q2', 'Q2', ['milk'])), carryOver('Q2', [unchecked('Q1')]));
    const keyed = plain.nodes.map((node) =>
      node.code === 'Q2'
        ? { ...node, options: node.options?.map((option) => ({ ...option, optionKey: optionIdOf(plain, 'Q1', 'coffee') })) }
        : node,
    );
    expect(offered({ ...plain, nodes: keyed }, {})).toBe('milk tea water');
  });

  it('come once where two sources have the same option, by its key, and are told apart from own ones', () => {
    const plain = withLogic(
      survey(single('Q0', 'Q0', ['mate']), source, multiple('Q2', 'Q2', ['milk'])),
      carryOver('Q2', [unchecked('Q0'), unchecked('Q1')]),
    );
    const key = optionIdOf(plain, 'Q0', 'mate');
    const nodes = plain.nodes.map((node) =>
      node.code === 'Q1'
        ? { ...node, options: node.options?.map((option) => (option.title === 'coffee' ? { ...option, optionKey: key } : option)) }
        : node,
    );
    const { carried } = byId({ ...plain, nodes }, {});
    expect(carried[nodeIdOf(plain, 'Q2')]?.map(({ title }) => title)).toEqual(['mate', 'tea', 'water']);
  });

  it('of a hidden source are none (R1), and hidden options never come as unchecked (R15)', () => {
    const ask = single('Q0', 'Q0', ['yes', 'no']);
    const hidden = withLogic(survey(ask, source, empty), hide('Q1', checked('Q0', 'yes')), carryOver('Q2', [unchecked('Q1')]));
    expect(shown(hidden, { Q0: 'yes', Q1: ['tea'] })).toBe('Q0');
    const without = withLogic(survey(ask, source, empty), optionLogic('Q1', 'hide', ['tea'], []), carryOver('Q2', [unchecked('Q1')]));
    expect(offered(without, {})).toBe('coffee water');
  });

  it('of a later, a missing or a text question are none (R8)', () => {
    const later = withLogic(survey(multiple('Q2', 'Q2', ['milk']), source), carryOver('Q2', [unchecked('Q1')]));
    expect(offered(later, { Q1: ['tea'] })).toBe('milk');
    const gone = {
      ...later,
      logic: later.logic?.map((item) => ({ ...item, conditions: item.conditions.map((one) => ({ ...one, nodeId: 900 })) })),
    };
    expect(offered(gone, {})).toBe('milk');
    const texts = withLogic(
      survey(text('Q1', 'Q1'), rank('Q0', 'Q0', ['a']), multiple('Q2', 'Q2', ['milk'])),
      carryOver('Q2', [unchecked('Q1'), unchecked('Q0')]),
    );
    expect(offered(texts, {})).toBe('milk');
  });

  it('are chosen like own ones, and taken back when they go (R15)', () => {
    const definition = withLogic(
      survey(source, empty, text('Q3', 'Q3')),
      carryOver('Q2', [checked('Q1')]),
      show('Q3', { code: 'Q2', algorithm: 11 }),
    );
    const [first, second] = [nodeIdOf(definition, 'Q1'), nodeIdOf(definition, 'Q2')];
    const tea = optionIdOf(definition, 'Q1', 'tea');
    const Q2 = { options: [{ option: tea }] };
    expect(evaluated(definition, { Q1: ['tea'], Q2: [] }).effective[second]).toBeUndefined();
    expect(shownWith(definition, { [first]: { options: [{ option: tea }] }, [second]: Q2 })).toBe(3);
    expect(shownWith(definition, { [first]: { options: [{ option: optionIdOf(definition, 'Q1', 'water') }] }, [second]: Q2 })).toBe(2);
  });

  it('an option that can never come along is unknown; one that could is dropped in silence', () => {
    const stranger = single('Q0', 'Q0', ['juice']);
    const definition = withLogic(survey(stranger, source, multiple('Q2', 'Q2', ['milk'])), carryOver('Q2', [checked('Q1')]));
    const second = nodeIdOf(definition, 'Q2');
    const chosen = (option: number) => errorsOf(definition, { [second]: { options: [{ option }] } });
    expect(chosen(optionIdOf(definition, 'Q1', 'tea'))).toEqual([]);
    expect(chosen(optionIdOf(definition, 'Q0', 'juice'))).toEqual([
      { nodeId: second, reason: 'unknownOption', optionId: optionIdOf(definition, 'Q0', 'juice') },
    ]);
  });

  it('are carried on, from question to question', () => {
    const chain = withLogic(
      survey(source, dropdown('Q2', 'Q2', ['milk']), multiple('Q3', 'Q3', [])),
      carryOver('Q2', [checked('Q1')]),
      carryOver('Q3', [unchecked('Q2')]),
    );
    expect(offered(chain, { Q1: ['tea', 'water'], Q2: 'milk' }, 'Q3')).toBe('tea water');
    expect(offered(chain, { Q1: ['tea', 'water'] }, 'Q3')).toBe('milk tea water');
    const third = nodeIdOf(chain, 'Q3');
    expect(errorsOf(chain, { [third]: { options: [{ option: optionIdOf(chain, 'Q1', 'coffee') }] } })).toEqual([]);
  });

  it('are subject to the option logic of their target', () => {
    const definition = withLogic(survey(source, multiple('Q2', 'Q2', ['milk'])), carryOver('Q2', [checked('Q1')]));
    const tea = optionIdOf(definition, 'Q1', 'tea');
    const rule = { id: 900, model: 2, type: 2, nodeId: nodeIdOf(definition, 'Q2'), algorithm: 2, optionId: [tea], conditions: [] } as const;
    expect(offered({ ...definition, logic: [...(definition.logic ?? []), rule] }, { Q1: ['tea', 'water'] })).toBe('milk water');
  });

  it('become rows of a matrix (option type 2)', () => {
    const definition = withLogic(survey(source, matrix(4, 'Q2', 'Q2', ['own'])), carryOver('Q2', [checked('Q1')], 2));
    const second = nodeIdOf(definition, 'Q2');
    const tea = optionIdOf(definition, 'Q1', 'tea');
    const answers = { [nodeIdOf(definition, 'Q1')]: { options: [{ option: tea }] }, [second]: { rows: { [tea]: { number: 4 } } } };
    expect(evaluated(definition, { Q1: ['tea'] }).rows[second]).toEqual([definition.nodes[1]?.children?.[0]?.id, tea]);
    expect(byId(definition, answers)).toMatchObject({ errors: [], effective: answers });
    expect(shown(withLogic(survey(source, matrix(4, 'Q2', 'Q2', [])), carryOver('Q2', [checked('Q1')], 2)), {})).toBe('Q1');
  });
});
