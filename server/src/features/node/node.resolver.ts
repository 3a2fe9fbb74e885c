import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { author } from '../../platform/access.js';
import type { RequestContext } from '../../platform/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { given } from '../../platform/graphql/given.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import { anchorOf } from '../survey/order.policy.js';
import { SurveyType } from '../survey/survey.type.js';

import { AddNodeInput, CopyNodeInput, MoveNodeInput, RemoveNodeInput, UpdateNodeInput } from './node.inputs.js';
import type { NodeService } from './node.service.js';
import { nodeIn, nodesOf, SurveyNodeType } from './node.type.js';

/** Questions of a draft. A0400: `fields`; A0404: survey or question; A0410: the survey runs. */
@Resolver(() => SurveyType)
export class NodeResolver {
  constructor(
    private readonly nodeService: NodeService,
    private readonly definitions: DefinitionReadModel,
  ) {}

  @FieldResolver(() => [SurveyNodeType], { description: 'Its questions in order, from the draft.' })
  async nodes(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<SurveyNodeType[]> {
    return nodesOf(await this.definitions.definitionOf(ctx, survey.id));
  }

  @Access(author('input.surveyId'))
  @Mutation(() => SurveyNodeType, { description: 'Adds a question and gives it.' })
  async addNode(@Arg('input', () => AddNodeInput) input: AddNodeInput, @Ctx() ctx: RequestContext): Promise<SurveyNodeType> {
    const { surveyId, type, title, required, setting, options, after, first } = input;
    const node = given({ type, title, required, setting, options: options?.map(given) });
    const { definition, created } = await this.nodeService.add(ctx, surveyId, node, anchorOf({ after, first }));
    return nodeIn(definition, created[0]);
  }

  @Access(author('input.surveyId'))
  @Mutation(() => SurveyNodeType, { description: 'Changes fields of a question and gives it.' })
  async updateNode(@Arg('input', () => UpdateNodeInput) input: UpdateNodeInput, @Ctx() ctx: RequestContext): Promise<SurveyNodeType> {
    const { surveyId, nodeId, ...set } = input;
    const { definition } = await this.nodeService.update(ctx, { surveyId, nodeId }, given(set));
    return nodeIn(definition, nodeId);
  }

  @Access(author('input.surveyId'))
  @Mutation(() => [SurveyNodeType], { description: 'Moves a question and gives all of them in their new order, renumbered.' })
  async moveNode(@Arg('input', () => MoveNodeInput) input: MoveNodeInput, @Ctx() ctx: RequestContext): Promise<SurveyNodeType[]> {
    return nodesOf((await this.nodeService.move(ctx, input, anchorOf(input))).definition);
  }

  @Access(author('input.surveyId'))
  @Mutation(() => SurveyNodeType, { description: 'Copies a question with its options and gives the copy.' })
  async copyNode(@Arg('input', () => CopyNodeInput) input: CopyNodeInput, @Ctx() ctx: RequestContext): Promise<SurveyNodeType> {
    const { definition, created } = await this.nodeService.copy(ctx, input, anchorOf(input));
    return nodeIn(definition, created[0]);
  }

  @Access(author('input.surveyId'))
  @Mutation(() => [SurveyNodeType], { description: 'Removes a question and gives those that are left, renumbered.' })
  async removeNode(@Arg('input', () => RemoveNodeInput) input: RemoveNodeInput, @Ctx() ctx: RequestContext): Promise<SurveyNodeType[]> {
    return nodesOf((await this.nodeService.remove(ctx, input)).definition);
  }
}
