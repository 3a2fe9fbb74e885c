import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SurveyDefinition } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { answered, checked } from '../testing/build-condition.js';
import { group } from '../testing/build-container.js';
import { carryOver, hide, jump, optionLogic, show, withLogic } from '../testing/build-logic.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { impactOf, dependenciesOf, type NodeRelations } from './node-relations.js';
import { randomRuns } from '../testing/random-runs.js';

const yesNo = (code: string) => single(code, code, ['yes', 'no']);
const yes = (code: string) => checked(code, 'yes');

/** Rules by their place in the logic of the survey, nodes by code. */
function told(definition: SurveyDefinition, { rules, texts, nodeIds }: NodeRelations) {
  const codes = new Map(definition.nodes.flatMap((node) => [node, ...(node.nodes ?? [])]).map(({ id, code }) => [id, code]));
  const codesOf = (ids: readonly number[]) => ids.map((id) => codes.get(id));
  return { rules: rules.map((item) => definition.logic?.indexOf(item)), texts: codesOf(texts), nodes: codesOf(nodeIds) };
}
const on = (definition: SurveyDefinition, code: string) => told(definition, dependenciesOf(definition, nodeIdOf(definition, code)));
const about = (definition: SurveyDefinition, code: string) => told(definition, impactOf(definition, nodeIdOf(definition, code)));

const five = survey(...['Q1', 'Q2', 'Q3', 'Q4', 'Q5'].map(yesNo));

describe('ties of a question', () => {
  it('are the rules that show and hide it, in both directions, and the questions behind those', () => {
    const definition = withLogic(five, show('Q3', yes('Q2')), hide('Q2', yes('Q1')), show('Q5', yes('Q4')));

    expect(on(definition, 'Q3')).toEqual({ rules: [0], texts: [], nodes: ['Q1', 'Q2'] });
    expect(about(definition, 'Q1')).toEqual({ rules: [1], texts: [], nodes: ['Q2', 'Q3'] });
    expect(on(definition, 'Q1')).toEqual({ rules: [], texts: [], nodes: [] });
    expect(about(definition, 'Q5')).toEqual({ rules: [], texts: [], nodes: [] });
  });

  it('are jumps that lead past it, and not those that lead to it', () => {
    const definition = withLogic(five, jump('Q2', 'Q4', yes('Q1')));

    expect(on(definition, 'Q3')).toEqual({ rules: [0], texts: [], nodes: ['Q1', 'Q2'] });
    expect(on(definition, 'Q4')).toEqual({ rules: [], texts: [], nodes: [] });
    expect(about(definition, 'Q1')).toEqual({ rules: [0], texts: [], nodes: ['Q3'] });
  });

  it('are options that come, go or are brought along', () => {
    const definition = withLogic(
      survey(multiple('Q1', 'Q1', ['a', 'b']), single('Q2', 'Q2', ['c', 'd'])),
      carryOver('Q2', [checked('Q1')]),
      optionLogic('Q2', 'hide', ['c'], [checked('Q1', 'a')]),
    );

    expect(on(definition, 'Q2')).toEqual({ rules: [0, 1], texts: [], nodes: ['Q1'] });
    expect(about(definition, 'Q1')).toEqual({ rules: [0, 1], texts: [], nodes: ['Q2'] });
  });

  it('are what shows and hides the group around it', () => {
    const definition = withLogic(survey(yesNo('Q1'), group('G1', 'G1', [yesNo('Q2')])), show('G1', yes('Q1')));

    expect(on(definition, 'Q2')).toEqual({ rules: [0], texts: [], nodes: ['Q1', 'G1'] });
    expect(about(definition, 'Q1').nodes).toEqual(['G1', 'Q2']);
  });

  it('are answers in texts', () => {
    const definition = survey(text('Q1', 'Q1'), text('Q2', '<span data-ref="1" data-field="answer"></span>'));

    expect(on(definition, 'Q2')).toEqual({ rules: [], texts: ['Q1'], nodes: ['Q1'] });
    expect(about(definition, 'Q1')).toEqual({ rules: [], texts: ['Q2'], nodes: ['Q2'] });
  });

  it('are the same seen from either end', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc), (definition) => {
        const ids = Array.from(walkNodes(definition.nodes), ({ id }) => id);
        const pairs = (ties: (id: number) => readonly (readonly [number, number])[]) => ids.flatMap(ties).map(String).sort();

        const upstream = pairs((id) => dependenciesOf(definition, id).nodeIds.map((source) => [source, id]));
        const downstream = pairs((id) => impactOf(definition, id).nodeIds.map((target) => [id, target]));

        expect(downstream).toEqual(upstream);
      }),
      randomRuns(200),
    );
  });

  it('are not rules without effect: on later answers, back, or of what is not there', () => {
    const definition = withLogic(five, show('Q2', yes('Q4')), jump('Q3', 'Q1', answered('Q2')));

    expect(about(definition, 'Q4')).toEqual({ rules: [], texts: [], nodes: [] });
    expect(about(definition, 'Q2')).toEqual({ rules: [], texts: [], nodes: [] });
    expect(dependenciesOf(definition, 999)).toEqual({ rules: [], texts: [], nodeIds: [] });
    expect(impactOf(definition, 999)).toEqual({ rules: [], texts: [], nodeIds: [] });
  });
});
