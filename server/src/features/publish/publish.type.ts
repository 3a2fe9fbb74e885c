import { Field, Int, ObjectType } from 'type-graphql';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { SurveyType } from '../survey/survey.type.js';

@ObjectType('SurveyVersion', { description: 'What a launch froze. Never changes.' })
export class SurveyVersionType {
  surveyId: string;

  @Field(() => Int, { description: '1, 2, 3 … within the survey.' })
  version: number;

  @Field(() => String, { description: 'SHA-256 of the canonical definition, hex. The same content is the same version.' })
  hash: string;

  @Field(() => Date, { description: 'When this content was launched first.' })
  createdAt: Date;

  @Field(() => Boolean, { description: 'Whether respondents get this version, or got it last.' })
  current: boolean;
}

@ObjectType('ShareLink', { description: 'Where respondents go.' })
export class ShareLinkType {
  @Field(() => String, { description: 'The address of the answering page.' })
  url: string;

  @Field(() => String, { description: 'The address as a QR code: a data URL with an SVG picture.' })
  qrCode: string;

  @Field(() => Int, { description: 'The version that respondents get there.' })
  version: number;
}

@ObjectType('LaunchResult', { description: 'A launched survey and the way to it.' })
export class LaunchResultType {
  @Edge('the launched survey itself')
  @Field(() => SurveyType, { description: 'The survey, running now.' })
  survey: SurveyType;

  @Field(() => Int, {
    description: 'The version that respondents get: a new number for new content, the old one for content launched before.',
  })
  version: number;

  @Field(() => String, { description: 'The address of the answering page.' })
  url: string;

  @Field(() => String, { description: 'The last part of the address.' })
  token: string;

  @Field(() => String, { description: 'The address as a QR code: a data URL with an SVG picture.' })
  qrCode: string;

  @Field(() => String, {
    nullable: true,
    description:
      "What the author should know, in the asker's language: the check was cut short, and there may be more to find. Null: it was whole.",
  })
  notice: string | null;
}
