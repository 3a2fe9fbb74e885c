import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { apply, type Operation, type SurveyDefinition, undoOperations } from '@wence/schema';
import { arbitraryDefinition, arbitraryOperations, date, evaluate, rate, single, survey, text } from '@wence/schema/testing';
import fc from 'fast-check';
import { buildSchema, coerceInputValue, type GraphQLInputType } from 'graphql';
import { modelOperations } from '../../../../../testing/designer/model-operations';
import { operationInputs } from './operation-input';

const schema = buildSchema(readFileSync(new URL('../../../../../../schema/schema.graphql', import.meta.url), 'utf8'));

/** The faults that the graph finds in inputs. */
function faultsOf(inputs: readonly object[]): string[] {
  const faults: string[] = [];
  const type = schema.getType('EditOperationInput') as GraphQLInputType; // An input type, by its name.
  for (const input of inputs) coerceInputValue(input, type, (path, _value, error) => faults.push(`${path.join('.')}: ${error.message}`));
  return faults;
}

const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Sends operations on a document, and the undo of each on what it made. */
function expectSame(definition: SurveyDefinition, operations: readonly Operation[]): void {
  let document = definition;
  for (const operation of operations) {
    const applied = apply(document, [operation]);
    if (!applied.ok) continue;
    const undo = undoOperations(applied.inverse);

    for (const [sent, on] of [[[operation], document] as const, [undo, applied.definition] as const]) {
      const inputs = operationInputs(sent, on);
      expect(faultsOf(inputs.map((input) => travelled(input) as object))).toEqual([]);
      expect(apply(on, modelOperations(inputs))).toEqual(apply(on, sent));
    }
    document = applied.definition;
  }
}

describe('operations as the graph takes them', () => {
  it('mean the same there, and so do their undos', () => {
    const cases = arbitraryDefinition(fc).chain((definition) => fc.tuple(fc.constant(definition), arbitraryOperations(fc, definition)));

    fc.assert(
      fc.property(cases, ([definition, operations]) => expectSame(definition, operations)),
      { numRuns: 150 },
    );
  });

  it('name a setting by what it means on the question', () => {
    const document = survey(single('Q1', 'Tea?', ['yes', 'no']), rate('Q2', 'How good?'), text('Q3', 'Why?'));
    const [, second, third] = document.nodes.map(({ id }) => id);
    const format = (nodeId: number | undefined): Operation => ({ op: 'updateNode', nodeId: nodeId ?? 0, set: { setting: { format: 2 } } });

    const inputs = operationInputs([format(second), format(third)], document);

    expect(travelled(inputs)).toEqual([
      { updateNode: { nodeId: second, setting: { icon: 'HEART' } } },
      { updateNode: { nodeId: third, setting: { inputFormat: 'NUMBER' } } },
    ]);
  });

  it('lead a setting back to its default by null, and put a part to the front or the top level', () => {
    const document = survey(evaluate('Q1', 'e', ['1', '2', '3', '4', '5']), date('Q2', 'When?'));
    const [first, second] = document.nodes.map(({ id }) => id);

    const inputs = operationInputs(
      [
        { op: 'updateNode', nodeId: second ?? 0, set: { setting: { format: null } } },
        { op: 'moveNode', nodeId: second ?? 0, after: null, parentId: null },
        { op: 'moveNode', nodeId: first ?? 0, after: second },
      ],
      document,
    );

    expect(travelled(inputs)).toEqual([
      { updateNode: { nodeId: second, setting: { datePrecision: null } } },
      { moveNode: { nodeId: second, first: true, parentId: 0 } },
      { moveNode: { nodeId: first, after: second } },
    ]);
  });
});
