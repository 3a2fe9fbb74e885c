import { REPORT_SHARE_LIMITS } from '@wence/schema';
import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { CONDITIONS, conditionsType } from '../report-category/report-category.type.js';
import { SHARE_FIELDS, ShareKindName } from './report-share.type.js';

const NAME = `1 to ${REPORT_SHARE_LIMITS.name} characters, spaces around it left out. Visitors read it too.`;
const WHICH = `${CONDITIONS}; null: all responses that count.`;
const ENDS = 'From then on its link opens nothing; null: it does not end.';

/** What both inputs have. */
@InputType('ReportShareWishes', { description: 'What an author decides about a shared report.' })
abstract class ShareWishesInput {
  @Field(() => Boolean, { nullable: true, description: SHARE_FIELDS.enabled })
  enabled?: boolean | null;

  @Field(() => [Int], { nullable: true, description: `${SHARE_FIELDS.nodeIds}.` })
  nodeIds?: number[] | null;

  @Field(() => [String], { nullable: true, description: `${SHARE_FIELDS.columns}.` })
  columns?: string[] | null;

  @Field(() => [ID], { nullable: true, description: `${SHARE_FIELDS.categoryIds}.` })
  categoryIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: `${SHARE_FIELDS.tableIds}.` })
  tableIds?: string[] | null;

  @Field(() => conditionsType, { nullable: true, description: WHICH })
  conditions?: unknown;

  @Field(() => Boolean, { nullable: true, description: SHARE_FIELDS.showTexts })
  showTexts?: boolean | null;

  @Field(() => Int, { nullable: true, description: `${SHARE_FIELDS.smallestBase}.` })
  smallestBase?: number | null;

  @Field(() => String, { nullable: true, description: `${SHARE_FIELDS.password}.` })
  password?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: ENDS })
  expiresAt?: Date | null;
}

@InputType('CreateReportShareInput', {
  description: 'A report that is to be shared by link. What is absent is as usual: enabled, all questions, no texts, no password, no end.',
})
export class CreateReportShareInput extends ShareWishesInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => ShareKindName, { description: 'What it shows. It stays.' })
  kind: ShareKindName;

  @Field({ description: NAME })
  name: string;
}

@InputType('UpdateReportShareInput', {
  description: 'What is to be different of a shared report. Absent: stays. Null: all, none, or as usual.',
})
export class UpdateReportShareInput extends ShareWishesInput {
  @Field(() => ID, { description: "A share of one of the caller's surveys." })
  shareId: string;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;
}

@InputType('ReportShareInput', { description: 'Names a shared report.' })
export class NamedReportShareInput {
  @Field(() => ID, { description: "A share of one of the caller's surveys." })
  shareId: string;
}
