import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Condition, LogicItem, SurveyDefinition } from '../definition/definition.js';
import { shapeLogic } from '../definition/shape/shape-rules.js';
import { type BuiltCondition, checked, inBrackets, or } from '../testing/build-condition.js';
import { jump, optionLogic, show, withLogic } from '../testing/build-logic.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { answersOf } from '../testing/named-answer.js';
import { nodeByCode, optionIdIn } from '../testing/by-name.js';
import { randomRuns } from '../testing/random-runs.js';
import { evaluated, offeredIn, shown } from './testing/by-code.js';
import { compile } from './compile.js';
import { conditionsTest } from './compile-conditions.js';
import { trace } from './trace.js';

const CODES = ['A', 'B', 'C', 'D', 'E'] as const;
type Code = (typeof CODES)[number];

const five = survey(
  ...CODES.map((code) => single(code, code, ['yes', 'no'])),
  multiple('Then', 'Then', ['one', 'two']),
  text('Last', 'Last'),
);
const yes = (code: Code): BuiltCondition => checked(code, 'yes');
const answersWith = (codes: readonly string[]) => Object.fromEntries(CODES.map((code) => [code, codes.includes(code) ? 'yes' : 'no']));

/** Every way to answer the five questions with yes or no, by the codes answered with yes. */
const WAYS: readonly (readonly Code[])[] = Array.from({ length: 32 }, (_, bits) => CODES.filter((_code, place) => (bits >> place) & 1));

function waysThatShow(...conditions: readonly BuiltCondition[]): string[] {
  const definition = withLogic(five, show('Then', ...conditions));
  return WAYS.filter((codes) => shown(definition, answersWith(codes)).includes('Then')).map((codes) => codes.join(''));
}

const waysWhere = (isWanted: (has: (code: Code) => boolean) => boolean): string[] =>
  WAYS.filter((codes) => isWanted((code) => codes.includes(code))).map((codes) => codes.join(''));

describe('conditions in brackets', () => {
  it('are judged by themselves: A and (B or C)', () => {
    const [b, c] = inBrackets(1, yes('B'), or(yes('C')));
    expect(waysThatShow(yes('A'), b!, c!)).toEqual(waysWhere((has) => has('A') && (has('B') || has('C'))));
  });

  it('stand at the front as well: (A or B) and C', () => {
    const [a, b] = inBrackets(1, yes('A'), or(yes('B')));
    expect(waysThatShow(a!, b!, yes('C'))).toEqual(waysWhere((has) => (has('A') || has('B')) && has('C')));
  });

  it('are joined to the outside by the operator of the first one, and, inside, by those of the others', () => {
    const [b, c] = inBrackets(1, or(yes('B')), yes('C'));
    expect(waysThatShow(yes('A'), b!, c!, yes('D'))).toEqual(waysWhere((has) => has('A') || (has('B') && has('C') && has('D'))));
  });

  it('stand beside other brackets: (A or B) and (C or D)', () => {
    const left = inBrackets(1, yes('A'), or(yes('B')));
    const right = inBrackets(2, yes('C'), or(yes('D')));
    expect(waysThatShow(...left, ...right)).toEqual(waysWhere((has) => (has('A') || has('B')) && (has('C') || has('D'))));
  });

  it('join "and" more tightly inside as well: (A or B and C) and D', () => {
    const inside = inBrackets(1, yes('A'), or(yes('B')), yes('C'));
    expect(waysThatShow(...inside, yes('D'))).toEqual(waysWhere((has) => (has('A') || (has('B') && has('C'))) && has('D')));
  });

  it('decide about jumps and options the same way, and are explained', () => {
    const rule = [yes('A'), ...inBrackets(1, yes('B'), or(yes('C')))];
    const jumping = withLogic(five, jump('E', 'Last', ...rule));
    const hiding = withLogic(five, optionLogic('Then', 'hide', ['two'], rule));
    for (const codes of WAYS) {
      const holds = codes.includes('A') && (codes.includes('B') || codes.includes('C'));
      expect(shown(jumping, answersWith(codes)).includes('Then')).toBe(!holds);
      expect(offeredIn(hiding, 'Then', evaluated(hiding, answersWith(codes)))).toEqual(holds ? ['one'] : ['one', 'two']);
      const told = trace(compile(jumping), answersOf(jumping, answersWith(codes)));
      expect(told.nodes.flatMap(({ items }) => items)[0]?.holds).toBe(holds);
    }
  });
});

