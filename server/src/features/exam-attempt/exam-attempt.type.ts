import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { moment } from '../../platform/http/envelope.js';
import { EntryInput } from '../submission/entry.type.js';
import type { AttemptStanding, RunningAttempt } from './exam-attempt.service.js';

const TEXTS = {
  number: 'Counted from 1 for each respondent.',
  submissionId: 'The UUID to submit the answers with; no other is taken.',
  startedAt: 'When it was started.',
  earliestAt: 'From when it can be submitted.',
  dueAt: 'When its time is over; submissions are taken for 10 more seconds. Null: there is no end.',
  attempt: 'The attempt that runs; null: none does, or the survey takes answers without one.',
  attemptsLeft: 'Attempts that can be started after this one; null: any number.',
  now: 'The present by the clock of the server: the clock of a device does not count.',
} as const;

@ObjectType('ExamAttempt', { description: 'An attempt at an exam that runs.' })
export class ExamAttemptType implements RunningAttempt {
  @Field(() => Int, { description: TEXTS.number })
  number: number;

  @Field(() => String, { description: TEXTS.submissionId })
  submissionId: string;

  @Field(() => GraphQLISODateTime, { description: TEXTS.startedAt })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, { description: TEXTS.earliestAt })
  earliestAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: TEXTS.dueAt })
  dueAt: Date | null;
}

@ObjectType('ExamStanding', { description: 'Where a respondent stands with an exam.' })
export class ExamStandingType implements AttemptStanding {
  @Field(() => ExamAttemptType, { nullable: true, description: TEXTS.attempt })
  attempt: ExamAttemptType | null;

  @Field(() => Int, { nullable: true, description: TEXTS.attemptsLeft })
  attemptsLeft: number | null;

  @Field(() => GraphQLISODateTime, { description: TEXTS.now })
  now: Date;
}

@InputType('ExamEntryInput', { description: 'What somebody brings who takes an exam, the same as with their answers.' })
export class ExamEntryInput extends EntryInput {}

const v1Attempt = z
  .object({
    number: z.int().describe(TEXTS.number),
    submissionId: z.string().describe(TEXTS.submissionId),
    startedAt: moment.describe(TEXTS.startedAt),
    earliestAt: moment.describe(TEXTS.earliestAt),
    dueAt: moment.nullable().describe(TEXTS.dueAt),
  })
  .meta({ id: 'ExamAttempt' });

export const v1Standing = z
  .object({
    attempt: v1Attempt.nullable().describe(TEXTS.attempt),
    attemptsLeft: z.int().nullable().describe(TEXTS.attemptsLeft),
    now: moment.describe(TEXTS.now),
  })
  .meta({ id: 'ExamStanding' });

/** A standing with its moments as `/v1` writes them. */
export const toV1Standing = ({ attempt, attemptsLeft, now }: AttemptStanding): z.output<typeof v1Standing> => ({
  attempt: attempt && {
    number: attempt.number,
    submissionId: attempt.submissionId,
    startedAt: attempt.startedAt.toISOString(),
    earliestAt: attempt.earliestAt.toISOString(),
    dueAt: attempt.dueAt?.toISOString() ?? null,
  },
  attemptsLeft,
  now: now.toISOString(),
});
