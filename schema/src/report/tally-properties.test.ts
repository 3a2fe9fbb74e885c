import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answers } from '../answer/answer.js';
import { questionCatalogue } from '../catalogue/question-catalogue.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { arbitraryAnswers, arbitraryHostileAnswers } from '../testing/arbitrary-answers.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { question } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import type { OverallFigures } from './figures.js';
import { overallFigures } from './overall-figures.js';
import { addResponse, createTally } from './tally.js';
import { randomRuns } from '../testing/random-runs.js';

const RUNS = randomRuns(500);

function after(definition: SurveyDefinition, responses: readonly Answers[]): OverallFigures {
  const tally = createTally(definition);
  for (const answers of responses) addResponse(tally, answers);
  return overallFigures(tally);
}

/** The figures without what is listed newest first: that has to follow the order. */
const counted = (figures: OverallFigures): unknown =>
  JSON.parse(JSON.stringify(figures, (key, value: unknown) => (['latest', 'texts', 'positions'].includes(key) ? undefined : value)));

describe('the tally', () => {
  it('counts the same in whatever order responses come', () => {
    const asked = arbitraryDefinition(fc).chain((definition) =>
      fc
        .array(arbitraryAnswers(fc, definition), { minLength: 2, maxLength: 8 })
        .chain((responses) =>
          fc.record({ responses: fc.constant(responses), shuffled: fc.shuffledSubarray(responses, { minLength: responses.length }) }),
        )
        .map((orders) => ({ definition, ...orders })),
    );
    fc.assert(
      fc.property(asked, ({ definition, responses, shuffled }) => {
        expect(counted(after(definition, shuffled))).toEqual(counted(after(definition, responses)));
      }),
      RUNS,
    );
  });

  it('passes over whatever is no answer, and gives figures that JSON can carry', () => {
    const asked = arbitraryDefinition(fc).chain((definition) =>
      fc.array(arbitraryHostileAnswers(fc, definition), { maxLength: 5 }).map((responses) => ({ definition, responses })),
    );
    fc.assert(
      fc.property(asked, ({ definition, responses }) => {
        const records = responses.filter((answers): answers is Answers => typeof answers === 'object' && answers !== null);

        const figures = after(definition, records);

        expect(figures.total).toBe(records.length);
        expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
      }),
      RUNS,
    );
  });

  it('counts numbers in bounded memory: the median of many different ones is nearly exact, in any order', () => {
    const asked = survey(question(3, 'Q1', 'How much?', [], { setting: { format: 2 } }));
    const numbers = Array.from({ length: 20_001 }, (_, place) => place / 4);
    const responses = numbers.map((number): Answers => ({ 1: { text: String(number) } }));

    const [figures] = after(asked, responses).questions;
    const [backwards] = after(asked, [...responses].reverse()).questions;

    expect(figures?.numbers).toMatchObject({ answered: 20_001, mean: 2500, min: 0, max: 5000 });
    expect(Math.abs((figures?.numbers?.median ?? 0) - 2500)).toBeLessThan(5);
    expect(backwards?.numbers).toEqual(figures?.numbers);
  });

  it('keeps a thousand divisions and counts the rest with the others, in any order', () => {
    const asked = survey(question(11, 'Q1', 'Where?'));
    const codes = Array.from({ length: 1_500 }, (_, place) => String(100_000 + place));
    const responses = codes.map((code): Answers => ({ 1: { codes: [code] } }));

    const [figures] = after(asked, responses).questions;
    const [backwards] = after(asked, [...responses].reverse()).questions;

    expect([figures?.areas?.length, figures?.others]).toEqual([1_000, 500]);
    expect(backwards).toEqual(figures);
  });

  it('has figures for every entry of the catalogue that can be answered, and none for the others', () => {
    for (const { type, subType, answer, key } of questionCatalogue) {
      if (type === undefined) continue;
      const asked = { ...question(type, 'Q1', key, ['a']), subType, children: [{ title: 'row' }] };
      const [figures] = after(survey(asked), []).questions;
      const parts = Object.keys(figures ?? {}).filter(
        (part) => !['nodeId', 'code', 'title', 'type', 'retired', 'base', 'others'].includes(part),
      );

      expect([key, parts.length > 0]).toEqual([key, answer !== 'none']);
    }
  });
});
