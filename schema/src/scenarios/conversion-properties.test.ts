import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { conversionsOf } from '../catalogue/conversions.js';
import type { QuestionRow } from '../catalogue/entry/question-row.js';
import { questionCatalogue, questionRow, rowByKey } from '../catalogue/question-catalogue.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { findNode } from '../definition/walk.js';
import { apply } from '../edit/apply.js';
import { isLossless } from '../edit/conversion-loss.js';
import { columnPlan } from '../export/column-plan.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { isFullRun, randomRuns } from '../testing/random-runs.js';
import { brokenPromises, converted, isCanonical, sourceOf } from './conversion-promises.js';

/** Random questions of each type in a full run, each converted to every other type: so many of each ordered pair. */
const PER_PAIR = 500;
const SHORT_PER_PAIR = 1;

const convertible = questionCatalogue.filter((row) => conversionsOf(row).length > 0);

const arbitraries = new Map<string, fc.Arbitrary<SurveyDefinition>>();

/** Random surveys with a question of one type in them. Made once for each type: to make them takes longer than to draw from them. */
function surveysWith(entry: QuestionRow): fc.Arbitrary<SurveyDefinition> {
  const surveys = arbitraries.get(entry.key) ?? arbitraryDefinition(fc, { entry });
  arbitraries.set(entry.key, surveys);
  return surveys;
}

describe('a random question that becomes one of another type', () => {
  it.each(convertible.map((row) => [row.key, row] as const))(
    'keeps what it is said to keep, loses what it is said to lose, and comes back to the byte: %s',
    (_, from) => {
      const targets = conversionsOf(from).map(rowByKey);
      const property = fc.property(surveysWith(from), (definition) => {
        const source = sourceOf(definition, from);

        expect(isCanonical(definition)).toBe(true);
        expect(targets.flatMap((to) => brokenPromises(converted(source, to)))).toEqual([]);
      });
      fc.assert(property, { ...randomRuns(PER_PAIR), numRuns: isFullRun ? PER_PAIR : SHORT_PER_PAIR });
    },
  );

  it('changes as a switch of the catalogue does where there is one, which loses no parts', () => {
    for (const row of convertible)
      for (const { type, subType } of row.switchesTo)
        fc.assert(
          fc.property(surveysWith(row), (definition) => {
            const { result, before, loss } = converted(sourceOf(definition, row), questionRow({ type, subType }));
            const switched = apply(definition, [{ op: 'updateNode', nodeId: before.id, set: { type, subType }, confirmed: true }]);

            expect(switched.ok && switched.definition).toEqual(result.definition);
            expect([loss.parts, loss.traits]).toEqual([[], []]);
          }),
          randomRuns(500),
        );
  });

  it('gives columns of both types to a survey that was answered before, none of which means two things', () => {
    const pairs = convertible.flatMap((from) => conversionsOf(from).map((to) => [from, rowByKey(to)] as const));
    const drawn = fc.constantFrom(...pairs).chain(([from, to]) => fc.tuple(surveysWith(from), fc.constant([from, to] as const)));
    fc.assert(
      fc.property(drawn, ([definition, [from, to]]) => {
        const { result } = converted(sourceOf(definition, from), to);
        const kinds = (...versions: SurveyDefinition[]) => columnPlan(versions).columns.map(({ key, kind }) => [key, kind] as const);
        const newer = new Map(kinds(result.definition));
        const both = kinds(result.definition, definition);

        expect(new Set(both.map(([key]) => key)).size).toBe(both.length);
        expect(kinds(definition).filter(([key, kind]) => (newer.get(key) ?? kind) !== kind)).toEqual([]);
      }),
      randomRuns(5_000),
    );
  });

  it('says that nothing is lost only where the way back by hand is open: converting back gives the same question', () => {
    for (const [from, to] of [
      ['form', 'multipleInput'],
      ['single', 'dropdown'],
      ['age', 'single'],
    ] as const) {
      fc.assert(
        fc.property(surveysWith(rowByKey(from)), (definition) => {
          const { result, before, loss } = converted(sourceOf(definition, rowByKey(from)), rowByKey(to));
          fc.pre(isLossless(loss) && before.options !== undefined);
          const { type = 0, subType } = rowByKey(from);
          const back = apply(result.definition, [{ op: 'convertNode', nodeId: before.id, type, subType, confirmed: true }]);

          const again = back.ok ? findNode(back.definition, before.id) : undefined;
          expect(again?.options).toEqual(before.options);
        }),
        randomRuns(500),
      );
    }
  });
});
