import {
  type AnswerKind,
  type NodeRecord,
  findNode,
  nodeRecord,
  nodeRecords,
  questionRow,
  type SurveyDefinition,
  walkNodes,
} from '@wence/schema';
import { Field, Int, InterfaceType } from 'type-graphql';
import { PartOf } from '../../platform/graphql/access.decorator.js';
import { asNode, NodeInterface } from '../../platform/graphql/node-interface.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { notFound } from '../../platform/errors/app-error.js';
import { LOCAL_ID, localPartId } from '../survey/part-id.policy.js';
import { EXAM_TEXTS, NodeExamType } from './node-exam.type.js';
import { FAMILY_OF } from './node-family.type.js';
import { AnswerKindName, QuestionTypeName, SequenceName } from './question-type.type.js';
import { settingView } from './setting-fields.type.js';

/** A node without its rows and options: those are added by their features. */
@PartOf('Survey')
@InterfaceType('SurveyNode', {
  implements: NodeInterface,
  description:
    'A question, a page break, a statement, or a container of such nodes. What it can be set to stands on the type of its family.',
  resolveType: ({ family }: Pick<SurveyNodeType, 'family'>) => family,
})
export abstract class SurveyNodeType implements NodeInterface {
  id: string;

  @Field(() => Int, { description: LOCAL_ID })
  localId: number;

  @Field({ description: 'What people call it: a prefix (Q, on containers G, Loop, Block or Page) and its number, unless renamed.' })
  code: string;

  @Field(() => Int, { description: 'The container it stands in; 0 at the top level.' })
  parentId: number;

  @Field(() => QuestionTypeName, { description: 'Kind of question.' })
  type: QuestionTypeName;

  @Field(() => Int, { nullable: true, description: 'Which kind of its type, where the type has more than one; null elsewhere.' })
  subType: number | null;

  @Field({ description: 'Name of its type and sub-type in the catalogue, e.g. `single`, `matrixRate`; unique.' })
  key: string;

  @Field(() => AnswerKindName, { description: 'What its answers look like.' })
  answer: AnswerKind;

  @Field({ description: 'A heading with questions of its own.' })
  group: boolean;

  @Field({ description: '1 to 2,000 characters; rich text.' })
  title: string;

  @Field({ description: 'Whether it must be answered.' })
  required: boolean;

  @Field({ description: 'It keeps its place when the container reorders its nodes.' })
  locked: boolean;

  @Field(() => Int, { description: 'Place among its siblings, from 1.' })
  position: number;

  @Field(() => SequenceName, { description: 'In which order its options are shown; of a container, its nodes.' })
  sequence: SequenceName;

  @Field(() => SequenceName, { description: 'In which order its rows are shown.' })
  childSequence: SequenceName;

  @Field(() => NodeExamType, { nullable: true, description: `${EXAM_TEXTS.exam} Null: it counts for nothing.` })
  exam: NodeExamType | null;

  @Field(() => Int, { nullable: true, description: `${EXAM_TEXTS.draw} Null: all.` })
  draw: number | null;

  @ListSize(2)
  @Field(() => [SurveyNodeType], { description: 'The nodes of a container in order; none in others.' })
  nodes: SurveyNodeType[];

  @Field(() => Int, { description: 'Its show and hide items.' })
  displayLogicNum: number;

  @Field(() => Int, { description: 'Its jumps that have conditions.' })
  jumpLogicNum: number;

  @Field(() => Int, { description: 'Its carry-over items that have conditions.' })
  optionInputLogicNum: number;

  /** Name of its type in the graph. Not a field of it. */
  family: string;

  /** Under the names of the graph; a field of the types of families. */
  setting: Readonly<Record<string, unknown>>;

  /** The node with rows and options, for field resolvers of other features. It is not a field of the graph. */
  record: NodeRecord;

  /** The survey it is part of. Not a field of the graph. */
  survey: SurveyDefinition;
}

/** The nodes of the top level, those of containers inside them. */
export function nodesOf(survey: SurveyDefinition, surveyId: string): SurveyNodeType[] {
  return nodeRecords(survey, surveyId).map((record) => viewOf(survey, record));
}

/** Those of these nodes that a definition has, for whoever asks by their ids. */
export function nodesNamed(survey: SurveyDefinition, surveyId: string, localIds: ReadonlySet<number>): SurveyNodeType[] {
  const found = [...walkNodes(survey.nodes)].filter(({ id }) => localIds.has(id));
  return found.map((node) => {
    const view = viewOf(survey, nodeRecord(survey, node, surveyId));
    return asNode(view.family, view);
  });
}

/** One node of a definition, at any depth; A0404 when it has no such node. */
export function nodeIn(survey: SurveyDefinition, surveyId: string, nodeId: number | undefined): SurveyNodeType {
  const node = nodeId === undefined ? undefined : findNode(survey, nodeId);
  if (!node) throw notFound();
  return viewOf(survey, nodeRecord(survey, node, surveyId));
}

function viewOf(survey: SurveyDefinition, record: NodeRecord): SurveyNodeType {
  const { type, subType, group } = record;
  const { key, answer } = questionRow({ type: type ?? undefined, subType: subType ?? undefined, group });
  const nodes = record.nodes.map((inner) => viewOf(survey, inner));
  return {
    ...record,
    id: localPartId(record.surveyId, record.id),
    localId: record.id,
    type: type ?? QuestionTypeName.GROUP,
    key,
    family: FAMILY_OF[key],
    answer,
    nodes,
    record,
    survey,
    /** Worked out when it is asked for. */
    get setting() {
      return settingView(key, record.setting);
    },
  };
}
