import type { SurveyDefinition } from '../../definition/definition.js';
import { answered, between, checked, count, greater, inRow, less, or, unchecked } from '../../testing/build-condition.js';
import { group } from '../../testing/build-container.js';
import { matrix } from '../../testing/build-grid.js';
import { type BuiltLogic, carryOver, hide, jump, optionLogic, show, withLogic } from '../../testing/build-logic.js';
import { type BuiltNode, multiple, rate, single, text } from '../../testing/build-node.js';
import { survey } from '../../testing/build-survey.js';

/** A survey with one thing wrong, and all that a check is to say about it: code, then what it is about, by codes and titles. */
interface BrokenSurvey {
  readonly what: string;
  readonly definition: SurveyDefinition;
  readonly expected: readonly string[];
}

const asked = { required: true };
const colour = single('Q1', 'Colour?', ['red', 'blue'], asked);
const drinks = multiple('Q2', 'Drinks?', ['tea', 'milk', 'juice'], asked);
const why = text('Q3', 'Why?');
const last = text('Q4', 'Anything else?');

const broken = (what: string, nodes: readonly BuiltNode[], items: readonly BuiltLogic[], ...expected: readonly string[]): BrokenSurvey => ({
  what,
  definition: withLogic(survey(...nodes), ...items),
  expected,
});

const four = [colour, drinks, why, last];
const red = checked('Q1', 'red');
const blue = checked('Q1', 'blue');
const nothing = () => ({ ...survey(...four) });

const quoting = (sourceId: number): BuiltNode => text('Q5', `You said <span data-ref="${sourceId}">?</span>`);

/** Ids: Q1 1, red 2, blue 3. */
const withDangling = (fields: object): SurveyDefinition => ({
  ...nothing(),
  lastId: 99,
  logic: [{ id: 20, model: 1, type: 1, nodeId: 1, target: 9, conditions: [{ id: 21, nodeId: 1, algorithm: 1, optionId: [2] }], ...fields }],
});

function withQuota(
  base: BuiltNode[],
  items: readonly BuiltLogic[],
  cells: readonly number[][],
  nodeIds: readonly number[],
): SurveyDefinition {
  const definition = withLogic(survey(...base), ...items);
  const id = definition.lastId + 1;
  const quota = { id, kind: 'table' as const, name: 'cells', nodeIds, cells: cells.map((optionId) => ({ optionId, limit: 5 })) };
  return { ...definition, lastId: id, quotas: [quota] };
}

const size = single('Q2', 'Size?', ['small', 'large'], asked);
const stay = matrix(1, 'Q2', 'How was it?', ['room', 'food'], ['good', 'bad'], asked);
const carriedInto = (extras: object) => multiple('Q3', 'Which best?', [], extras);

