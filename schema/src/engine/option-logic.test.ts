import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { answered, checked, count, inRow } from '../testing/build-condition.js';
import { matrix, table } from '../testing/build-grid.js';
import { optionLogic, show, withLogic } from '../testing/build-logic.js';
import { type BuiltNode, cascade, evaluate, multiple, rank, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf, optionIdOf, rowIdOf } from '../testing/by-name.js';
import { evaluated, type Named, offeredIn, shown } from './testing/by-code.js';

const ask = single('Q1', 'Q1', ['yes', 'no']);
const yes = checked('Q1', 'yes');
const no = checked('Q1', 'no');

const offered = (definition: SurveyDefinition, answers: Named): string =>
  offeredIn(definition, 'Q2', evaluated(definition, answers)).join(' ');

describe('option logic', () => {
  const colours = survey(ask, multiple('Q2', 'Q2', ['red', 'blue', 'green'], { required: true }), text('Q3', 'Q3'));

  it('shows the options named in it when it holds [S3.logic.model-2] [S3.logic.option-type-1]', () => {
    const definition = withLogic(colours, optionLogic('Q2', 'show', ['red', 'blue'], [yes]));
    expect(offered(definition, { Q1: 'yes' })).toBe('red blue green');
    expect(offered(definition, { Q1: 'no' })).toBe('green');
  });

  it('hides them when it holds [S3.logic.model-2] [S3.logic.target-hide]', () => {
    const definition = withLogic(colours, optionLogic('Q2', 'hide', ['red'], [yes]));
    expect(offered(definition, { Q1: 'yes' })).toBe('blue green');
    expect(offered(definition, { Q1: 'no' })).toBe('red blue green');
  });

  it('of several items needs one that shows and none that hides (R6)', () => {
    const definition = withLogic(
      colours,
      optionLogic('Q2', 'show', ['red'], [yes]),
      optionLogic('Q2', 'show', ['red', 'blue'], [no]),
      optionLogic('Q2', 'hide', ['green', 'blue'], [no]),
    );
    expect(offered(definition, { Q1: 'yes' })).toBe('red green');
    expect(offered(definition, { Q1: 'no' })).toBe('red');
    expect(offered(definition, {})).toBe('green');
  });

  it('takes back a choice that is not on offer, at once and in silence (R15)', () => {
    const definition = withLogic(colours, optionLogic('Q2', 'hide', ['red'], [yes]), show('Q3', count('Q2', 1)));
    const { effective, errors } = evaluated(definition, { Q1: 'yes', Q2: ['red', 'blue'] });
    expect(effective[nodeIdOf(definition, 'Q2')]).toEqual({ options: [{ option: optionIdOf(definition, 'Q2', 'blue') }] });
    expect(errors).toEqual([]);
    expect(shown(definition, { Q1: 'yes', Q2: ['red', 'blue'] })).toBe('Q1 Q2 Q3');
    expect(shown(definition, { Q1: 'no', Q2: ['red', 'blue'] })).toBe('Q1 Q2');
  });

  it('that leaves nothing hides the question, required or not (R16)', () => {
    const definition = withLogic(colours, optionLogic('Q2', 'hide', ['red', 'blue', 'green'], [yes]));
    expect(shown(definition, { Q1: 'yes', Q2: ['red'] })).toBe('Q1 Q3');
    expect(evaluated(definition, { Q1: 'yes', Q2: ['red'] })).toMatchObject({ errors: [], kept: [nodeIdOf(definition, 'Q1')] });
  });

  it('names nothing: nothing happens', () => {
    expect(offered(withLogic(colours, optionLogic('Q2', 'hide', [], [])), {})).toBe('red blue green');
  });

  it('speaks of a group with all of its options, and of one option in it', () => {
    const nodes = [{ title: 'tea' }, { title: 'coffee' }];
    const grouped = survey(ask, multiple('Q2', 'Q2', ['water', { title: 'hot', group: true, nodes }]));
    expect(offered(grouped, {})).toBe('water tea coffee');
    expect(offered(withLogic(grouped, optionLogic('Q2', 'hide', ['hot'], [yes])), { Q1: 'yes' })).toBe('water');
    expect(offered(withLogic(grouped, optionLogic('Q2', 'hide', ['tea'], [yes])), { Q1: 'yes' })).toBe('water coffee');
    expect(offered(withLogic(grouped, optionLogic('Q2', 'hide', ['hot', 'water'], [])), {})).toBe('');
  });

  it('hides a level of a cascade with everything below it', () => {
    const places = survey(
      ask,
      cascade('Q2', 'Q2', [
        { title: 'north', nodes: [{ title: 'town' }] },
        { title: 'south', nodes: [{ title: 'port' }] },
      ]),
    );
    const definition = withLogic(places, optionLogic('Q2', 'hide', ['north'], [yes]));
    expect(offered(definition, { Q1: 'yes' })).toBe('south port');
    expect(evaluated(definition, { Q1: 'yes', Q2: ['north', 'town'] }).kept).toEqual([nodeIdOf(definition, 'Q1')]);
    expect(evaluated(definition, { Q1: 'no', Q2: ['north', 'town'] }).kept).toHaveLength(2);
  });

  it('hides questions of other kinds when none of their options is left', () => {
    const hidden = (node: BuiltNode, ...titles: string[]) => shown(withLogic(survey(ask, node), optionLogic('Q2', 'hide', titles, [])), {});
    expect(hidden(rank('Q2', 'Q2', ['a', 'b']), 'a', 'b')).toBe('Q1');
    expect(hidden(rank('Q2', 'Q2', ['a', 'b']), 'a')).toBe('Q1 Q2');
    expect(hidden(evaluate('Q2', 'Q2', ['a', 'b']), 'a', 'b')).toBe('Q1');
    expect(hidden(matrix(1, 'Q2', 'Q2', ['r'], ['a']), 'a')).toBe('Q1');
    expect(hidden(matrix(3, 'Q2', 'Q2', ['r'], ['a']), 'a')).toBe('Q1');
    expect(hidden(table('Q2', 'Q2', ['r'], ['a']), 'a')).toBe('Q1');
  });
});

