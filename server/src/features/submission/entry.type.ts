import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import type { z } from 'zod';
import { SUBMISSION_PLACES } from '../answering-page/answer-places.policy.js';
import { type Carried, NOTHING_CARRIED } from '../answering-page/gate.type.js';
import { submissionShape } from './submission.type.js';

/**
 * The things that somebody brings who answers a survey, before there are answers to submit: the same as with them, because they decide who it is and
 * whether they are let in.
 */
export const entryShape = submissionShape.pick({
  linkCode: true,
  password: true,
  invitationCode: true,
  params: true,
  source: true,
});

export type EntryRequest = z.output<typeof entryShape>;

const { linkCode, password, invitationCode, params } = SUBMISSION_PLACES;

/** Places of that request in which an id can stand. */
export const ENTRY_PLACES = { linkCode, password, invitationCode, params } as const;

/** An empty code is none, as in a submission. */
export const carriedInto = (entry: EntryRequest): Carried => ({
  ...NOTHING_CARRIED,
  linkCode: entry.linkCode || null,
  password: entry.password ?? null,
  invitationCode: entry.invitationCode ?? null,
  params: entry.params ?? {},
  source: entry.source ?? null,
});

/** The same as the graph takes it. */
@InputType()
export abstract class EntryInput {
  @Field(() => ID, { description: 'The survey.' })
  surveyId: string;

  @Field(() => String, { nullable: true, description: 'Code of a one-to-one link.' })
  linkCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Password of the survey, for one that asks for it.' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'An invitation code, for a survey that asks for one; capitals or not.' })
  invitationCode?: string | null;

  @Field(() => GraphQLJSON, { nullable: true, description: 'Parameters of the link: at most 20, names and values up to 200 characters.' })
  params?: unknown;

  @Field(() => String, { nullable: true, description: 'Source tag of the link, at most 64 characters.' })
  source?: string | null;
}
