import { Field, Int, ObjectType } from 'type-graphql';
import { Edge, PartOf } from '../../platform/graphql/access.decorator.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { onlyPartId, versionId } from '../survey/part-id.policy.js';
import { SurveyType } from '../survey/survey.type.js';
import type { ShareLink } from './share-link.service.js';
import type { VersionLine } from './version.read-model.js';

@PartOf('Survey')
@ObjectType('SurveyVersion', { implements: NodeInterface, description: 'What a launch froze. Never changes.' })
export class SurveyVersionType implements NodeInterface {
  id: string;

  /** Not a field of the graph. */
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

@PartOf('Survey')
@ObjectType('ShareLink', { implements: NodeInterface, description: 'Where respondents go.' })
export class ShareLinkType implements NodeInterface {
  id: string;

  @Field(() => String, { description: 'The address of the answering page.' })
  url: string;

  @Field(() => String, { description: 'The address as a QR code: a data URL with an SVG picture.' })
  qrCode: string;

  @Field(() => Int, { description: 'The version that respondents get there.' })
  version: number;
}

export function versionView(line: VersionLine): SurveyVersionType {
  return { ...line, id: versionId(line.surveyId, line.version) };
}

export function linkView(link: ShareLink, surveyId: string): ShareLinkType {
  return { ...link, id: onlyPartId(surveyId, 'link') };
}

@ObjectType('LaunchSurveyPayload', { description: 'A launched survey and the way to it.' })
export class LaunchSurveyPayload {
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