describe('a question that has no options at all', () => {
  it('is hidden where it cannot be answered without (R16)', () => {
    const nodes = [single('A', 'A', []), rank('B', 'B', []), matrix(1, 'C', 'C', ['r'], []), matrix(4, 'D', 'D', []), text('E', 'E')];
    expect(shown(survey(...nodes, matrix(4, 'F', 'F', ['r']), matrix(3, 'G', 'G', ['r'], [])), {})).toBe('E F G');
  });
});

describe('row logic', () => {
  const rows = survey(ask, matrix(1, 'Q2', 'Q2', ['r1', 'r2', 'r3'], ['a', 'b'], { required: true }), text('Q3', 'Q3'));

  it('shows and hides rows [S3.logic.option-type-2]', () => {
    const definition = withLogic(rows, optionLogic('Q2', 'hide', ['r2'], [yes], 2));
    const rowsShown = (answers: Named) => evaluated(definition, answers).rows[nodeIdOf(definition, 'Q2')];
    expect(rowsShown({ Q1: 'yes' })).toEqual([rowIdOf(definition, 'Q2', 'r1'), rowIdOf(definition, 'Q2', 'r3')]);
    expect(rowsShown({ Q1: 'no' })).toHaveLength(3);
    expect(offered(definition, { Q1: 'yes' })).toBe('a b');
  });

  it('makes the answer to a hidden row void (R15)', () => {
    const definition = withLogic(rows, optionLogic('Q2', 'hide', ['r2'], [yes], 2), show('Q3', inRow('r2', answered('Q2'))));
    const answers = { Q2: { r1: ['a'], r2: ['a'], r3: ['b'] } };
    expect(shown(definition, { Q1: 'yes', ...answers })).toBe('Q1 Q2');
    expect(evaluated(definition, { Q1: 'yes', ...answers }).errors).toEqual([]);
    expect(shown(definition, { Q1: 'no', ...answers })).toBe('Q1 Q2 Q3');
  });

  it('that leaves no row hides the question (R16)', () => {
    expect(shown(withLogic(rows, optionLogic('Q2', 'hide', ['r1', 'r2', 'r3'], [yes], 2)), { Q1: 'yes' })).toBe('Q1 Q3');
    expect(shown(withLogic(rows, optionLogic('Q2', 'hide', ['a', 'b'], [yes])), { Q1: 'yes' })).toBe('Q1 Q3');
  });
});
