import { LIMITS } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { free } from '../../platform/access/access.js';
import { moment } from '../../platform/http/envelope.js';
import { SUBMISSION_PLACES } from '../answering-page/answer-places.policy.js';
import type { LinkDraft } from '../personal-link/link-draft.entity.js';
import { ENTRY_PLACES, EntryInput, entryShape } from '../submission/entry.type.js';
import { submissionShape } from '../submission/submission.type.js';

/** A draft as whoever has the link sees it. */
export type KeptDraft = Omit<LinkDraft, 'linkId' | 'surveyId'>;

const TEXTS = {
  submissionId: 'The UUID to submit the answers with, from whichever device.',
  version: 'The version that was being answered.',
  startedAt: 'When the respondent began.',
  page: 'The page they were on, by the id that evaluating gives it. 0: the first screen.',
  seen: 'Pages that were shown, by the same ids.',
  answers: 'Answer values by the local ids of their questions, as `/answers.schema.json` describes them; not judged yet.',
  savedAt: 'When this was saved, by the clock of the server.',
  kept: 'When it was saved, by the clock of the server; null: the survey keeps no answers before they are submitted.',
} as const;

const pageId = z.int().min(0).max(LIMITS.localId);

/** The request to save a draft, through either door. */
export const draftShape = entryShape.extend({
  ...submissionShape.pick({ submissionId: true, answers: true, startedAt: true }).shape,
  version: z.int().min(1).describe('The version that is being answered.'),
  page: pageId.optional().describe(TEXTS.page),
  seen: z.array(pageId).max(LIMITS.nodes).optional().describe(TEXTS.seen),
});

const { submissionId: SUBMISSION, version: VERSION, answers: ANSWERS } = SUBMISSION_PLACES;

const PAGES = free('numbers of pages, kept as they are');

/** Places in it in which an id can stand. */
export const DRAFT_PLACES = {
  ...ENTRY_PLACES,
  submissionId: SUBMISSION,
  version: VERSION,
  answers: ANSWERS,
  page: PAGES,
  'seen[]': PAGES,
} as const;

export type DraftRequest = z.output<typeof draftShape>;

export const v1Draft = z
  .object({
    submissionId: z.string().describe(TEXTS.submissionId),
    version: z.int().describe(TEXTS.version),
    startedAt: moment.describe(TEXTS.startedAt),
    page: z.int().describe(TEXTS.page),
    seen: z.array(z.int()).describe(TEXTS.seen),
    answers: submissionShape.shape.answers,
    savedAt: moment.describe(TEXTS.savedAt),
  })
  .meta({ id: 'LinkDraft' });

export const v1Saved = z.object({ savedAt: moment.nullable().describe(TEXTS.kept) }).meta({ id: 'SaveLinkDraftPayload' });

/** A draft with its moments as `/v1` writes them. */
export const toV1Draft = ({ submissionId, version, startedAt, page, seen, answers, savedAt }: KeptDraft): z.input<typeof v1Draft> => ({
  submissionId,
  version,
  startedAt: startedAt.toISOString(),
  page,
  seen: [...seen],
  answers,
  savedAt: savedAt.toISOString(),
});

@ObjectType('LinkDraft', { description: 'Answers so far of somebody who came by a one-to-one link.' })
export class LinkDraftType implements KeptDraft {
  @Field(() => String, { description: TEXTS.submissionId })
  submissionId: string;

  @Field(() => Int, { description: TEXTS.version })
  version: number;

  @Field(() => GraphQLISODateTime, { description: TEXTS.startedAt })
  startedAt: Date;

  @Field(() => Int, { description: TEXTS.page })
  page: number;

  @Field(() => [Int], { description: TEXTS.seen })
  seen: readonly number[];

  @Field(() => GraphQLJSON, { description: TEXTS.answers })
  answers: Readonly<Record<string, unknown>>;

  @Field(() => GraphQLISODateTime, { description: TEXTS.savedAt })
  savedAt: Date;
}

@ObjectType('SaveLinkDraftPayload', { description: 'What became of answers that were to be kept.' })
export class SaveLinkDraftPayload {
  @Field(() => GraphQLISODateTime, { nullable: true, description: TEXTS.kept })
  savedAt: Date | null;
}

@InputType('LinkDraftInput', { description: 'What somebody brings who came by a one-to-one link; `linkCode` has to be there.' })
export class LinkDraftInput extends EntryInput {}

@InputType('SaveLinkDraftInput', { description: 'Answers so far of somebody who came by a one-to-one link; `linkCode` has to be there.' })
export class SaveLinkDraftInput extends EntryInput {
  @Field(() => String, { description: 'The UUID that the answers will be submitted with.' })
  submissionId: string;

  @Field(() => Int, { description: 'The version that is being answered.' })
  version: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the respondent began. A time in the future counts as now.' })
  startedAt?: Date | null;

  @Field(() => Int, { nullable: true, description: TEXTS.page })
  page?: number | null;

  @Field(() => [Int], { nullable: true, description: TEXTS.seen })
  seen?: number[] | null;

  @Field(() => GraphQLJSON, { description: TEXTS.answers })
  answers: unknown;
}
