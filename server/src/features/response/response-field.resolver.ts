import { GraphQLJSON } from 'graphql-scalars';
import { Ctx, FieldResolver, GraphQLISODateTime, Resolver, Root } from 'type-graphql';
import { Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { RequestContext } from '../../platform/request/context.js';
import { SurveyVersionType, versionView } from '../publish/publish.type.js';
import type { VersionReadModel } from '../publish/version.read-model.js';
// The class, not only its type: without it, the decorators would take the one of `fetch`, which has the same name.
import { Response } from './response.entity.js';
import { QuestionAnswerType } from './answer-value.type.js';
import { answersView } from './answer-view.type.js';
import { responsePurgeAt } from './response-recycling.policy.js';
import { InvalidMarkType, LinkParameterType, ResponseType } from './response.type.js';

/** Fields of a response that are worked out from its row, or lead on from it. */
@Resolver(() => ResponseType)
export class ResponseFieldResolver {
  constructor(private readonly versions: VersionReadModel) {}

  @ListSize(1)
  @FieldResolver(() => [QuestionAnswerType], { description: 'Its answers; unanswered questions are not among them.' })
  answers(@Root() { answers }: Response): QuestionAnswerType[] {
    return answersView(answers);
  }

  @FieldResolver(() => GraphQLJSON, {
    description:
      'The same answers as one value, as a submission carries them: answer values by the local id of the question, in the shape that `/answers.schema.json` describes.',
  })
  answerValues(@Root() { answers }: Response): unknown {
    return answers;
  }

  @ListSize(2)
  @FieldResolver(() => [LinkParameterType], { description: 'Parameters that the link carried besides the source, in its order.' })
  params(@Root() { params }: Response): LinkParameterType[] {
    return Object.entries(params ?? {}).map(([name, value]) => ({ name, value }));
  }

  @FieldResolver(() => InvalidMarkType, { nullable: true, description: 'Who marked it as invalid, when and why; null: it is valid.' })
  invalid(@Root() { invalidAt: at, invalidBy, invalidReason: reason }: Response): InvalidMarkType | null {
    return at && { reason, authorId: invalidBy ?? '', at };
  }

  @FieldResolver(() => Boolean, { description: 'It has a star.' })
  starred(@Root() { starredAt }: Response): boolean {
    return starredAt !== null;
  }

  @FieldResolver(() => [String], { description: 'Its tags, at most 10 of at most 24 characters, in the order of adding.' })
  tags(@Root() { tags }: Response): readonly string[] {
    return tags ?? [];
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the recycle bin forgets it, at the earliest; null: it is not in there.',
  })
  purgeAt(@Root() response: Response): Date | null {
    return responsePurgeAt(response);
  }

  @NeedsScope('surveys:read')
  @Edge('the version of a survey that the response, which the caller has already, is about')
  @FieldResolver(() => SurveyVersionType, {
    nullable: true,
    description: 'The version that was answered. Its `definition` tells what the numbers in the answers stand for, however old it is.',
  })
  async surveyVersion(@Root() { surveyId, version }: Response, @Ctx() ctx: RequestContext): Promise<SurveyVersionType | null> {
    const line = await this.versions.lineOf(ctx, surveyId, version);
    return line && versionView(line);
  }
}
