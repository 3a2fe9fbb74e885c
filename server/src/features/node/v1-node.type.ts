import { setImmediate } from 'node:timers/promises';
import { findNode, type NodeRecord, nodeRecord, nodeRecords, rowId, type SurveyDefinition } from '@wence/schema';
import { z } from 'zod';
import { createYield } from '../../platform/concurrency/create-yield.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { Survey } from '../survey/survey.entity.js';
import { EXAM_TEXTS } from './node-exam.type.js';
import { v1NodeExam } from './v1-exam.type.js';
import { toV1MatrixRows, v1MatrixRow } from './v1-matrix-row.type.js';
import { toV1Options, type V1Option, v1Option } from './v1-option.type.js';
import { toV1Ids, v1Ids } from './v1-row.type.js';

const SEQUENCE = '0 order, 1 random, 2 loop, 3 position';

/** A node as `/v1` names its fields (Spec 3, question node). */
export const v1Node = z
  .object({
    id: v1Ids.id,
    rowId: v1Ids.rowId,
    localId: v1Ids.localId,
    surveyId: z.string(),
    code: z.string(),
    parentId: z.number().int().describe('Row id of the container it stands in; 0: none'),
    type: z.number().int().nullable().describe('Number of the type; null on a group'),
    subType: z.number().int().describe('Which kind of its type; 0 where the type has one only'),
    title: z.string(),
    position: z.number().int().describe('From 1 among its siblings'),
    required: z.boolean(),
    other: z.boolean().describe('Whether an option carries a text input'),
    exclusive: z.boolean().describe('Whether an option excludes the others'),
    locked: z.boolean().describe('Keeps its place when its container reorders its nodes'),
    group: z.boolean(),
    setting: z.record(z.string(), z.unknown()).describe('With defaults spelled out; null: no bound'),
    exam: v1NodeExam.nullable().describe(`${EXAM_TEXTS.exam} Null: it counts for nothing`),
    draw: z.number().int().nullable().describe(`${EXAM_TEXTS.draw} Null: all`),
    options: z.array(v1Option),
    get nodes() {
      return z.array(v1Node).describe('The nodes of a container');
    },
    children: z.array(v1MatrixRow).describe('Matrix rows'),
    sequence: z.number().int().describe(`Of the options, of a container its nodes: ${SEQUENCE}`),
    childSequence: z.number().int().describe(`Of the rows: ${SEQUENCE}`),
    displayLogicNum: z.number().int().describe('Its show and hide items'),
    jumpLogicNum: z.number().int().describe('Its jumps that have conditions'),
    optionInputLogicNum: z.number().int().describe('Its carry-over items that have conditions'),
  })
  .meta({ id: 'Node' });

export type V1Node = z.input<typeof v1Node>;

/** The nodes of the top level, those of containers inside them. In a large survey this takes its time, and so do reading it before and sending it after. */
export async function toV1Nodes(survey: Survey, definition: SurveyDefinition): Promise<V1Node[]> {
  await setImmediate();
  const records = nodeRecords(definition, survey.id);
  await setImmediate();
  const yieldToOthers = createYield();
  const nodes: V1Node[] = [];
  for (const record of records) {
    nodes.push(toV1Node(survey, record));
    await yieldToOthers();
  }
  await setImmediate();
  return nodes;
}

/** One node of a definition, at any depth; A0404 when it has no such node. */
export function v1NodeIn(survey: Survey, definition: SurveyDefinition, nodeId: number | undefined): V1Node {
  return toV1Node(survey, recordIn(survey, definition, nodeId));
}

/** The same of a node that may have thousands of options: other work of this process goes between. */
export async function largeV1NodeIn(survey: Survey, definition: SurveyDefinition, nodeId: number | undefined): Promise<V1Node> {
  await setImmediate();
  const record = recordIn(survey, definition, nodeId);
  await setImmediate();
  const yieldToOthers = createYield();
  const options: V1Option[] = [];
  for (const option of record.options) {
    options.push(...toV1Options(survey.number, [option]));
    await yieldToOthers();
  }
  const node = { ...toV1Node(survey, { ...record, options: [] }), options };
  await setImmediate();
  return node;
}

function recordIn(survey: Survey, definition: SurveyDefinition, nodeId: number | undefined): NodeRecord {
  const node = nodeId === undefined ? undefined : findNode(definition, nodeId);
  if (!node) throw notFound();
  return nodeRecord(definition, node, survey.id);
}

function toV1Node(survey: Survey, record: NodeRecord): V1Node {
  return {
    ...record,
    ...toV1Ids(survey.number, record.id),
    parentId: record.parentId === 0 ? 0 : rowId(survey.number, record.parentId),
    subType: record.subType ?? 0,
    setting: { ...record.setting },
    options: toV1Options(survey.number, record.options),
    nodes: record.nodes.map((inner) => toV1Node(survey, inner)),
    children: toV1MatrixRows(survey.number, record.children),
  };
}
