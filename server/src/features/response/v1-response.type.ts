import type { QualityFindings } from '@wence/schema';
import { z } from 'zod';
import { moment } from '../../platform/http/envelope.js';
import { answersShape } from '../../platform/openapi/model-schemas.js';
import type { Response } from './response.entity.js';
import type { LinkNames, ResponseFile } from './response.port.js';
import { v1Arrival } from './response-arrival.type.js';
import { v1ResponseScore } from './response-exam.type.js';
import { v1Origin } from './response-origin.type.js';
import { responsePurgeAt } from './response-recycling.policy.js';

export const v1ResponseStatus = z
  .enum(['complete', 'screened', 'over_quota'])
  .describe('Answered to an end, screened out, or over a quota that was full');

const file = z
  .object({
    id: z.string().describe('The id that the answer names.'),
    nodeId: z.int().describe('The question it answers, by its id in the definition.'),
    responseId: z.string().describe('The response it came with.'),
    name: z.string().describe('The file name given by the sender. Never a path.'),
    size: z.int().describe('Bytes.'),
    path: z.string().describe('Path on this server that gives the file; it takes the token as any other request.'),
  })
  .meta({ id: 'ResponseFile' });

const wechatUser = z
  .object({
    openid: z.string().describe('The id of the account for this server.'),
    nickname: z.string().nullable().describe('As it was then; null: the survey keeps no nicknames.'),
    avatar: z.string().nullable().describe('Address of its picture at WeChat; null: it has none, or the survey keeps none.'),
  })
  .meta({ id: 'WechatUser' });

const quality = z
  .object({
    speeding: z
      .object({
        seconds: z.number().describe('From the start to the submission.'),
        medianSeconds: z.number().describe('Median of the complete, valid responses.'),
      })
      .nullable()
      .describe('It was answered in less than 30 % of the median time.'),
    straightLining: z
      .object({ nodeIds: z.array(z.int()).describe('The matrices, by their ids in the definition, rising.') })
      .nullable()
      .describe('Every answered row of a matrix has the same point.'),
    duplicate: z
      .object({
        others: z.int().describe('How many others.'),
        firstId: z.string().describe('The first of them.'),
        firstSeq: z.int().describe('Its running number.'),
      })
      .nullable()
      .describe('Other responses have the same answers.'),
    burst: z
      .object({
        responses: z.int().describe('How many came, itself included.'),
        seconds: z.number().describe('Within how many seconds.'),
      })
      .nullable()
      .describe('Far more responses than usual came from its source at that time.'),
  })
  .meta({ id: 'ResponseQuality' });

export const v1Response = z
  .object({
    id: z.string().describe('What the receipt of the submission called it.'),
    seq: z.int().describe('Running number within the survey, from 1.'),
    submissionId: z
      .string()
      .describe(
        "Made by the respondent's side. Random orders of options, rows and pages follow from it: it is the `seed` of an evaluation.",
      ),
    version: z.int().describe('Version of the survey that was answered; `GET /v1/surveys/{id}/definition?version=` tells what it asked.'),
    status: v1ResponseStatus,
    answers: answersShape,
    startedAt: moment.nullable().describe("When the respondent began, by the respondent's clock."),
    submittedAt: moment.describe('When it was stored.'),
    source: z.string().nullable().describe('Source tag of the link.'),
    params: z.record(z.string(), z.string()).nullable().describe('Parameters that the link carried besides the source.'),
    ...v1Origin,
    ...v1Arrival,
    wechat: wechatUser.nullable().describe('The WeChat account, where the survey keeps it and it was known.'),
    invalid: z
      .object({
        reason: z.string().nullable().describe('Why, at most 200 characters; null: nothing was said.'),
        authorId: z.string().describe('Who said so.'),
        at: moment.describe('When.'),
      })
      .nullable()
      .describe('Who marked it as invalid, when and why; null: it is valid.'),
    starred: z.boolean().describe('It has a star.'),
    tags: z.array(z.string()).describe('At most 10 of at most 24 characters, in the order of adding.'),
    remark: z.string().nullable().describe('What its author remarked about it.'),
    deletedAt: moment.nullable().describe('When it was put into the recycle bin; null: it is not in there.'),
    purgeAt: moment.nullable().describe('When the recycle bin forgets it, at the earliest; null: it is not in there.'),
    revision: z.int().describe('How often its answers have been edited.'),
    exam: v1ResponseScore.nullable().describe('What it earned in the exam; null: it was scored in none.'),
    quality: quality
      .nullable()
      .describe(
        'Flags of quality as all responses of the survey stand now, each null where it does not apply; null: they were not asked for.',
      ),
    files: z.array(file).describe('Files that came with it, in the order they were handed in.'),
  })
  .meta({ id: 'SurveyResponse' });

const qualityView = ({ speeding, straightLining, duplicate, burst }: QualityFindings): z.input<typeof quality> => ({
  speeding: speeding ?? null,
  straightLining: straightLining ? { nodeIds: [...straightLining.nodeIds] } : null,
  duplicate: duplicate ?? null,
  burst: burst ?? null,
});

/** What other features know of a response. */
interface KnownBeside {
  readonly files: readonly ResponseFile[];
  /** Null: it came by no one-to-one link, or by one that responses do not tell. */
  readonly link: LinkNames | null;
  /** Null: none was asked for. */
  readonly invitationCode: string | null;
  /** Null: nobody asked for them. */
  readonly findings: QualityFindings | null;
}

/** A response as `/v1` shows it. */
export function toV1Response(row: Response, { files, link, invitationCode, findings }: KnownBeside): z.input<typeof v1Response> {
  return {
    id: row.id,
    seq: row.seq,
    submissionId: row.submissionId,
    version: row.version,
    status: row.status,
    answers: row.answers,
    startedAt: row.startedAt?.toISOString() ?? null,
    submittedAt: row.submittedAt.toISOString(),
    source: row.source,
    params: row.params && { ...row.params },
    device: row.device,
    os: row.os,
    browser: row.browser,
    region: row.region,
    linkCode: link?.code ?? null,
    linkName: link?.name ?? null,
    invitationCode,
    wechat: row.wechat && { ...row.wechat },
    invalid: row.invalidAt && { reason: row.invalidReason, authorId: row.invalidBy ?? '', at: row.invalidAt.toISOString() },
    starred: row.starredAt !== null,
    tags: [...(row.tags ?? [])],
    remark: row.remark,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    purgeAt: responsePurgeAt(row)?.toISOString() ?? null,
    revision: row.revision,
    exam: row.exam,
    quality: findings && qualityView(findings),
    files: [...files],
  };
}