/** Judges conditions the way they are read aloud: brackets first, then every "and", then every "or". It shares nothing with the compiled engine. */
function holdsNaively(conditions: readonly Condition[], holds: (condition: Condition) => boolean): boolean {
  const words: (boolean | 'and' | 'or')[] = [];
  for (let place = 0; place < conditions.length; ) {
    const opener = conditions[place]!;
    const group = opener.parentId ?? 0;
    let end = place + 1;
    if (group > 0) while (end < conditions.length && (conditions[end]?.parentId ?? 0) === group) end += 1;
    const members = conditions.slice(place, end).map(({ parentId: _group, ...member }) => member);
    if (place > 0) words.push(opener.operator === 2 ? 'or' : 'and');
    words.push(members.length === 1 ? holds(opener) : holdsNaively(members, (member) => holds(member)));
    place = end;
  }
  const runs = words.reduce<boolean[][]>(
    (all, word) => {
      if (word === 'or') return [...all, []];
      if (word !== 'and') all.at(-1)?.push(word);
      return all;
    },
    [[]],
  );
  return runs.some((run) => run.every(Boolean));
}

const loose = fc.array(
  fc.record({
    code: fc.constantFrom(...CODES),
    negated: fc.boolean(),
    operator: fc.constantFrom(1 as const, 2 as const),
    group: fc.nat({ max: 3 }),
  }),
  { minLength: 1, maxLength: 8 },
);

function definitionWith(parts: readonly { code: Code; negated: boolean; operator: 1 | 2; group: number }[]): SurveyDefinition {
  // Equal numbers are made neighbours, as a saved rule has them.
  const sorted = [...parts].sort((one, other) => one.group - other.group);
  const conditions = sorted.map(({ code, negated, operator, group }, place): Condition => {
    const node = nodeByCode(five, code);
    return {
      id: 1001 + place,
      nodeId: node.id,
      algorithm: negated ? 2 : 1,
      operator,
      parentId: group,
      optionId: [optionIdIn(node, 'yes')],
    };
  });
  const item: LogicItem = { id: 1000, model: 1, type: 2, nodeId: nodeByCode(five, 'Then').id, algorithm: 1, conditions };
  return { ...five, lastId: 1100, logic: [shapeLogic(item)] };
}

describe('the compiled engine', () => {
  it('agrees with a naive reading of any conditions and brackets, on every way to answer', () => {
    fc.assert(
      fc.property(loose, (parts) => {
        const definition = definitionWith(parts);
        const { conditions } = definition.logic![0]!;
        const codeOf = new Map(CODES.map((code) => [nodeByCode(five, code).id, code]));
        for (const codes of WAYS) {
          const expected = holdsNaively(conditions, ({ nodeId, algorithm }) => codes.includes(codeOf.get(nodeId)!) === (algorithm === 1));
          expect(shown(definition, answersWith(codes)).includes('Then')).toBe(expected);
        }
      }),
      randomRuns(60),
    );
  });

  it('judges one condition alone whatever brackets it was taken from', () => {
    const definition = definitionWith([
      { code: 'A', negated: false, operator: 1, group: 1 },
      { code: 'B', negated: false, operator: 1, group: 1 },
    ]);
    const compiled = compile(definition);
    const [first] = definition.logic![0]!.conditions;
    expect(conditionsTest(compiled, [first!])({ answers: [], rowCounts: [] })).toBe(false);
    expect(conditionsTest(compiled, [{ ...first!, algorithm: 2 }])({ answers: [], rowCounts: [] })).toBe(true);
  });
});
