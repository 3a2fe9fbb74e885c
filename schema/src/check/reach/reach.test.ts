import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../../definition/definition.js';
import { compile } from '../../engine/compile.js';
import { seededDraw } from '../testing/draw.js';
import { randomSurvey } from '../testing/random-survey.js';
import { answered, checked, equal, greater, less, ofOption, unchecked } from '../../testing/build-condition.js';
import { carryOver, hide, jump, show, withLogic } from '../../testing/build-logic.js';
import { form, multiple, rank, single, text } from '../../testing/build-node.js';
import { survey } from '../../testing/build-survey.js';
import { Context } from './search/context.js';
import { type KnownFacts, reachOf } from './reach-findings.js';
import { comparingConditions } from './answers/reads.js';
import { walk } from './search/walk.js';

const NOTHING_KNOWN: KnownFacts = { pipings: [], endings: [], faulty: new Set(), empty: new Set(), short: new Set() };

function codesOf(definition: SurveyDefinition): { told: string[]; undecided: string[] } {
  const { findings, undecided } = reachOf(compile(definition), NOTHING_KNOWN);
  return { told: findings.map(({ code }) => code), undecided: undecided.map(({ code }) => code) };
}

/** A sound survey: every third question is shown, hidden or jumped over by the one before. */
function sound(length: number): SurveyDefinition {
  const questions = Array.from({ length }, (_, place) => single(`Q${place + 1}`, `${place + 1}?`, ['a', 'b', 'c'], { required: true }));
  const items = Array.from({ length: length / 3 }, (_, turn) => {
    const [before, owner, next] = [1, 2, 3].map((step) => `Q${turn * 3 + step}`) as [string, string, string];
    if (turn % 3 === 0) return show(owner, checked(before, 'a'));
    return turn % 3 === 1 ? hide(owner, checked(before, 'b')) : jump(before, next, checked(before, 'c'));
  });
  return withLogic(survey(...questions), ...items);
}

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

  it('knows every number that fits its bounds, whole or not', () => {
    const amount = (format: number) => text('Q1', '?', { required: true, setting: { format, min: 0, max: 5 } });
    const beyond = (format: number) => codesOf(withLogic(survey(amount(format), text('Q2', '?')), show('Q2', greater('Q1', 5))));
    const between = (format: number) => withLogic(survey(amount(format), text('Q2', '?')), show('Q2', greater('Q1', 1), less('Q1', 2)));

    for (const format of [1, 2]) expect(beyond(format)).toEqual({ told: ['unreachableQuestion'], undecided: [] });
    expect(codesOf(between(2))).toEqual({ told: [], undecided: [] });
    expect(codesOf(between(1))).toEqual({ told: ['unreachableQuestion'], undecided: [] });
  });

  it('names the carry-overs to blame: all of them where a question has something to offer only by all of them', () => {
    const questions = [multiple('Q1', '?', ['a', 'b']), multiple('Q2', '?', [], { required: true }), text('Q3', '?')];
    const items = [
      carryOver('Q2', [checked('Q1')]),
      carryOver('Q2', [unchecked('Q1')]),
      jump('Q1', 'Q2', checked('Q1', 'a')),
      hide('Q3', answered('Q2')),
    ];
    const definition = withLogic(survey(...questions), ...items);

    const [finding] = reachOf(compile(definition), NOTHING_KNOWN).findings.filter(({ code }) => code === 'unreachableQuestion');

    expect(finding?.conflict?.map((id) => definition.logic?.findIndex((item) => item.id === id))).toEqual([0, 1, 3]);
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
      const draw = seededDraw(seed);
      const compiled = compile(randomSurvey(seed));
      const context = new Context(compiled);
      const reads = context.readers.of(comparingConditions(compiled));
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
