import { describe, expect, it } from '@jest/globals';
import { answered, checked, equal, greater } from '../testing/build-condition.js';
import { carryOver, hide, jump, optionLogic, show, withLogic } from '../testing/build-logic.js';
import { multiple, rank, single, text, upload } from '../testing/build-node.js';
import { survey, surveyWith } from '../testing/build-survey.js';
import { nodeIdOf, optionIdOf } from '../testing/by-name.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { uncoveredParts } from './coverage.js';
import { CoverageCount } from './coverage-count.js';
import { Simulation } from './simulation.js';
import { allRespondents } from './testing/all-respondents.js';

const NOTHING = { questions: [], options: [], rows: [], logic: [] };

function simulated(definition: SurveyDefinition, count: number, seed = 7) {
  const simulation = new Simulation(definition, { count, seed });
  const all = allRespondents(simulation);
  return { all, simulation, missed: uncoveredParts(simulation.coverage) };
}

describe('simulated respondents', () => {
  it('find the one way in hundreds to a question behind several conditions', () => {
    const options = ['a', 'b', 'c', 'd', 'e', 'f'];
    const deep = withLogic(
      survey(
        single('Q1', 'One', options),
        single('Q2', 'Two', options),
        single('Q3', 'Three', options),
        text('Q4', 'How many?', { setting: { format: 1, min: 0, max: 90_000 } }),
        multiple('Q5', 'Deep', options),
      ),
      show('Q5', checked('Q1', 'e'), checked('Q2', 'b'), checked('Q3', 'f'), equal('Q4', 777)),
    );

    expect(simulated(deep, 40).missed).toEqual(NOTHING);
  });

  it('take every jump and reach both ends', () => {
    const shop = withLogic(
      survey(single('Q1', 'Do you shop?', ['yes', 'no', 'never']), text('Q2', 'What?'), text('Q3', 'Why not?')),
      jump('Q1', 'Q3', checked('Q1', 'no')),
      jump('Q1', -1, checked('Q1', 'never')),
    );
    const { simulation, missed } = simulated(shop, 30);

    expect(missed).toEqual(NOTHING);
    expect(simulation.coverage.screened).toBeGreaterThan(0);
    expect(simulation.coverage.length).toEqual({ mean: expect.any(Number), least: 1, most: 3 });
  });

  it('take up options that logic offers seldom, and carried ones', () => {
    const drinks = withLogic(
      survey(
        multiple('Q1', 'Which?', ['tea', 'coffee', { title: 'none', exclusive: true }]),
        single('Q2', 'Where?', ['home', 'office', 'bar']),
        rank('Q3', 'Rank', []),
      ),
      optionLogic('Q2', 'show', ['bar'], [checked('Q1', 'none')]),
      carryOver('Q3', [checked('Q1', 'tea')]),
    );
    const { simulation, missed } = simulated(drinks, 20);
    const carried = simulation.coverage.options.filter(({ nodeId }) => nodeId === nodeIdOf(drinks, 'Q3'));

    expect(missed).toEqual(NOTHING);
    expect(carried.map(({ optionId }) => optionId)).toContain(optionIdOf(drinks, 'Q1', 'tea'));
  });

  it('tell what nobody can come to', () => {
    const dead = withLogic(
      survey(single('Q1', 'One', ['a', 'b']), text('Q2', 'Two'), text('Q3', 'Three')),
      show('Q3', greater('Q2', 5)),
      hide('Q2', answered('Q1')),
    );
    const { missed } = simulated({ ...dead, nodes: dead.nodes.map((one) => ({ ...one, required: true })) }, 30);

    expect(missed.questions.map(({ nodeId }) => nodeId)).toEqual([nodeIdOf(dead, 'Q2'), nodeIdOf(dead, 'Q3')]);
  });

  it('do not get past a question that nobody can answer, and say which', () => {
    const contract = survey(text('Q1', 'Name'), upload('Q2', 'Your contract', { required: true }));

    const without = simulated(contract, 50);
    const withFiles = new Simulation(contract, { count: 5, seed: 1, files: () => ['a-file'] });

    expect([without.all, without.simulation.unanswerable]).toEqual([[], [nodeIdOf(contract, 'Q2')]]);
    expect(allRespondents(withFiles).map((answers) => answers[nodeIdOf(contract, 'Q2')])).toEqual(
      Array.from({ length: 5 }, () => ({ files: ['a-file'] })),
    );
  });

  it('type in the language of the survey', () => {
    const asked = (language: 'zh-CN' | 'en') => simulated(surveyWith({ language }, text('Q1', 'Say', { required: true })), 1).all[0]?.['1'];

    expect(asked('en')).toEqual({ text: expect.stringMatching(/^Test answer [0-9]+$/) });
    expect(asked('zh-CN')).toEqual({ text: expect.stringMatching(/^\p{Script=Han}+ [0-9]+$/u) });
  });
});

describe('coverage', () => {
  it('counts nothing of answers that are not valid any more', () => {
    const definition = survey(single('Q1', 'One', ['a', 'b'], { required: true }));
    const count = new CoverageCount(definition);

    expect([count.addAnswers({}), count.addAnswers({ 1: { option: 2 } })]).toEqual([false, true]);
    expect(count.coverage).toMatchObject({ respondents: 1, length: { mean: 1, least: 1, most: 1 } });
    expect(count.coverage.options.map(({ chosen }) => chosen)).toEqual([1, 0]);
  });

  it('tells nothing of nobody', () => {
    expect(new CoverageCount(survey(text('Q1', 'One'))).coverage).toMatchObject({
      respondents: 0,
      length: { mean: 0, least: 0, most: 0 },
      seconds: { mean: 0, least: 0, most: 0 },
    });
  });
});
