import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LargeInput } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { storedJson } from '../../platform/graphql/stored-json.js';
import type { DefinitionService } from './definition.service.js';
import { draftOutcome } from './survey-payload.type.js';
import { DEFINITION_ALONE } from './survey-places.type.js';
import { ApplySurveyDefinitionPayload, SurveyDocumentType } from './draft.type.js';

@InputType('ApplyDefinitionInput', { description: 'A whole definition for a draft.' })
class ApplyDefinitionInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => Int, { nullable: true, description: 'The newest revision. May be absent on a draft nobody has edited.' })
  revision?: number | null;

  @Field(() => GraphQLJSON, { description: 'At most 4 MB in canonical form; any order of keys, defaults may be spelled out.' })
  definition: unknown;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'True: only tell what would change.' })
  dryRun?: boolean | null;
}

/** The definition of a survey, read and replaced as one value. */
@Resolver()
export class DraftResolver {
  constructor(private readonly definitions: DefinitionService) {}

  @Access(author('surveys:read', { id: 'survey' }))
  @Query(() => SurveyDocumentType, { description: 'The draft as one value, as `/definition.schema.json` describes it.' })
  async surveyDefinition(
    @Arg('id', () => ID, { description: 'Id of the survey.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyDocumentType> {
    const draft = await this.definitions.readStored(ctx, id);
    return new SurveyDocumentType(draft, storedJson(ctx, draft.text));
  }

  @LargeInput(GRAPH_BODY.most)
  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.definition': DEFINITION_ALONE }))
  @Mutation(() => ApplySurveyDefinitionPayload, {
    description:
      "Puts a whole definition in place of the draft's. A0400: `fields` name what is wrong in it; A0410: the survey runs; A0415: not the newest revision.",
  })
  async applySurveyDefinition(
    @Arg('input', () => ApplyDefinitionInput) { surveyId, revision, definition, dryRun }: ApplyDefinitionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ApplySurveyDefinitionPayload> {
    const outcome = await this.definitions.replace(ctx, { surveyId, revision: revision ?? null, definition, dryRun: dryRun ?? false });
    return { ...outcome, ...draftOutcome(outcome) };
  }
}
