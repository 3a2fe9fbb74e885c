import type { Displayed } from '@wence/schema';
import { z } from 'zod';
import { anyone, under } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { EVALUATION_PLACES, OPEN_EXCEPT_AUTHOR_PARTS } from '../answering-page/answer-places.policy.js';
import { evaluationShape } from './evaluation-request.js';
import type { Evaluated, EvaluationService } from './evaluation.service.js';

const MEBIBYTE = 1024 * 1024;
const ids = z.array(z.int()).readonly();
const error = z.object({
  nodeId: z.int(),
  reason: z.string().describe('What is wrong, such as `required`'),
  limit: z.number().optional().describe('The limit that was broken'),
  optionId: z.int().optional(),
  rowId: z.int().optional(),
  row: z.int().optional(),
  key: z.string().optional().describe('The key that was sent, where it is no question of the survey: its first 100 characters'),
});
const page = z.object({
  id: z.int().describe('Names the page whatever is shown on it'),
  nodeIds: ids.describe('What is on it, in display order'),
  minSeconds: z.int().describe('Before one may go on; 0: at once'),
  maxSeconds: z.int().describe('After which the page goes on by itself; 0: never'),
  prevText: z.string().describe('Words of the button that goes back'),
  nextText: z.string().describe('Words of the button that goes on'),
  isPrev: z.boolean().describe('Whether one may go back from it'),
});
const condition = z.object({
  id: z.int(),
  nodeId: z.int(),
  holds: z.boolean(),
  answer: z.unknown().describe('What it read; null: nothing'),
});
const item = z.object({ id: z.int(), holds: z.boolean(), conditions: z.array(condition).readonly() });
const node = z.object({
  nodeId: z.int(),
  state: z.string().describe('shown, unseen, background, hidden, inHidden, nothingToOffer, jumpedOver, ended or notDrawn'),
  by: ids.describe('Logic items that decided; none for a node that is shown'),
  items: z.array(item).readonly().describe('Logic items it owns'),
  answer: z.unknown().describe('Its answer; null: none'),
});
const end = z.int().nullable();

const evaluation = z
  .object({
    version: z.int().nullable().describe('The version that was evaluated; null: the draft'),
    visible: ids.describe('Questions and statements that are shown, in the order of the survey'),
    options: z.record(z.string(), ids).describe('Options on offer in display order, by node id; carried ones by the id of their source'),
    rows: z.record(z.string(), ids).describe('Rows on offer in display order, by node id'),
    end: end.describe('0: normal end by a jump. -1: screening end. null: runs to the last question'),
    kept: ids.describe('Questions whose answers count'),
    errors: z.array(error).readonly().describe('What a submission of these answers would be refused for; none: it would be accepted'),
    texts: z.record(z.string(), z.string()).describe('Titles with answers inserted, as HTML, by id of node, option or row'),
    pages: z.array(page).readonly().describe('Pages with what is shown on them, in order'),
    trace: z
      .object({ end: end.describe('As above'), nodes: z.array(node).readonly() })
      .optional()
      .describe('Why; when it was asked for'),
  })
  .meta({ id: 'Evaluation' });

/** Evaluating answers without submitting them. */
export function evaluationRoutes(evaluations: EvaluationService): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/v1/r/{surveyId}/evaluate',
      operationId: 'evaluateAnswers',
      codes: ['A0401', 'A0411', 'A0416'],
      tag: 'Answering',
      summary: 'What follows from answers',
      description:
        'Evaluates without storing, with the engine that judges submissions. Its author may evaluate a survey that does not run (its draft ' +
        'when it was never launched), `draft` and any version, and may ask for a `trace`; to others these are A0404, without a token ' +
        'A0401. A0411 when it does not run; A0416 for a version that submissions are not accepted on. At most 1 MiB.',
      access: anyone(OPEN_EXCEPT_AUTHOR_PARTS, 'collect', { 'params.surveyId': 'answeredSurvey', ...under('body', EVALUATION_PLACES) }),
      params: z.strictObject({ surveyId: z.string() }),
      body: evaluationShape,
      bodyLimit: MEBIBYTE,
      data: evaluation,
      handle: async (ctx, { params, body }) => toV1(await evaluations.evaluate(ctx, params.surveyId, body)),
    }),
  ];
}

function toV1({ version, visible, options, rows, end: ending, kept, errors, texts, pages, trace }: Evaluated): z.input<typeof evaluation> {
  return {
    version,
    visible,
    options: byText(options),
    rows: byText(rows),
    end: ending,
    kept,
    errors,
    texts: Object.fromEntries(Object.entries(texts)),
    pages,
    ...(trace && { trace }),
  };
}

/** JSON has texts for keys. */
function byText(displayed: Displayed): Record<string, readonly number[]> {
  return Object.fromEntries(Object.entries(displayed));
}
