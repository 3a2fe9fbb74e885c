import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answers } from '../answer/answer.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { answerKindOf } from '../definition/answer-kind.js';
import { walkNodes } from '../definition/walk.js';
import { compiledOf } from '../engine/compile.js';
import { trace } from '../engine/trace.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { randomRuns } from '../testing/random-runs.js';
import { cellsOf } from './cells-of.js';
import type { Column, ColumnPlan } from './column.js';
import { columnPlan } from './column-plan.js';
import { arbitraryResponses, arbitraryVersions } from '../testing/arbitrary-responses.js';
import { answerFacts } from './testing/answer-facts.js';
import { cellFacts } from './testing/cell-facts.js';
import { storedResponse } from './testing/stored-response.js';

const RUNS = randomRuns(500);

const keysOf = ({ columns }: ColumnPlan): string[] => columns.map(({ key }) => key);

const renamed = (node: SurveyNode): SurveyNode => ({
  ...node,
  code: `Z${node.id}`,
  title: 'Changed',
  options: node.options?.map((option) => ({ ...option, title: 'Changed as well' })),
  nodes: node.nodes?.map(renamed),
});

/** Order of the keys that both lists have. */
const inBoth = (keys: readonly string[], others: readonly string[]): string[] => keys.filter((key) => others.includes(key));

describe('the column plan of any survey', () => {
  it('has names and keys that are unique whatever their case, and take the forms that programs expect', () => {
    fc.assert(
      fc.property(arbitraryVersions(fc), (versions) => {
        const { columns } = columnPlan(versions);

        expect(new Set(columns.map(({ name }) => name.toLowerCase())).size).toBe(columns.length);
        expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
        expect(columns.filter(({ name }) => !/^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(name) || name.endsWith('_'))).toEqual([]);
        expect(columns.filter(({ key }) => !/^[a-z][a-z0-9_]*$/.test(key))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('has the same keys after titles and codes were changed, and no retired ones', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc), (definition) => {
        const newest = { ...definition, nodes: definition.nodes.map(renamed) };
        const plan = columnPlan([newest, definition]);

        expect(keysOf(plan)).toEqual(keysOf(columnPlan([definition])));
        expect(plan.columns.some(({ retired }) => retired)).toBe(false);
      }),
      RUNS,
    );
  });

  it('has every column of every version, in the order of the newest one, and calls retired what that one has not', () => {
    fc.assert(
      fc.property(arbitraryVersions(fc), ([newest, first]) => {
        const plan = columnPlan([newest, first]);
        const [keys, newestKeys, firstKeys] = [plan, columnPlan([newest]), columnPlan([first])].map(keysOf);

        expect(new Set(keys)).toEqual(new Set([...(newestKeys ?? []), ...(firstKeys ?? [])]));
        expect(inBoth(keys ?? [], newestKeys ?? [])).toEqual(newestKeys);
        expect(plan.columns.filter(({ retired }) => !retired).map(({ key }) => key)).toEqual(newestKeys);
      }),
      RUNS,
    );
  });

  it('lists all columns of a question with it, those of a row with the row, and its states among them', () => {
    fc.assert(
      fc.property(arbitraryVersions(fc), (versions) => {
        const { columns, questions } = columnPlan(versions);
        const byKey = new Map<string, Column>(columns.map((column) => [column.key, column]));

        for (const { nodeId, rowId, columns: keys, states } of questions) {
          const own = columns.filter((column) => column.nodeId === nodeId && (rowId === undefined || column.rowId === rowId));
          expect(keys).toEqual(own.map(({ key }) => key));
          expect(states.map((key) => keys.includes(key) && byKey.get(key)?.missing.length)).toEqual(states.map(() => 3));
        }
        expect(new Set(questions.map(({ nodeId }) => nodeId))).toEqual(new Set(columns.flatMap(({ nodeId }) => nodeId ?? [])));
      }),
      RUNS,
    );
  });

  it('lays out answers so that they can be read back from the cells, whatever version they were given on', () => {
    fc.assert(
      fc.property(arbitraryResponses(fc), ({ versions, responses }) => {
        const plan = columnPlan(versions);

        for (const { definition, answers } of responses) {
          const cells = cellsOf(plan, definition)(storedResponse(answers));
          expect(cellFacts(plan, cells)).toEqual(answerFacts(definition, answers));
        }
      }),
      RUNS,
    );
  });

  it('lays out older responses as before when a version comes, with nothing in the new columns', () => {
    fc.assert(
      fc.property(arbitraryResponses(fc), ({ versions: [newest, first], responses }) => {
        const [before, after] = [columnPlan([first]), columnPlan([newest, first])];

        for (const { definition, answers } of responses.filter((response) => response.definition === first)) {
          const old = cellsOf(before, definition)(storedResponse(answers));
          const cells = cellsOf(after, definition)(storedResponse(answers));
          expect(after.columns.map(({ key }, at) => [key, cells[at]])).toEqual(
            after.columns.map(({ key }) => [key, old[keysOf(before).indexOf(key)] ?? null]),
          );
        }
      }),
      RUNS,
    );
  });

  it('says of each question whether it was answered, and if not why, as the engine does', () => {
    fc.assert(
      fc.property(arbitraryResponses(fc), ({ versions, responses }) => {
        const plan = columnPlan(versions);

        for (const { definition, answers } of responses) {
          const cells = cellsOf(plan, definition)(storedResponse(answers));
          const told = plan.questions
            .filter(({ rowId }) => rowId === undefined)
            .map(
              ({ nodeId, states }) =>
                [nodeId, states.map((key) => cells[keysOf(plan).indexOf(key)]).find((cell) => cell !== null)] as const,
            )
            .flatMap(([nodeId, cell]) => (cell === undefined ? [] : [[nodeId, Number(cell) >= 0 ? 'answered' : cell]]));

          expect(new Map(told as [number, unknown][])).toEqual(verdicts(definition, answers));
        }
      }),
      RUNS,
    );
  });
});

/** By question: answered, or the missing code that the trace of the engine leads to. */
function verdicts(definition: SurveyDefinition, answers: Answers): Map<number, unknown> {
  const { nodes, end } = trace(compiledOf(definition), answers);
  const states = new Map(nodes.map(({ nodeId, state }) => [nodeId, state]));
  const verdictOf = (nodeId: number): unknown => {
    const state = states.get(nodeId);
    if (answers[nodeId] !== undefined) return 'answered';
    if (state === 'shown' || state === 'unseen') return -2;
    return state === 'ended' && end === -1 ? -1 : -3;
  };
  return new Map(
    Array.from(walkNodes(definition.nodes))
      .filter((node) => answerKindOf(node) !== 'none')
      .map(({ id }) => [id, verdictOf(id)]),
  );
}
