import { PERSONAL_LINK_LIMITS } from '@wence/schema';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LINK_TEXTS } from './personal-link.type.js';

const { atOnce, chosen } = PERSONAL_LINK_LIMITS;
const SURVEY = "One of the caller's surveys.";

@InputType('CreatePersonalLinksInput', { description: 'One-to-one links that are to be made for people who stay unnamed.' })
export class CreatePersonalLinksInput {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => Int, { description: `How many: 1 to ${atOnce}.` })
  count: number;
}

@InputType('LinkPersonInput', { description: 'A person who gets a one-to-one link.' })
export class LinkPersonInput {
  @Field(() => String, { nullable: true, description: LINK_TEXTS.name })
  name?: string | null;

  @Field(() => String, { nullable: true, description: LINK_TEXTS.mobile })
  mobile?: string | null;

  @Field(() => String, { nullable: true, description: LINK_TEXTS.email })
  email?: string | null;

  @Field(() => String, { nullable: true, description: LINK_TEXTS.remark })
  remark?: string | null;
}

@InputType('ImportPersonalLinksInput', { description: 'People who are to get a one-to-one link each, all or none.' })
export class ImportPersonalLinksInput {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => [LinkPersonInput], { description: `The people: 1 to ${atOnce}.` })
  people: LinkPersonInput[];

  @Field(() => Boolean, { nullable: true, description: 'True: nothing is made, it is only said what would be.' })
  dryRun?: boolean | null;
}

@InputType('PersonalLinksInput', { description: 'Names one-to-one links of a survey.' })
export class NamedPersonalLinksInput {
  @Field(() => ID, { description: SURVEY })
  surveyId: string;

  @Field(() => [ID], { description: `1 to ${chosen} links of the survey; one that is named twice is meant once.` })
  linkIds: string[];
}
