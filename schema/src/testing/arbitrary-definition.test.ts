import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalText } from '../definition/canonical-text.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { walkNodes } from '../definition/walk.js';
import { questionCatalogue, questionRow } from '../catalogue/question-catalogue.js';
import { arbitraryDefinition } from './arbitrary-definition.js';
import { randomRuns } from './random-runs.js';

function parsed(value: unknown) {
  const reading = parseDefinition(value);
  return reading.ok ? canonicalText(reading.value) : reading.faults;
}

describe('a random survey', () => {
  it('is one that the parser takes, and comes back from its own bytes as it was', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc), (definition) => {
        const text = canonicalText(definition);

        expect(parsed(JSON.parse(text))).toBe(text);
      }),
      randomRuns(2_000),
    );
  });

  it('may speak of what is not there', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc, { dangling: true }), (definition) => {
        expect(parsed(definition)).toBe(canonicalText(definition));
      }),
      randomRuns(500),
    );
  });

  it('has every entry of the catalogue sooner or later, every kind of logic and both kinds of quota', () => {
    const surveys = fc.sample(arbitraryDefinition(fc), { numRuns: 1000, seed: 7 });
    const keys = new Set(surveys.flatMap(({ nodes }) => Array.from(walkNodes(nodes), (node) => questionRow(node).key)));
    const logic = new Set(surveys.flatMap((survey) => (survey.logic ?? []).map(({ model, type }) => `${model}.${type}`)));
    const quotas = new Set(surveys.flatMap((survey) => (survey.quotas ?? []).map(({ kind }) => kind)));

    expect([...keys].sort()).toEqual(questionCatalogue.map(({ key }) => key).sort());
    expect([...logic].sort()).toEqual(['1.1', '1.2', '2.1', '2.2']);
    expect([...quotas].sort()).toEqual(['custom', 'table']);
  });
});
