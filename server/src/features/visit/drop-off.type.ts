import { type PageDropOff, VISIT_IDLE_MINUTES } from '@wence/schema';
import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { DropOffReport } from './drop-off.service.js';

/** Words on the figures, the same at both doors. */
export const DROP_OFF_TEXTS = {
  opened: 'Visits: whoever opened the page, once for each attempt to answer.',
  started: 'Gave a first answer, or submitted.',
  submitted: 'Submitted, whatever became of the response: complete, screened out or over a quota.',
  answering: `Not submitted, and something was heard of it within the last ${VISIT_IDLE_MINUTES} minutes.`,
  left: `Not submitted, and nothing was heard of it for ${VISIT_IDLE_MINUTES} minutes.`,
  startedPercent: 'Share of those who opened that started, 0 to 100 with one decimal.',
  completionPercent: 'Share of those who opened that submitted, 0 to 100 with one decimal.',
  pages: 'The pages of the version that was launched last, in its order. A page that is gone counts as the one before it.',
  since: 'When the first of the visits was opened; null: there are none.',
} as const satisfies Record<keyof DropOffReport, string>;

export const PAGE_TEXTS = {
  number: 'Counted from 1; 0: the welcome.',
  nodeId: 'Local id of its first question, or of its first statement where it asks nothing; null: the welcome.',
  code: 'Code of that question; null: the welcome.',
  title: 'Title of that question as written, which may be HTML; empty: the welcome.',
  reached: 'Visits that got to this page or further. Whoever was led past it by logic is among them.',
  left: 'Visits that got no further and are over without a submission.',
  leftPercent: 'Share of those who reached it that left on it, 0 to 100 with one decimal.',
  answering: 'Visits that are on it now.',
  submitted: 'Visits that submitted and got no further: from the last page, or where logic ended the survey.',
} as const satisfies Record<keyof PageDropOff, string>;

@ObjectType('PageDropOff', { description: 'What became of the visits that reached a page. The others went on.' })
export class PageDropOffType implements PageDropOff {
  @Field(() => Int, { description: PAGE_TEXTS.number })
  number: number;

  @Field(() => Int, { nullable: true, description: PAGE_TEXTS.nodeId })
  nodeId: number | null;

  @Field(() => String, { nullable: true, description: PAGE_TEXTS.code })
  code: string | null;

  @Field(() => String, { description: PAGE_TEXTS.title })
  title: string;

  @Field(() => Int, { description: PAGE_TEXTS.reached })
  reached: number;

  @Field(() => Int, { description: PAGE_TEXTS.left })
  left: number;

  @Field(() => Float, { description: PAGE_TEXTS.leftPercent })
  leftPercent: number;

  @Field(() => Int, { description: PAGE_TEXTS.answering })
  answering: number;

  @Field(() => Int, { description: PAGE_TEXTS.submitted })
  submitted: number;
}

@ObjectType('DropOffReport', { description: 'How many of those who open a survey submit it, and on which page the others leave.' })
export class DropOffReportType implements DropOffReport {
  @Field(() => Int, { description: DROP_OFF_TEXTS.opened })
  opened: number;

  @Field(() => Int, { description: DROP_OFF_TEXTS.started })
  started: number;

  @Field(() => Int, { description: DROP_OFF_TEXTS.submitted })
  submitted: number;

  @Field(() => Int, { description: DROP_OFF_TEXTS.answering })
  answering: number;

  @Field(() => Int, { description: DROP_OFF_TEXTS.left })
  left: number;

  @Field(() => Float, { description: DROP_OFF_TEXTS.startedPercent })
  startedPercent: number;

  @Field(() => Float, { description: DROP_OFF_TEXTS.completionPercent })
  completionPercent: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: DROP_OFF_TEXTS.since })
  since: Date | null;

  @ListSize(10)
  @Field(() => [PageDropOffType], { description: DROP_OFF_TEXTS.pages })
  pages: readonly PageDropOffType[];
}
