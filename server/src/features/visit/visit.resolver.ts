import { Arg, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { anyone, under } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { RateRule } from '../../platform/graphql/limits/limit.decorators.js';
import { parseInput } from '../../platform/http/parse-input.js';
import { OPEN_TO_LINK_HOLDERS } from '../answering-page/answer-places.policy.js';
import type { VisitService } from './visit.service.js';
import { VISIT_PLACES, type VisitNews, visitShape } from './visit-shape.js';

@InputType('RecordVisitInput', { description: 'How far a respondent is. It holds no answers.' })
export class RecordVisitInput {
  @Field(() => ID, { description: 'The survey that is being answered.' })
  surveyId: string;

  @Field(() => String, { description: 'The UUID that the answers will be submitted with.' })
  submissionId: string;

  @Field(() => Int, { nullable: true, description: 'The version that is being answered; the current one unless said.' })
  version?: number | null;

  @Field(() => Int, { description: 'The page that is shown, by its `pageId`, or by any question on it. 0: the welcome.' })
  page: number;

  @Field(() => Boolean, { nullable: true, description: 'Something has been answered.' })
  hasAnswers?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Code of the one-to-one link that the survey was opened by.' })
  linkCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Source tag of the link, at most 64 characters.' })
  source?: string | null;
}

@ObjectType('VisitNoted', { description: 'News of a visit were taken.' })
export class VisitNotedType {
  @Field(() => Boolean, { description: 'It will be counted.' })
  noted: boolean;
}

@Resolver()
export class VisitResolver {
  constructor(private readonly visits: VisitService) {}

  @RateRule('visit')
  @Access(anyone(OPEN_TO_LINK_HOLDERS, 'collect', under('input', { surveyId: 'answeredSurvey', ...VISIT_PLACES })))
  @Mutation(() => VisitNotedType, {
    description:
      'Tells how far a visit is, for the report on drop-off: when the survey is opened, with the first answer, and on each page that is further than those before. A visit only gets further; the same news again changes nothing. It is stored within about a second. A0404 when there is no such page; A0411, A0416, A0417, A0418 as for answers.',
  })
  async recordVisit(@Arg('input', () => RecordVisitInput) { surveyId, ...input }: RecordVisitInput): Promise<VisitNotedType> {
    // Both doors use the same shape, so that both report the same faults.
    await this.visits.record(surveyId, parseInput(visitShape, input) as VisitNews);
    return { noted: true };
  }
}
