import { type Place, rowId, TRANSFER_NOTES, type TransferNoteCode } from '@wence/schema';
import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { parentInBody, rowInBody } from '../node/v1-row.type.js';
import type { DraftTransferService } from '../survey/draft-transfer.service.js';
import { localIdIn, parentIdIn } from '../survey/row.policy.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { TRANSFER_TEXTS } from './node-transfer.type.js';

// `Object.keys` forgets which keys the record has.
const CODES = Object.keys(TRANSFER_NOTES) as [TransferNoteCode, ...TransferNoteCode[]];
const rows = z.array(z.number().int());

const note = z
  .object({
    code: z.enum(CODES).describe('What it is'),
    nodeId: z.number().int().describe(TRANSFER_TEXTS.nodeId),
    partId: z.number().int().nullable().describe(TRANSFER_TEXTS.partId),
    leftIds: rows.describe(TRANSFER_TEXTS.leftIds),
  })
  .meta({ id: 'TransferNote' });

const body = z.strictObject({
  surveyId: z.string().describe('The survey the questions come from'),
  ids: z.array(rowInBody).describe('Row ids of at least one of its nodes; those of a container come with it'),
  targetSurveyId: z.string().describe('The survey they go to, which does not run'),
  after: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('Row id of the node of the target that they follow; 0: before all others; absent: at the end'),
  parentId: parentInBody,
  move: z.boolean().optional().describe(TRANSFER_TEXTS.move),
  confirmed: z.boolean().optional().describe(TRANSFER_TEXTS.confirmed),
  dryRun: z.boolean().optional().describe(TRANSFER_TEXTS.dryRun),
});

function placeIn(target: Survey, { after, parentId }: z.infer<typeof body>): Place {
  return {
    ...(after !== undefined && { after: parentIdIn(target, after) }),
    ...(parentId !== undefined && { parentId: parentIdIn(target, parentId) }),
  };
}

/** `POST /v1/nodes/copy-to-survey`: questions go to another survey. */
export function nodeTransferRoute(transfers: DraftTransferService, surveys: SurveyService): AnyRoute {
  return route({
    method: 'POST',
    path: '/v1/nodes/copy-to-survey',
    operationId: 'copyNodesToSurvey',
    codes: ['A0103', 'A0410'],
    summary: 'Copy or move questions to another survey',
    description:
      'They get new ids and codes and bring their options, rows and pictures along, and the logic, end pages and quotas that speak of them alone; `notes` tell what else there is. ' +
      'A0400: `ids` (tooShort, tooMany: more than 500 operations, and whatever an edit of the target would refuse), `parentId`, `targetSurveyId` (notAllowed: to move, it must be another one), `definition` (tooBig). A0404: one of the surveys, or a row in them. ' +
      'A0410: the target runs, or the survey that they are to move from. A0103 with `data.ids` (local ids), and nothing done: others refer to what is to move, unless `confirmed`.',
    tag: 'Nodes',
    access: author('surveys:write', {
      'body.surveyId': 'survey',
      'body.ids[]': 'node',
      'body.targetSurveyId': 'survey',
      'body.after': 'node',
      'body.parentId': 'node',
    }),
    body,
    data: z.object({
      ids: rows.describe(`Row ids of ${TRANSFER_TEXTS.copies}`),
      notes: z.array(note).describe(TRANSFER_TEXTS.notes),
      referrers: rows.describe(TRANSFER_TEXTS.referrers),
    }),
    handle: async (ctx, { body: given }) => {
      const { surveyId, targetSurveyId, ids, move = false, confirmed = false, dryRun = false } = given;
      const source = await surveys.requireOwned(ctx, surveyId);
      const target = await surveys.requireOwned(ctx, targetSurveyId);
      const nodeIds = ids.map((id) => localIdIn(source, id));
      const input = { surveyId, targetSurveyId, nodeIds, place: placeIn(target, given), move, confirmed, dryRun };
      const { copies, notes, referrers } = await transfers.transfer(ctx, input, (field) => (field === 'parentId' ? field : 'ids'));
      const row = (id: number): number => (id === 0 ? 0 : rowId(source.number, id));
      return {
        ids: copies.map((id) => rowId(target.number, id)),
        notes: notes.map(({ code, nodeId, partId, leftIds }) => ({
          code,
          nodeId: row(nodeId),
          partId: partId && row(partId),
          leftIds: leftIds.map(row),
        })),
        referrers: referrers.map(row),
      };
    },
  });
}
