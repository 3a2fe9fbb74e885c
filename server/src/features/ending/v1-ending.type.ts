import { ENDING, type Ending, type EndingChange } from '@wence/schema';
import { z } from 'zod';
import { rowInBody, toV1Ids } from '../node/v1-row.type.js';
import { localIdIn } from '../survey/row.policy.js';
import type { EndingView } from '../survey/survey-endings.type.js';
import type { Survey } from '../survey/survey.entity.js';

const said = (key: keyof Ending): string => ENDING[key].description;
const QUESTIONS = 'Row ids of questions whose answers are added to the address under their codes, at most 20';

/** An end page as `/v1` answers it: every key with its default; null where a key is left out. */
export const v1Ending = z
  .object({
    id: z.string().describe('Id of the end page; opaque'),
    kind: z
      .enum(['normal', 'screened', 'overQuota', 'closed', 'node'])
      .describe('When it is shown; `node`: a jump of one question led to the end'),
    nodeId: z.number().int().nullable().describe('Row id of the question; null on other kinds'),
    title: z.string().nullable().describe(said('title')),
    text: z.string().nullable().describe(said('text')),
    picture: z.string().nullable().describe(said('picture')),
    buttonText: z.string().nullable().describe(said('buttonText')),
    buttonUrl: z.string().nullable().describe(said('buttonUrl')),
    redirectUrl: z.string().nullable().describe(said('redirectUrl')),
    redirectSeconds: z.number().int().describe(said('redirectSeconds')),
    sendsResponse: z.boolean().describe(said('sendsResponse')),
    sendsSource: z.boolean().describe(said('sendsSource')),
    params: z.array(z.string()).nullable().describe(said('params')),
    nodeIds: z.array(z.number().int()).nullable().describe(QUESTIONS),
  })
  .meta({ id: 'EndPage' });

/** The keys of an end page in a body; the edit language has the limits. */
export const endingInBody = {
  title: z.string().nullish().describe(said('title')),
  text: z.string().nullish().describe(said('text')),
  picture: z.string().nullish().describe(said('picture')),
  buttonText: z.string().nullish().describe(said('buttonText')),
  buttonUrl: z.string().nullish().describe(said('buttonUrl')),
  redirectUrl: z.string().nullish().describe(said('redirectUrl')),
  redirectSeconds: z.number().nullish().describe(said('redirectSeconds')),
  sendsResponse: z.boolean().nullish().describe(said('sendsResponse')),
  sendsSource: z.boolean().nullish().describe(said('sendsSource')),
  params: z.array(z.string()).nullish().describe(said('params')),
  nodeIds: z.array(rowInBody).nullish().describe(QUESTIONS),
} satisfies Record<keyof Ending, z.ZodType>;

type EndingInBody = z.output<z.ZodObject<typeof endingInBody>>;

export const toV1Ending = ({ number }: Survey, { nodeId, nodeIds, params, ...own }: EndingView): z.input<typeof v1Ending> => ({
  ...own,
  nodeId: nodeId === null ? null : toV1Ids(number, nodeId).rowId,
  params: params && [...params],
  nodeIds: nodeIds && nodeIds.map((id) => toV1Ids(number, id).rowId),
});

/** The keys of a body as the edit language has them, local ids in place of row ids. */
export function endingGiven(survey: Survey, { nodeIds, ...own }: EndingInBody): EndingChange {
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return { ...given, ...(nodeIds !== undefined && { nodeIds: nodeIds && nodeIds.map((row) => localIdIn(survey, row)) }) };
}
