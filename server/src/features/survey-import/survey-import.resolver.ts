import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { author, unlimited } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LargeInput } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import { payloadType } from '../../platform/graphql/payload-type.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { NewSurveyService } from '../survey/new-survey.service.js';
import { type SurveyOutcome, surveyPayload } from '../survey/survey-payload.type.js';
import { DEFINITION_ALONE } from '../survey/survey-places.type.js';
import type { DocumentImportService } from './document-import.service.js';
import { parsedView } from './parsed-view.js';
import { CreateSurveyFromDefinitionInput, ParseDocumentInput, ParsedDocumentType } from './survey-import.type.js';

const ParseDocumentPayload = payloadType('parseDocument', {
  document: { type: () => ParsedDocumentType, description: 'What was read.' },
});
const CreateSurveyFromDefinitionPayload = surveyPayload('createSurveyFromDefinition');

/** Surveys out of documents. Files come through `/v1`, texts through here as well. */
@Resolver()
export class SurveyImportResolver {
  constructor(
    private readonly imports: DocumentImportService,
    private readonly makers: NewSurveyService,
  ) {}

  @LargeInput(GRAPH_BODY.most)
  @Access(author('surveys:write'))
  @Mutation(() => ParseDocumentPayload, {
    description:
      'Reads a survey out of a text: plain text with numbered questions, or the text of a file of Qualtrics, LimeSurvey, SurveyJS or this product. Stores nothing. A0702: not readable; A0703: too large; A0705: made to do harm; A0706: no question in it.',
  })
  async parseDocument(
    @Arg('input', () => ParseDocumentInput) { text }: ParseDocumentInput,
    @Ctx() ctx: RequestContext,
  ): Promise<{ document: ParsedDocumentType }> {
    return { document: parsedView(await this.imports.parseText(ctx, text)) };
  }

  @LargeInput(GRAPH_BODY.most)
  @Access(author(unlimited('surveys:write'), { 'input.definition': DEFINITION_ALONE }))
  @Mutation(() => CreateSurveyFromDefinitionPayload, {
    description: 'Makes a survey of a whole definition. A0400: `fields` name what is wrong in it.',
  })
  async createSurveyFromDefinition(
    @Arg('input', () => CreateSurveyFromDefinitionInput) { definition }: CreateSurveyFromDefinitionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOutcome> {
    return { survey: await this.makers.createFrom(ctx, definition) };
  }
}
