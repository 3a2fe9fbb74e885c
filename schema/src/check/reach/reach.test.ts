import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../../definition/definition.js';
import { compile } from '../../engine/compile.js';
import { drawing } from '../testing/draw.js';
import { randomSurvey } from '../testing/random-survey.js';
import { answered, checked, equal, ofOption } from '../../testing/build-condition.js';
import { hide, jump, show, withLogic } from '../../testing/build-logic.js';
import { form, multiple, rank, single, text } from '../../testing/build-node.js';
import { survey } from '../../testing/build-survey.js';
import { Context } from './context.js';
import { type Known, reachOf } from './reach-findings.js';
import { comparing } from './reads.js';
import { walk } from './walk.js';

const NOTHING_KNOWN: Known = { pipings: [], faulty: new Set(), empty: new Set(), short: new Set() };

const codesOf = (definition: SurveyDefinition): { told: string[]; undecided: string[] } => {
  const { findings, undecided } = reachOf(compile(definition), NOTHING_KNOWN);
  return { told: findings.map(({ code }) => code), undecided: undecided.map(({ code }) => code) };
};

/** A sound survey: every third question is shown, hidden or jumped over by the one before. */
const sound = (length: number): SurveyDefinition => {
  const questions = Array.from({ length }, (_, place) => single(`Q${place + 1}`, `${place + 1}?`, ['a', 'b', 'c'], { required: true }));
  const items = Array.from({ length: length / 3 }, (_, turn) => {
    const [before, owner, next] = [1, 2, 3].map((step) => `Q${turn * 3 + step}`) as [string, string, string];
    if (turn % 3 === 0) return show(owner, checked(before, 'a'));
    return turn % 3 === 1 ? hide(owner, checked(before, 'b')) : jump(before, next, checked(before, 'c'));
  });
  return withLogic(survey(...questions), ...items);
};

describe('the look at all ways through a survey', () => {
  it('visits a sound survey of 300 questions with 100 items no more often than 50 passes do', () => {
    const definition = sound(300);
    const budgets = { search: { steps: 1_000_000 }, evidence: { steps: 1_000_000 } };

    const { findings, undecided } = reachOf(compile(definition), NOTHING_KNOWN, budgets);

    expect([definition.logic?.length, findings, undecided]).toEqual([100, [], []]);
    expect(1_000_000 - budgets.search.steps).toBeLessThanOrEqual(50 * 300);
    expect(budgets.evidence.steps).toBe(1_000_000);
  });

  it('tells nothing that it could not go through', () => {
    const definition = withLogic(sound(6), show('Q5', checked('Q1', 'a'), checked('Q1', 'b')), hide('Q6', checked('Q1', 'a')));

    const { findings, undecided } = reachOf(compile(definition), NOTHING_KNOWN, { search: { steps: 0 }, evidence: { steps: 0 } });

    expect(findings).toEqual([]);
    expect(undecided.length).toBeGreaterThan(0);
  });

  it('leaves undecided what depends on answers that it has only some of', () => {
    const fields = form('Q1', 'Who?', ['name', 'town'], { required: true });
    const many = rank('Q1', 'Order?', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], { required: true });

    expect(codesOf(withLogic(survey(fields, text('Q2', '?')), show('Q2', ofOption('town', equal('Q1', 'Bonn')))))).toEqual({
      told: [],
      undecided: ['unreachableQuestion'],
    });
    expect(codesOf(withLogic(survey(many, text('Q2', '?')), show('Q2', ofOption('b', equal('Q1', 9)))))).toEqual({
      told: [],
      undecided: ['unreachableQuestion'],
    });
  });

  it('knows that something is answered, whatever it is', () => {
    const fields = form('Q1', 'Who?', ['name', 'town'], { required: true });

    expect(codesOf(withLogic(survey(fields, text('Q2', '?')), show('Q2', answered('Q1'))))).toEqual({
      told: ['alwaysHolds'],
      undecided: [],
    });
  });

  it('is bounded where many questions play together', () => {
    const questions = Array.from({ length: 30 }, (_, place) => multiple(`Q${place + 1}`, '?', ['a', 'b', 'c']));
    const all = questions.map(({ code }) => checked(code, 'a'));
    const budgets = { search: { steps: 20_000 }, evidence: { steps: 20_000 } };

    reachOf(compile(withLogic(survey(...questions, text('Q31', '?')), show('Q31', ...all), hide('Q31', ...all))), NOTHING_KNOWN, budgets);

    expect(budgets.search.steps).toBeGreaterThan(-20_000);
    expect(budgets.evidence.steps).toBeGreaterThan(-20_000);
  });

  it('sees in the part that matters what is so in the whole', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const draw = drawing(seed);
      const compiled = compile(randomSurvey(seed));
      const context = new Context(compiled);
      const reads = context.readers.of(comparing(compiled));
      const whole = walk(compiled, compiled.nodes, (node, pass) => {
        const { candidates } = context.poolAt(node, pass, reads.get(node.position), node.kind === 'multiple');
        return candidates[draw(Math.max(1, candidates.length))]?.value;
      });
      for (const { position } of compiled.nodes) {
        const { path } = context.influence.coneOf([position], [position]);
        const part = walk(compiled, path, (node) => whole.chosen.get(node.position));
        const seen = path.map((node) => [part.pass.states[node.position], part.pass.answers[node.position]]);
        expect(seen).toEqual(path.map((node) => [whole.pass.states[node.position], whole.pass.answers[node.position]]));
      }
    }
  });
});