/** Each thing that a check looks for, broken on its own. */
export const BROKEN_SURVEYS: readonly BrokenSurvey[] = [
  broken('a question that two choices at once would show', four, [show('Q3', red, blue)], 'unreachableQuestion Q3 [0]'),
  broken('a question shown and hidden by the same answer', four, [show('Q3', red), hide('Q3', red)], 'unreachableQuestion Q3 [0 1]'),
  broken('a question that is always hidden', four, [hide('Q3', red), hide('Q3', blue)], 'unreachableQuestion Q3 [0 1]'),
  broken(
    'a question behind one that is dead',
    four,
    [hide('Q2'), show('Q3', answered('Q2'))],
    'unreachableQuestion Q2 [0]',
    'unreachableQuestion Q3 [0 1]',
  ),
  broken('a question that every answer jumps over', four, [jump('Q1', 'Q3', red), jump('Q1', 'Q4', blue)], 'unreachableQuestion Q2 [0 1]'),
  broken('a question behind an unconditional jump', four, [jump('Q2', 'Q4')], 'unreachableQuestion Q3 [0]'),
  broken('an end that everybody takes', four, [jump('Q2', 0)], 'unreachableQuestion Q3 [0]', 'unreachableQuestion Q4 [0]'),
  broken(
    'a group that nobody sees',
    [colour, group('G1', 'Group', [drinks, why]), last],
    [show('G1', red, blue)],
    'unreachableQuestion G1 [0]',
  ),
  broken(
    'answers that contradict each other across a question',
    [colour, size, why, last],
    [show('Q2', red), show('Q3', checked('Q2', 'small'), blue)],
    'unreachableQuestion Q3 [0 1]',
  ),
  broken(
    'an option that nobody is offered',
    four,
    [optionLogic('Q2', 'show', ['milk'], [red, blue])],
    'unreachableOption Q2 milk [0]',
    'neverHolds Q2 0 [0]',
  ),
  broken(
    'an option shown and hidden by the same answer',
    four,
    [optionLogic('Q2', 'show', ['tea'], [red]), optionLogic('Q2', 'hide', ['tea'], [red])],
    'unreachableOption Q2 tea [0 1]',
    'showAndHide Q2 1 0 {"1":{"option":2}}',
  ),
  broken('a row that nobody sees', [colour, stay, last], [optionLogic('Q2', 'hide', ['food'], [], 2)], 'unreachableRow Q2 food [0]'),
  broken(
    'a number beyond the scale',
    [rate('Q1', 'How good?', asked), why, last],
    [jump('Q1', 'Q4', greater('Q1', 5))],
    'neverHolds Q1 0 [0]',
  ),
  broken(
    'more choices than may be made',
    [multiple('Q1', 'Which?', ['a', 'b', 'c'], { ...asked, setting: { max: 2 } }), why, last],
    [hide('Q3', count('Q1', 3))],
    'neverHolds Q3 0 [0]',
  ),
  broken(
    'a number that is below and above',
    [rate('Q1', 'How good?', asked), why, last],
    [hide('Q3', less('Q1', 2), greater('Q1', 4))],
    'neverHolds Q3 0 [0]',
  ),
  broken(
    'a condition that is always true',
    [rate('Q1', 'How good?', asked), why, last],
    [show('Q3', between('Q1', 1, 5))],
    'alwaysHolds Q3 0 [0]',
  ),
  broken(
    'either this answer or any other',
    four,
    [jump('Q1', 'Q3', red, or(unchecked('Q1', 'red')))],
    'unreachableQuestion Q2 [0]',
    'alwaysHolds Q1 0 [0]',
  ),
  broken('an answered question that must be answered', four, [show('Q3', answered('Q1'))], 'alwaysHolds Q3 0 [0]'),
  broken(
    'one dead condition of two',
    [rate('Q1', 'How good?', asked), why, last],
    [hide('Q3', less('Q1', 2), or(greater('Q1', 5)))],
    'neverHolds Q3 0.1 [0]',
  ),
  broken(
    'a jump behind one that is always taken',
    four,
    [jump('Q1', 'Q3', red), jump('Q1', 'Q4', checked('Q1', 'red'))],
    'shadowedJump Q1 1 [0 1]',
  ),
  broken(
    'a question shown by one answer and hidden by another',
    four,
    [show('Q3', red), hide('Q3', checked('Q2', 'tea'))],
    'showAndHide Q3 1 0 {"1":{"option":2},"4":{"options":[{"option":5}]}}',
  ),
  { what: 'a jump to a deleted question', definition: withDangling({ target: 77 }), expected: ['missingTarget Q1 0'] },
  { what: 'a jump to the question itself', definition: withDangling({ target: 1 }), expected: ['backwardTarget Q1 0'] },
  { what: 'a jump back', definition: withDangling({ nodeId: 8, target: 1 }), expected: ['backwardTarget Q3 0'] },
  {
    what: 'a condition on a deleted question',
    definition: withDangling({ type: 2, nodeId: 8, target: undefined, algorithm: 1, conditions: [{ id: 21, nodeId: 77, algorithm: 11 }] }),
    expected: ['missingSource Q3 0', 'unreachableQuestion Q3 [0]'],
  },
  broken(
    'a text that quotes a question that may not be asked',
    [colour, size, quoting(4)],
    [show('Q2', red)],
    'skippedPiped Q5 Q2 {"1":{"option":3}}',
  ),
  broken('a text that quotes a later question', [quoting(2), single('Q1', 'Colour?', ['red'], asked)], [], 'laterPiped Q5'),
  broken('a text that quotes a deleted question', [colour, quoting(77)], [], 'missingPiped Q5'),
  broken(
    'options carried over from what may not be asked',
    [colour, drinks, multiple('Q3', 'Best?', ['water'])],
    [show('Q2', red), carryOver('Q3', [checked('Q2')])],
    'skippedCarry Q3 1 Q2 {"1":{"option":3}}',
  ),
  broken(
    'carry-over that can leave nothing',
    [multiple('Q1', 'Seen?', ['a', 'b'], asked), carriedInto({})],
    [carryOver('Q3', [unchecked('Q1')])],
    'emptyCarry Q3 {"1":{"options":[{"option":2},{"option":3}]}}',
  ),
  broken(
    'a minimum that may be more than what remains',
    [multiple('Q1', 'Seen?', ['a', 'b', 'c'], asked), carriedInto({ setting: { min: 2 } })],
    [carryOver('Q3', [checked('Q1')])],
    'minMayFallShort Q3 {"1":{"options":[{"option":2}]}}',
  ),
  broken(
    'a minimum above the most that can remain',
    [multiple('Q1', 'Seen?', ['a', 'b', 'c'], { ...asked, setting: { max: 2 } }), carriedInto({ setting: { min: 3 } })],
    [carryOver('Q3', [checked('Q1')])],
    'minUnreachable Q3 [0]',
  ),
  {
    what: 'a quota cell that nobody can reach',
    definition: withQuota(
      [colour, size, last],
      [optionLogic('Q2', 'hide', ['large'], [red])],
      [
        [2, 6],
        [3, 6],
      ],
      [1, 4],
    ),
    expected: ['unreachableCell 2-6 [0]'],
  },
  {
    what: 'a quota cell of people who are screened out',
    definition: withQuota([colour, last], [jump('Q1', -1, red)], [[2], [3]], [1]),
    expected: ['unreachableCell 2 [0]'],
  },
  broken(
    'a survey that nobody can complete',
    four,
    [jump('Q1', -1, red), jump('Q2', -1, or(unchecked('Q1', 'red')))],
    'unreachableQuestion Q3 [0 1]',
    'unreachableQuestion Q4 [0 1]',
    'alwaysHolds Q2 1 [0 1]',
    'unreachableEnd [0 1]',
  ),
  broken(
    'a row that no answer can come from',
    [colour, stay, last],
    [optionLogic('Q2', 'hide', ['food'], [], 2), hide('Q4', inRow('food', checked('Q2', 'bad')))],
    'unreachableRow Q2 food [0]',
    'neverHolds Q4 1 [0 1]',
  ),
];
