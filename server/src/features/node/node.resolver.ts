import type { SurveyDefinition } from '@wence/schema';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author, under } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import { requestedPlace } from '../survey/order.policy.js';
import type { Edited } from '../survey/draft.service.js';
import { localPartId } from '../survey/part-id.policy.js';
import { type DraftOutcome, draftOutcome, draftPayload, REMOVED_ID } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import { entriesOf, nodeChangeGiven, nodeGiven } from './node-operations.type.js';
import { EXAM_PLACES, NODE_POSITION_PLACES, NODE_PLACES } from './node-places.type.js';
import {
  AddNodeInput,
  ApplyEvaluateTemplateInput,
  ConvertNodeInput,
  CopyNodeInput,
  MoveNodeInput,
  ReleaseNodeInput,
  RemoveNodeInput,
  UpdateNodeInput,
} from './node.inputs.js';
import type { NodeService } from './node.service.js';
import { nodeIn, nodesOf, SurveyNodeType } from './node.type.js';
import { nodeFieldName } from './setting-inputs.type.js';

const NODES = { nodes: { type: () => [SurveyNodeType], description: 'All nodes in their order, those of containers inside them.' } };
const AddNodePayload = draftPayload('addNode', { node: { type: () => SurveyNodeType, description: 'The new node.' } });
const UpdateNodePayload = draftPayload('updateNode', { node: { type: () => SurveyNodeType, description: 'The node as it is now.' } });
const MoveNodePayload = draftPayload('moveNode', NODES);
const CopyNodePayload = draftPayload('copyNode', { node: { type: () => SurveyNodeType, description: 'The copy.' } });
const RemoveNodePayload = draftPayload('removeNode', { removedId: REMOVED_ID, ...NODES });
const ReleaseNodePayload = draftPayload('releaseNode', { removedId: REMOVED_ID, ...NODES });
const ConvertNodePayload = draftPayload('convertNode', { node: { type: () => SurveyNodeType, description: 'The question as it is now.' } });
const ApplyEvaluateTemplatePayload = draftPayload('applyEvaluateTemplate', {
  node: { type: () => SurveyNodeType, description: 'The evaluation as it is now.' },
});

/** Nodes of a draft. A0400: `fields`; A0404: survey or node; A0410: the survey runs; A0103: others refer to what would go. */
@Resolver(() => SurveyType)
export class NodeResolver {
  constructor(
    private readonly nodeService: NodeService,
    private readonly definitions: DefinitionReadModel,
  ) {}

  @FieldResolver(() => [SurveyNodeType], {
    nullable: true,
    description: 'Its nodes in order, from the draft; those of containers are inside them.',
  })
  async nodes(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<SurveyNodeType[]> {
    return nodesOf(await this.definitions.definitionOf(ctx, survey.id), survey.id);
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey', ...NODE_POSITION_PLACES, ...under('input', EXAM_PLACES) }))
  @Mutation(() => AddNodePayload, { description: 'Adds a node and gives it.' })
  async addNode(
    @Arg('input', () => AddNodeInput) input: AddNodeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { node: SurveyNodeType }> {
    const { surveyId, after, first, parentId, ...own } = input;
    const place = requestedPlace({ after, first, parentId });
    const edited = await this.nodeService.add(ctx, surveyId, nodeGiven(own), place, nodeFieldName);
    return { ...draftOutcome(edited), node: nodeIn(edited.definition, input.surveyId, edited.created[0]) };
  }

  @Access(author('surveys:write', { ...NODE_PLACES, ...under('input', EXAM_PLACES) }))
  @Mutation(() => UpdateNodePayload, { description: 'Changes fields of a node and gives it.' })
  async updateNode(
    @Arg('input', () => UpdateNodeInput) input: UpdateNodeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { node: SurveyNodeType }> {
    const { surveyId, nodeId, confirmed, ...set } = input;
    const change = (newest: SurveyDefinition) => nodeChangeGiven(set, entriesOf(newest)(nodeId));
    const edited = await this.nodeService.update(ctx, { surveyId, nodeId, confirmed }, change, nodeFieldName);
    return { ...draftOutcome(edited), node: nodeIn(edited.definition, surveyId, nodeId) };
  }

  @Access(author('surveys:write', { ...NODE_PLACES, ...NODE_POSITION_PLACES }))
  @Mutation(() => MoveNodePayload, { description: 'Moves a node and gives all of them in their new order, renumbered.' })
  async moveNode(
    @Arg('input', () => MoveNodeInput) input: MoveNodeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { nodes: SurveyNodeType[] }> {
    return withNodes(await this.nodeService.move(ctx, input, requestedPlace(input)));
  }

  @Access(author('surveys:write', { ...NODE_PLACES, ...NODE_POSITION_PLACES }))
  @Mutation(() => CopyNodePayload, { description: 'Copies a node with everything in it and gives the copy.' })
  async copyNode(
    @Arg('input', () => CopyNodeInput) input: CopyNodeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { node: SurveyNodeType }> {
    const edited = await this.nodeService.copy(ctx, input, requestedPlace(input));
    return { ...draftOutcome(edited), node: nodeIn(edited.definition, input.surveyId, edited.created[0]) };
  }

  @Access(author('surveys:write', NODE_PLACES))
  @Mutation(() => RemoveNodePayload, { description: 'Removes a node and gives those that are left, renumbered.' })
  async removeNode(
    @Arg('input', () => RemoveNodeInput) input: RemoveNodeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { removedId: string; nodes: SurveyNodeType[] }> {
    const left = withNodes(await this.nodeService.remove(ctx, input));
    return { ...left, removedId: localPartId(input.surveyId, input.nodeId) };
  }

  @Access(author('surveys:write', NODE_PLACES))
  @Mutation(() => ReleaseNodePayload, { description: 'Dissolves a container: its nodes take its place. Gives all nodes.' })
  async releaseNode(
    @Arg('input', () => ReleaseNodeInput) input: ReleaseNodeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { removedId: string; nodes: SurveyNodeType[] }> {
    const left = withNodes(await this.nodeService.release(ctx, input));
    return { ...left, removedId: localPartId(input.surveyId, input.nodeId) };
  }

  @Access(author('surveys:write', NODE_PLACES))
  @Mutation(() => ConvertNodePayload, {
    description:
      'Makes a question one of another type. Title, options, rows and settings that both types have come along under their numbers; what the type needs ' +
      'and lacks is as on a new question. Single and multiple choice change into each other as by `updateNode`.',
  })
  async convertNode(
    @Arg('input', () => ConvertNodeInput) input: ConvertNodeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { node: SurveyNodeType }> {
    const edited = await this.nodeService.convert(ctx, input, input);
    return { ...draftOutcome(edited), node: nodeIn(edited.definition, input.surveyId, input.nodeId) };
  }

  @Access(author('surveys:write', NODE_PLACES))
  @Mutation(() => ApplyEvaluateTemplatePayload, {
    description: 'Resets icon, scale, title and levels of an evaluation to those of a template.',
  })
  async applyEvaluateTemplate(
    @Arg('input', () => ApplyEvaluateTemplateInput) input: ApplyEvaluateTemplateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { node: SurveyNodeType }> {
    const edited = await this.nodeService.applyTemplate(ctx, input, input.template);
    return { ...draftOutcome(edited), node: nodeIn(edited.definition, input.surveyId, input.nodeId) };
  }
}

function withNodes(edited: Edited): DraftOutcome & { nodes: SurveyNodeType[] } {
  return { ...draftOutcome(edited), nodes: nodesOf(edited.definition, edited.survey.id) };
}
