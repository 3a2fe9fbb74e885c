import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { scoreExam } from '../exam/score-exam.js';
import { cellsOf } from '../export/cells-of.js';
import { ARRIVALS } from '../export/arrival.js';
import { columnPlan } from '../export/column-plan.js';
import { storedResponse } from '../export/testing/stored-response.js';
import { QUALITY_FLAGS } from '../quality/quality.js';
import { arbitraryResponses, asExams } from '../testing/arbitrary-responses.js';
import { randomRuns } from '../testing/random-runs.js';
import { type NotedResponse, speaksOf } from './filter.js';
import { columnsOfFilter, filterExpression } from './filter-expression.js';
import { filterJsonSchema } from './filter-json-schema.js';
import { filterTest } from './filter-predicate.js';
import { parseFilter } from './parse-filter.js';
import { arbitraryFilter, arbitraryOrigin } from '../testing/arbitrary-filter.js';
import { expressionHolds } from '../testing/expression-holds.js';

const isOfSchema = new Ajv2020({ strict: true, strictRequired: false }).compile(filterJsonSchema());
const RUNS = randomRuns(500);

const arbitraryFacts = fc.record({
  origin: arbitraryOrigin(fc),
  source: fc.constantFrom(null, 'mail', 'qr'),
  params: fc.constantFrom<Record<string, string> | null>(null, {}, { ref: 'a' }, { ref: 'b', other: 'a' }),
  status: fc.constantFrom<NotedResponse['status']>('complete', 'screened', 'over_quota'),
  startedAt: fc.constantFrom(null, new Date('2026-03-31T10:00:00Z'), new Date('2026-03-31T11:00:00Z')),
  valid: fc.boolean(),
  starred: fc.boolean(),
  tags: fc.subarray(['x', 'y', 'z']),
  quality: fc.subarray([...QUALITY_FLAGS]),
  link: fc.constantFrom(null, { code: 'k3', name: null }, { code: 'J9', name: 'Lin k' }),
  invitationCode: fc.constantFrom(null, 'K3A', 'TEA'),
});

const arbitraryGiven = fc.tuple(arbitraryResponses(fc), fc.boolean()).map(([given, areExams]) => (areExams ? asExams(given) : given));

const arbitraryCases = fc.tuple(arbitraryGiven, arbitraryFacts).chain(([{ versions, responses }, { origin, ...facts }]) => {
  const plan = columnPlan(versions, { arrivals: ARRIVALS });
  const given = responses.map(({ definition, answers }, index) => {
    const version = definition === versions[0] ? 2 : 1;
    const exam = scoreExam(definition, answers);
    const noted: NotedResponse = { ...storedResponse(answers), ...facts, ...origin, exam, seq: index + 1, version };
    return { definition, noted, cells: cellsOf(plan, definition)(noted) };
  });
  return arbitraryFilter(
    fc,
    plan,
    given.map(({ cells }) => cells),
  ).map((filter) => ({ plan, given, filter }));
});

describe('any filter', () => {
  it('means the same responses as an expression over columns of the plan and as a test of the answers themselves', () => {
    const meant = { some: 0, others: 0, scored: 0 };
    fc.assert(
      fc.property(arbitraryCases, ({ plan, given, filter }) => {
        const expression = filterExpression(filter, plan);
        const keys = plan.columns.map(({ key }) => key);

        expect(columnsOfFilter(expression).filter((key) => !keys.includes(key))).toEqual([]);
        for (const { definition, noted, cells } of given) {
          const holds = filterTest(filter, definition)(noted);
          meant[holds ? 'some' : 'others'] += 1;
          if (holds && speaksOf(filter, 'score') && noted.exam) meant.scored += 1;
          expect(expressionHolds(plan, cells, noted)(expression)).toBe(holds);
        }
      }),
      RUNS,
    );
    expect(Math.min(meant.some, meant.others, meant.scored)).toBeGreaterThan(0);
  });

  it('is taken by parser and JSON Schema, keeps its meaning in canonical form, and the canonical form of that is itself', () => {
    fc.assert(
      fc.property(arbitraryCases, ({ plan, given, filter }) => {
        const parsed = parseFilter(JSON.parse(JSON.stringify(filter)), plan);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));

        expect(parseFilter(parsed.value, plan)).toEqual(parsed);
        expect([isOfSchema(filter), isOfSchema(parsed.value)]).toEqual([true, true]);
        for (const { definition, noted } of given)
          expect(filterTest(parsed.value, definition)(noted)).toBe(filterTest(filter, definition)(noted));
      }),
      RUNS,
    );
  });

  it('is refused or taken without ever throwing, whatever is sent', () => {
    fc.assert(
      fc.property(arbitraryCases, fc.anything(), fc.nat(), ({ plan, filter }, junk, place) => {
        const spoilt: unknown = JSON.parse(JSON.stringify(filter), (key, value: unknown) =>
          (key.length + place) % 7 === 0 ? junk : value,
        );

        for (const value of [spoilt, junk]) {
          const parsed = parseFilter(value, plan);
          if (parsed.ok) expect(isOfSchema(parsed.value)).toBe(true);
          else expect(parsed.faults.length).toBeGreaterThan(0);
        }
      }),
      RUNS,
    );
  });
});
