import { answerKindOf, logicOf, PASSED_KINDS, type SurveyDefinition, type SurveyNode, walkNodes } from '@wence/schema';
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
  const ends = new Map<number, Set<number>>();
  for (const { model, type, nodeId, target } of logicOf(definition)) {
    if (model !== 1 || type !== 1 || target === undefined || target > 0) continue;
    ends.set(nodeId, (ends.get(nodeId) ?? new Set()).add(target));
  }
  const own = new Set(definition.endings?.nodes?.map(({ nodeId }) => nodeId));
  return [...walkNodes(definition.nodes)].flatMap(({ id, code, title }) => {
    const targets = ends.get(id);
    if (!targets) return [];
    return { ...toV1Ids(number, id), code, title, ends: [...targets].sort((a, b) => b - a), endId: own.has(id) ? endingId(surveyId, id) : null };
  });
}

type Parameter = z.input<typeof v1EndingParameter>;

const named = (kind: Parameter['kind'], name: string): Parameter => ({ kind, name, nodeId: null, title: null });

/** What is known of every visit, and the received parameters that end pages of this survey name. */
export function parametersOf({ endings: { nodes = [], ...kinds } = {} }: SurveyDefinition): Parameter[] {
  const names = new Set([...Object.values(kinds), ...nodes].flatMap(({ params = [] }) => params));
  return [named('responseId', 'responseId'), named('source', 'source'), ...[...names].map((name) => named('param', name))];
}

const fits = (node: SurveyNode): boolean => PASSED_KINDS.includes(answerKindOf(node));

/** The questions whose answers fit into an address, in the order of the survey. */
export const answersFor = ({ number }: Survey, { nodes }: SurveyDefinition): Parameter[] =>
  [...walkNodes(nodes)]
    .filter(fits)
    .map(({ id, code, title }) => ({ kind: 'answer', name: code, nodeId: toV1Ids(number, id).rowId, title }));
