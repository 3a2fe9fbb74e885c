import { isExclusive, isOther, isRequired, optionsOf, rowId, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { z } from 'zod';
import { notFound } from '../../platform/errors/app-error.js';
import type { Survey } from '../survey/survey.entity.js';
import { fullSetting } from './full-setting.js';
import { toV1Options, v1Option } from './v1-option.type.js';

const none = z.literal(0);

/** A question as `/v1` names its fields (Spec 3, question node). Fields of types that are still to come hold what they hold when unused. */
export const v1Node = z.object({
  id: z.number().int().describe('Row id'),
  surveyId: z.string(),
  code: z.string(),
  parentId: none,
  type: z.number().int().describe('1 single choice, 2 multiple choice, 3 open text'),
  subType: none,
  title: z.string(),
  position: z.number().int().describe('From 1'),
  required: z.boolean(),
  other: z.boolean().describe('Whether an option carries a text input'),
  exclusive: z.boolean().describe('Whether an option excludes the others'),
  locked: z.literal(false),
  group: z.literal(false),
  setting: z.record(z.string(), z.unknown()).describe('With defaults spelled out'),
  options: z.array(v1Option),
  nodes: z.array(z.never()),
  children: z.array(z.never()),
  sequence: none,
  childSequence: none,
  displayLogicNum: none,
  jumpLogicNum: none,
  optionInputLogicNum: none,
});

export type V1Node = z.input<typeof v1Node>;

export function toV1Nodes(survey: Survey, { nodes }: SurveyDefinition): V1Node[] {
  return nodes.map((node, index) => toV1Node(survey, node, index + 1));
}

/** One question of a definition; A0404 when it has no such question. */
export function v1NodeIn(survey: Survey, { nodes }: SurveyDefinition, nodeId: number | undefined): V1Node {
  const index = nodes.findIndex(({ id }) => id === nodeId);
  const node = nodes[index];
  if (!node) throw notFound();
  return toV1Node(survey, node, index + 1);
}

function toV1Node(survey: Survey, node: SurveyNode, position: number): V1Node {
  return {
    id: rowId(survey.number, node.id),
    surveyId: survey.id,
    code: node.code,
    parentId: 0,
    type: node.type,
    subType: 0,
    title: node.title,
    position,
    required: isRequired(node),
    other: optionsOf(node).some(isOther),
    exclusive: optionsOf(node).some(isExclusive),
    locked: false,
    group: false,
    setting: { ...fullSetting(node) },
    options: toV1Options(survey.number, node),
    nodes: [],
    children: [],
    sequence: 0,
    childSequence: 0,
    displayLogicNum: 0,
    jumpLogicNum: 0,
    optionInputLogicNum: 0,
  };
}
