import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { definition as survey30 } from '../../fixtures/survey30/survey30.mjs';
import { validateAnswers } from '../engine/validate-answers.js';
import { everyWay } from '../check/testing/every-way.js';
import { randomSurvey } from '../check/testing/random-survey.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { type Coverage, uncoveredParts } from './coverage.js';
import { CoverageCount } from './coverage-count.js';
import { Simulation } from './simulation.js';
import { allRespondents, someFiles } from './testing/all-respondents.js';
import { everyTypeSurvey } from './testing/every-type.js';
import { randomRuns } from '../testing/random-runs.js';

const SURVEYS = 60;
const MOST_WAYS = 400;
const RESPONDENTS = 500;
const NOTHING = { questions: [], options: [], rows: [], logic: [] };

function simulated(definition: SurveyDefinition, count: number, seed = 1) {
  const simulation = new Simulation(definition, { count, seed, files: someFiles });
  return { all: allRespondents(simulation), simulation };
}

/** Returns the ids of everything that was never reached. */
function missed(coverage: Coverage): unknown {
  const { questions, options, rows, logic } = uncoveredParts(coverage);
  return {
    questions: questions.map(({ nodeId }) => nodeId),
    options: options.map(({ nodeId, optionId }) => [nodeId, optionId]),
    rows: rows.map(({ nodeId, rowId }) => [nodeId, rowId]),
    logic: logic.map(({ logicId }) => logicId),
  };
}

describe('simulated respondents', () => {
  it.each([
    ['a new question of every type', everyTypeSurvey(false)],
    ['a question of every type that must be answered', everyTypeSurvey(true)],
    ['thirty usual questions', survey30],
  ])('cover every question and option of %s, and all answers are valid', (_, definition) => {
    const { all, simulation } = simulated(definition, RESPONDENTS);

    expect(all).toHaveLength(RESPONDENTS);
    expect(all.filter((answers) => !validateAnswers(definition, answers).ok)).toEqual([]);
    expect(simulation.unanswerable).toEqual([]);
    expect(uncoveredParts(simulation.coverage)).toEqual(NOTHING);
  });

  it('come to everything that anybody can come to, on random surveys that were gone through by brute force', () => {
    const different: unknown[] = [];
    for (let seed = 1, judged = 0; judged < SURVEYS; seed += 1) {
      const definition = randomSurvey(seed);
      const ways = everyWay(definition, MOST_WAYS);
      if (ways === null) continue;
      judged += 1;
      const reachable = new CoverageCount(definition);
      for (const { answers } of ways) reachable.addAnswers(answers);
      const { coverage } = simulated(definition, 150, seed).simulation;
      const [expected, found] = [missed(reachable.coverage), missed(coverage)] as { questions: unknown; logic: unknown }[];
      // Brute force follows one answer only where nobody looks: of options and rows it knows too little.
      if (JSON.stringify([expected?.questions, expected?.logic]) !== JSON.stringify([found?.questions, found?.logic])) {
        different.push({ seed, expected, found });
      }
    }

    expect(different).toEqual([]);
  });

  it('give valid answers to any survey, in the form in which they are stored', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc), fc.nat(), (definition, seed) => {
        for (const answers of simulated(definition, 8, seed).all) {
          expect(validateAnswers(definition, answers)).toEqual({ ok: true, answers });
        }
      }),
      randomRuns(150),
    );
  });

  it('are the same for the same seed, and others for another one', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc), fc.nat(), (definition, seed) => {
        expect(simulated(definition, 5, seed).all).toEqual(simulated(definition, 5, seed).all);
      }),
      randomRuns(40),
    );
    expect(simulated(survey30, 3, 1).all).not.toEqual(simulated(survey30, 3, 2).all);
  });

  it('are counted alike on their way and by the answers that were stored', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc), fc.nat(), (definition, seed) => {
        const { all, simulation } = simulated(definition, 8, seed);
        const again = new CoverageCount(definition);
        for (const answers of all) expect(again.addAnswers(answers)).toBe(true);
        expect(again.coverage).toEqual(simulation.coverage);
      }),
      randomRuns(60),
    );
  });
});
