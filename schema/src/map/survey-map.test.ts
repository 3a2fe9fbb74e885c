import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SurveyDefinition } from '../definition/definition.js';
import { compiledOf } from '../engine/compile.js';
import { readGivenAnswers } from '../engine/given.js';
import { Pass } from '../engine/pass.js';
import { arbitraryAnswers } from '../testing/arbitrary-answers.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { answered, checked } from '../testing/build-condition.js';
import { group } from '../testing/build-container.js';
import { carryOver, hide, jump, optionLogic, show, withLogic } from '../testing/build-logic.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode } from '../testing/by-name.js';
import { pathOf } from './path.js';
import { surveyMap } from './survey-map.js';
import { randomRuns } from '../testing/random-runs.js';

const yesNo = (code: string) => single(code, code, ['yes', 'no']);
const yes = (code: string) => checked(code, 'yes');
const four = survey(...['Q1', 'Q2', 'Q3', 'Q4'].map(yesNo));

const codeOf = ({ nodes }: SurveyDefinition, id: number): string =>
  nodes.flatMap((node) => [node, ...(node.nodes ?? [])]).find((node) => node.id === id)?.code ?? '?';

/** Stops by their codes, each with where its ways lead. */
function told(definition: SurveyDefinition) {
  const { stops } = surveyMap(definition);
  return stops.map(({ nodeId, ways }) => [
    codeOf(definition, nodeId),
    ...ways.map(({ item, to, end }) => {
      const stop = stops[to];
      const where = stop === undefined ? `end ${end ?? 'behind'}` : codeOf(definition, stop.nodeId);
      return item === null ? where : `jump ${where}`;
    }),
  ]);
}

function pathTold(definition: SurveyDefinition, ...taken: readonly number[]) {
  const map = surveyMap(definition);
  const items = definition.logic ?? [];
  const choices = new Map(taken.map((place) => [items[place]?.nodeId ?? 0, items[place]?.id ?? 0]));
  const path = pathOf(map, choices);
  return { codes: path.nodeIds.map((id) => codeOf(definition, id)), forks: path.forks.length, end: path.end };
}

describe('a map', () => {
  it('has a way on from every stop, and one for every jump that can be taken', () => {
    const definition = withLogic(
      four,
      jump('Q1', 'Q4', yes('Q1')),
      jump('Q1', 0, answered('Q1')),
      jump('Q3', -1, yes('Q2')),
      jump('Q4', 'Q1'),
    );

    expect(told(definition)).toEqual([
      ['Q1', 'jump Q4', 'jump end 0', 'Q2'],
      ['Q2', 'Q3'],
      ['Q3', 'jump end -1', 'Q4'],
      ['Q4', 'end behind'],
    ]);
  });

  it('has no way behind a jump that is always taken, unless its question may not be asked', () => {
    const definition = withLogic(four, jump('Q1', 'Q3'), jump('Q1', 'Q4', yes('Q1')), show('Q3', yes('Q2')), jump('Q3', 0));

    expect(told(definition)).toEqual([
      ['Q1', 'jump Q3'],
      ['Q2', 'Q3'],
      ['Q3', 'jump end 0', 'Q4'],
      ['Q4', 'end behind'],
    ]);
  });

  it('puts the jumps of a group on its last question, and questions inside it deeper', () => {
    const definition = withLogic(survey(yesNo('Q1'), group('G1', 'G1', [yesNo('Q2'), yesNo('Q3')]), yesNo('Q4')), jump('G1', 0, yes('Q2')));

    expect(told(definition)).toEqual([
      ['Q1', 'G1'],
      ['G1', 'Q2'],
      ['Q2', 'Q3'],
      ['Q3', 'jump end 0', 'Q4'],
      ['Q4', 'end behind'],
    ]);
    expect(surveyMap(definition).stops.map(({ depth }) => depth)).toEqual([0, 0, 1, 1, 0]);
  });

  it('tells what of a question depends on earlier answers', () => {
    const definition = withLogic(
      survey(multiple('Q1', 'Q1', ['a', 'b']), single('Q2', 'Q2', ['c', 'd']), text('Q3', 'Q3')),
      carryOver('Q2', [checked('Q1')]),
      optionLogic('Q2', 'hide', ['c'], [checked('Q1', 'a')]),
      hide('Q3', checked('Q1', 'a')),
    );
    const piping = { ...nodeByCode(definition, 'Q3'), title: '<span data-ref="1" data-field="answer"></span>' };
    const piped = { ...definition, nodes: [...definition.nodes.slice(0, 2), piping] };

    expect(surveyMap(piped).stops.map(({ dependents }) => dependents)).toEqual([[], ['options', 'carried'], ['shown', 'texts']]);
  });
});

describe('a path', () => {
  const forked = withLogic(four, jump('Q1', 'Q4', yes('Q1')), jump('Q2', -1, yes('Q2')));

  it('goes from question to question where nothing is chosen', () => {
    expect(pathTold(forked)).toEqual({ codes: ['Q1', 'Q2', 'Q3', 'Q4'], forks: 2, end: null });
  });

  it('takes the jumps that are chosen, as far as it comes to them', () => {
    expect(pathTold(forked, 0, 1)).toEqual({ codes: ['Q1', 'Q4'], forks: 1, end: null });
    expect(pathTold(forked, 1)).toEqual({ codes: ['Q1', 'Q2'], forks: 2, end: -1 });
  });

  it('passes through a container into whose middle it leads, and is none where there is nothing', () => {
    const definition = withLogic(
      survey(yesNo('Q1'), group('G1', 'G1', [yesNo('Q2'), yesNo('Q3')]), yesNo('Q4')),
      jump('Q1', 'Q3', yes('Q1')),
    );

    expect(pathTold(definition, 0).codes).toEqual(['Q1', 'G1', 'Q3', 'Q4']);
    expect(pathTold(survey()).codes).toEqual([]);
  });

  it('is the way that the engine goes when it takes the same jumps', () => {
    const given = arbitraryDefinition(fc).chain((definition) =>
      arbitraryAnswers(fc, definition).map((answers) => ({ definition, answers })),
    );
    fc.assert(
      fc.property(given, ({ definition, answers }) => {
        const compiled = compiledOf(definition);
        const pass = new Pass(compiled, readGivenAnswers(compiled, answers));
        fc.pre(pass.taken.every(({ from }) => from.role !== 'page'));
        const map = surveyMap(definition);
        const taken = new Set(pass.taken.map(({ jump: { item } }) => item.id));
        const choices = new Map(
          map.stops.flatMap(({ nodeId, ways }) =>
            ways.flatMap(({ item }) => (item && taken.has(item.id) ? [[nodeId, item.id] as const] : [])),
          ),
        );

        const path = pathOf(map, choices);

        const left = new Set(['jumpedOver', 'ended']);
        const met = compiled.nodes.filter(({ role, position }) => role !== 'page' && !left.has(pass.states[position] ?? 'ended'));
        expect(path.nodeIds).toEqual(met.map(({ id }) => id));
        expect(path.end).toBe(pass.end);
      }),
      randomRuns(300),
    );
  });
});
