import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryDefinition } from './arbitrary-definition.js';
import { EDIT_NAMES } from './arbitrary-intent.js';
import { arbitraryIntents, resolveIntents } from './arbitrary-operations.js';

describe('random edits', () => {
  it('are of every kind that an author has, accepted ones that is', () => {
    const accepted = new Set<string>();
    fc.assert(
      fc.property(arbitraryDefinition(fc), arbitraryIntents(fc), (definition, intents) => {
        for (const { op } of resolveIntents(definition, intents)) accepted.add(op);
      }),
      { numRuns: 2_500, seed: 1 },
    );

    expect(EDIT_NAMES.filter((name) => !accepted.has(name))).toEqual([]);
    expect(EDIT_NAMES).toHaveLength(29);
  });
});
