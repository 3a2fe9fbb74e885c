import { endingOwners, passableInEnding, type SurveyDefinition } from '@wence/schema';
import { z } from 'zod';
import { toV1Ids, v1Ids } from '../node/v1-row.type.js';
import { endingId } from '../survey/part-id.policy.js';
import type { Survey } from '../survey/survey.entity.js';

export const v1EndingNode = z
  .object({
    ...v1Ids,
    code: z.string().describe('What people call it'),
    title: z.string().describe('As written, which may be HTML'),
    ends: z.array(z.number().int()).describe('Ends that its jumps lead to: 0 normal, -1 screened out'),
    endId: z.string().nullable().describe('Id of its own end page; null: it has none'),
  })
  .meta({ id: 'EndPageNode' });

export const v1EndingParameter = z
  .object({
    kind: z.enum(['responseId', 'source', 'param', 'answer']).describe('`param`: a received parameter; `answer`: the answer to a question'),
    name: z.string().describe('The name under which it is added'),
    nodeId: z.number().int().nullable().describe('Row id of the question; null on other kinds'),
    title: z.string().nullable().describe('Title of the question, as written, which may be HTML; null on other kinds'),
  })
  .meta({ id: 'EndPageParameter' });

/** The nodes whose jumps lead to an end, in the order of the survey. */
export function endingNodes({ id: surveyId, number }: Survey, definition: SurveyDefinition): z.input<typeof v1EndingNode>[] {
  const own = new Set(definition.endings?.nodes?.map(({ nodeId }) => nodeId));
  return endingOwners(definition).map(({ node: { id, code, title }, ends }) => ({
    ...toV1Ids(number, id),
    code,
    title,
    ends: [...ends],
    endId: own.has(id) ? endingId(surveyId, id) : null,
  }));
}

type Parameter = z.input<typeof v1EndingParameter>;

const named = (kind: Parameter['kind'], name: string): Parameter => ({ kind, name, nodeId: null, title: null });

/** Facts that every visit has, and the received parameters that end pages of this survey name. */
export function parametersOf({ endings: { nodes = [], ...kinds } = {} }: SurveyDefinition): Parameter[] {
  const names = new Set([...Object.values(kinds), ...nodes].flatMap(({ params = [] }) => params));
  return [named('responseId', 'responseId'), named('source', 'source'), ...[...names].map((name) => named('param', name))];
}

/** The questions whose answers fit into an address, in the order of the survey. */
export const answersFor = ({ number }: Survey, definition: SurveyDefinition): Parameter[] =>
  passableInEnding(definition, null).map(({ id, code, title }) => ({
    kind: 'answer',
    name: code,
    nodeId: toV1Ids(number, id).rowId,
    title,
  }));
