import type { SurveyDefinition } from '@wence/schema';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import { requestedPlace } from '../survey/order.policy.js';
import { SurveyType } from '../survey/survey.type.js';
import { entriesOf, nodeChangeGiven, nodeGiven } from './node-operations.type.js';
import { NODE_POSITION_PLACES, NODE_PLACES } from './node-places.type.js';
import {
  AddNodeInput,
  ApplyEvaluateTemplateInput,
  CopyNodeInput,
  MoveNodeInput,
  ReleaseNodeInput,
  RemoveNodeInput,
  UpdateNodeInput,
} from './node.inputs.js';
import type { NodeService } from './node.service.js';
import { nodeIn, nodesOf, SurveyNodeType } from './node.type.js';
import { nodeFieldName } from './setting-inputs.type.js';

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

  @Access(author('surveys:write', { 'input.surveyId': 'survey', ...NODE_POSITION_PLACES }))
  @Mutation(() => SurveyNodeType, { description: 'Adds a node and gives it.' })
  async addNode(@Arg('input', () => AddNodeInput) input: AddNodeInput, @Ctx() ctx: RequestContext): Promise<SurveyNodeType> {
    const { surveyId, after, first, parentId, ...own } = input;
    const place = requestedPlace({ after, first, parentId });
    const { definition, created } = await this.nodeService.add(ctx, surveyId, nodeGiven(own), place, nodeFieldName);
    return nodeIn(definition, input.surveyId, created[0]);
  }

  @Access(author('surveys:write', NODE_PLACES))
  @Mutation(() => SurveyNodeType, { description: 'Changes fields of a node and gives it.' })
  async updateNode(@Arg('input', () => UpdateNodeInput) input: UpdateNodeInput, @Ctx() ctx: RequestContext): Promise<SurveyNodeType> {
    const { surveyId, nodeId, confirmed, ...set } = input;
    const change = (newest: SurveyDefinition) => nodeChangeGiven(set, entriesOf(newest)(nodeId));
    const { definition } = await this.nodeService.update(ctx, { surveyId, nodeId, confirmed }, change, nodeFieldName);
    return nodeIn(definition, surveyId, nodeId);
  }

  @Access(author('surveys:write', { ...NODE_PLACES, ...NODE_POSITION_PLACES }))
  @Mutation(() => [SurveyNodeType], { description: 'Moves a node and gives all of them in their new order, renumbered.' })
  async moveNode(@Arg('input', () => MoveNodeInput) input: MoveNodeInput, @Ctx() ctx: RequestContext): Promise<SurveyNodeType[]> {
    return nodesOf((await this.nodeService.move(ctx, input, requestedPlace(input))).definition, input.surveyId);
  }

  @Access(author('surveys:write', { ...NODE_PLACES, ...NODE_POSITION_PLACES }))
  @Mutation(() => SurveyNodeType, { description: 'Copies a node with everything in it and gives the copy.' })
  async copyNode(@Arg('input', () => CopyNodeInput) input: CopyNodeInput, @Ctx() ctx: RequestContext): Promise<SurveyNodeType> {
    const { definition, created } = await this.nodeService.copy(ctx, input, requestedPlace(input));
    return nodeIn(definition, input.surveyId, created[0]);
  }

  @Access(author('surveys:write', NODE_PLACES))
  @Mutation(() => [SurveyNodeType], { description: 'Removes a node and gives those that are left, renumbered.' })
  async removeNode(@Arg('input', () => RemoveNodeInput) input: RemoveNodeInput, @Ctx() ctx: RequestContext): Promise<SurveyNodeType[]> {
    return nodesOf((await this.nodeService.remove(ctx, input)).definition, input.surveyId);
  }

  @Access(author('surveys:write', NODE_PLACES))
  @Mutation(() => [SurveyNodeType], { description: 'Dissolves a container: its nodes take its place. Gives all nodes.' })
  async releaseNode(@Arg('input', () => ReleaseNodeInput) input: ReleaseNodeInput, @Ctx() ctx: RequestContext): Promise<SurveyNodeType[]> {
    return nodesOf((await this.nodeService.release(ctx, input)).definition, input.surveyId);
  }

  @Access(author('surveys:write', NODE_PLACES))
  @Mutation(() => SurveyNodeType, { description: 'Resets icon, scale, title and levels of an evaluation to those of a template.' })
  async applyEvaluateTemplate(
    @Arg('input', () => ApplyEvaluateTemplateInput) input: ApplyEvaluateTemplateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyNodeType> {
    const { definition } = await this.nodeService.applyTemplate(ctx, input, input.template);
    return nodeIn(definition, input.surveyId, input.nodeId);
  }
}
