import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { simulationShape } from './simulation-request.js';
import type { SimulationService, TestAnswers } from './simulation.service.js';

const spread = z.object({ mean: z.number(), least: z.number(), most: z.number() }).meta({ id: 'Spread' });
const coverage = z
  .object({
    respondents: z.int().describe('Simulated respondents whose answers fit the draft.'),
    screened: z.int().describe('Those of them who were screened out.'),
    questions: z.array(z.object({ nodeId: z.int(), shown: z.int().describe('To how many it was shown'), answered: z.int() })).readonly(),
    options: z
      .array(z.object({ nodeId: z.int(), optionId: z.int(), offered: z.int(), chosen: z.int().describe('How many chose it') }))
      .readonly(),
    rows: z.array(z.object({ nodeId: z.int(), rowId: z.int(), offered: z.int(), answered: z.int() })).readonly(),
    logic: z
      .array(
        z.object({
          logicId: z.int(),
          nodeId: z.int(),
          isJump: z.boolean().describe('Whether it is a jump'),
          taken: z.int().describe('For how many it held'),
        }),
      )
      .readonly(),
    length: spread.describe('Questions that one respondent is asked.'),
    seconds: spread.describe('What that is likely to take.'),
  })
  .meta({ id: 'Coverage' });
const testAnswers = z
  .object({
    surveyId: z.string(),
    total: z.int().describe('All test answers, simulated ones and those that somebody gave.'),
    simulation: z
      .object({
        seed: z.int().describe('The seed that made them'),
        asked: z.int().describe('How many were asked for'),
        simulatedAt: moment.describe('When the respondents were simulated'),
        isCurrent: z.boolean().describe('The draft is still as they answered it.'),
        outdated: z.int().describe('Answers that do not fit the draft any more: not counted.'),
        unanswerable: z.array(z.int()).readonly().describe('Required questions that no respondent could answer.'),
        coverage,
      })
      .nullable()
      .describe('Null: none yet, or it was thrown away.'),
  })
  .meta({ id: 'TestAnswers' });
const params = z.strictObject({ id: z.string() });
const access = author('surveys:write', { 'params.id': 'survey' });

/** Simulated respondents, on `/v1`. Ids in it are local to the survey, as in its definition. */
export function simulationRoutes(simulations: SimulationService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/test/answers/{id}',
      operationId: 'getTestAnswers',
      tag: 'Publishing',
      summary: 'Test answers and what the last simulation covers',
      description: 'Counted on the draft as it is now. A0404: missing or not of the caller.',
      access,
      params,
      data: testAnswers,
      handle: async (ctx, { params: { id } }) => toV1(await simulations.read(ctx, id)),
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/test/simulate/{id}',
      operationId: 'simulateAnswers',
      codes: ['A0423'],
      tag: 'Publishing',
      summary: 'Simulate respondents',
      description:
        'Random answers to the draft that pass the same checks as any submission, kept as test answers in the place of those of an earlier simulation. They count nowhere. A0400 names `count` and its limit.',
      access,
      params,
      body: simulationShape,
      data: testAnswers,
      handle: async (ctx, { params: { id }, body }) => toV1(await simulations.simulate(ctx, id, body)),
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/test/purge/{id}',
      operationId: 'purgeTestAnswers',
      tag: 'Publishing',
      summary: 'Throw away all test answers',
      description: 'Simulated ones and those that somebody gave, with the files they name. Responses stay.',
      access,
      params,
      data: testAnswers,
      handle: async (ctx, { params: { id } }) => toV1(await simulations.deleteAll(ctx, id)),
    }),
  ];
}

function toV1({ surveyId, total, simulation }: TestAnswers): z.input<typeof testAnswers> {
  if (!simulation) return { surveyId, total, simulation: null };
  const { seed, asked, simulatedAt, isCurrent, outdated, unanswerable, coverage: covered } = simulation;
  const told = { seed, asked, simulatedAt: simulatedAt.toISOString(), isCurrent, outdated, unanswerable, coverage: covered };
  return { surveyId, total, simulation: told };
}
