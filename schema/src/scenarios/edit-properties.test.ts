import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalText } from '../definition/canonical-text.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { apply, type ApplySuccess, undoOperations } from '../edit/apply.js';
import type { Operation } from '../edit/operation/operation.js';
import { parseOperations } from '../edit/read/parse-operations.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { arbitraryIntents, resolveIntents } from '../testing/arbitrary-operations.js';
import { randomRuns } from '../testing/random-runs.js';
import { brokenInvariants, missingTargets } from './broken-invariants.js';

const RUNS = randomRuns(2_000);

const editedOf = (dangling: boolean) =>
  fc
    .tuple(arbitraryDefinition(fc, { dangling }), arbitraryIntents(fc))
    .map(([definition, intents]) => ({ definition, operations: resolveIntents(definition, intents) }));

/** Surveys as `parseDefinition` accepts them: some of their logic refers to missing parts. */
const loose = editedOf(true);

const sound = editedOf(false);

function applied(definition: SurveyDefinition, operations: readonly Operation[]): ApplySuccess {
  const result = apply(definition, operations);
  if (!result.ok) throw new Error(`refused at ${result.at}: ${JSON.stringify(result.fault)}`);
  return result;
}

describe('random surveys under random edits', () => {
  it('are restored to the byte by one step after any number of moves, the same ones back and forth', () => {
    const moves = fc.array(fc.record({ node: fc.nat(), after: fc.nat(), isFirst: fc.boolean() }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(arbitraryDefinition(fc, { dangling: true }), moves, (definition, wanted) => {
        const ids = [...walkNodes(definition.nodes)].map(({ id }) => id);
        fc.pre(ids.length > 1);
        const operations: Operation[] = [];
        for (const { node, after, isFirst } of wanted) {
          const nodeId = ids[node % ids.length]!;
          const move: Operation = { op: 'moveNode', nodeId, after: isFirst ? null : ids[after % ids.length] };
          if (apply(definition, [...operations, move]).ok) operations.push(move);
        }
        const forth = applied(definition, operations);
        const back = applied(forth.definition, forth.inverse);

        expect(forth.inverse.length).toBeLessThanOrEqual(1);
        expect(canonicalText(back.definition)).toBe(canonicalText(definition));
        expect(canonicalText(applied(back.definition, back.inverse).definition)).toBe(canonicalText(forth.definition));
      }),
      randomRuns(400),
    );
  });

  it('are restored to the byte by the inverse, come back once more by the inverse of the inverse, and never speak of more that is missing', () => {
    fc.assert(
      fc.property(loose, ({ definition, operations }) => {
        const before = canonicalText(definition);
        const forth = applied(definition, operations);

        const back = applied(forth.definition, forth.inverse);
        const again = applied(back.definition, back.inverse);

        expect(canonicalText(back.definition)).toBe(before);
        expect(canonicalText(definition)).toBe(before);
        expect(canonicalText(again.definition)).toBe(canonicalText(forth.definition));
        const missing = new Set(missingTargets(definition));
        expect(missingTargets(forth.definition).filter((id) => !missing.has(id))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('have an undo that every door accepts and that never lowers lastId', () => {
    fc.assert(
      fc.property(loose, ({ definition, operations }) => {
        const forth = applied(definition, operations);
        const wire: unknown = JSON.parse(JSON.stringify(undoOperations(forth.inverse)));

        const undo = parseOperations(wire);

        expect(undo).toMatchObject({ ok: true });
        const undone = applied(forth.definition, undo.ok ? undo.value : []).definition;
        expect(canonicalText({ ...undone, lastId: definition.lastId })).toBe(canonicalText(definition));
        expect(undone.lastId).toBe(forth.definition.lastId);
      }),
      RUNS,
    );
  });

  it('keep every promise: unique ids and codes, containers flat, the exclusive option last, nothing refers to what is not there', () => {
    fc.assert(
      fc.property(sound, ({ definition, operations }) => {
        const { definition: result, created } = applied(definition, operations);

        expect(brokenInvariants(result)).toEqual([]);
        expect(missingTargets(result)).toEqual([]);
        expect(result.lastId).toBe(definition.lastId + created.length);
        expect(created).toEqual(created.map((_, place) => definition.lastId + 1 + place));
      }),
      RUNS,
    );
  });

  it('have a canonical text that parses to itself, whether edited one by one or in one list', () => {
    fc.assert(
      fc.property(sound, ({ definition, operations }) => {
        const text = canonicalText(applied(definition, operations).definition);

        const parsed = parseDefinition(JSON.parse(text));
        const oneByOne = operations.reduce((current, operation) => applied(current, [operation]).definition, definition);

        expect(parsed).toMatchObject({ ok: true });
        expect(parsed.ok && canonicalText(parsed.value)).toBe(text);
        expect(canonicalText(oneByOne)).toBe(text);
      }),
      RUNS,
    );
  });

  it('stay sound when an undo meets edits that somebody else made meanwhile', () => {
    const raced = fc.tuple(sound, arbitraryIntents(fc)).map(([{ definition, operations }, intents]) => {
      const forth = applied(definition, operations);
      return { undo: undoOperations(forth.inverse), forth, others: resolveIntents(forth.definition, intents) };
    });
    fc.assert(
      fc.property(raced, ({ undo, forth, others }) => {
        const meanwhile = applied(forth.definition, others).definition;

        const result = apply(meanwhile, undo);

        const after = result.ok ? result.definition : meanwhile;
        expect(brokenInvariants(after)).toEqual([]);
        expect(missingTargets(after)).toEqual([]);
        expect(parseDefinition(JSON.parse(canonicalText(after)))).toMatchObject({ ok: true });
        expect(after.lastId).toBeGreaterThanOrEqual(meanwhile.lastId);
      }),
      RUNS,
    );
  });
});
