import { LIMITS } from '@wence/schema';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { RankedLine, ShownRankedLine, ShownRanking } from './exam-ranking.read-model.js';
import type { ShownGrade } from './exam-result.service.js';

/** Texts of both doors about places in a ranking. */
export const PLACE_TEXTS = {
  place: 'The place, from 1; those that are equal in score and time share one.',
  of: 'How many have a place: one for each complete and valid response whose score is final, or for each respondent where the exam is taken in attempts.',
  name: 'Name of the respondent; null: nobody knows one, or none is shown.',
  score: 'Points, in halves.',
  seconds: 'Whole seconds from the start to submitting; null: nobody knows when it began.',
} as const;

const TEXTS = {
  min: 'Percent of the full points from which on it is reached.',
  title: 'Its name.',
  text: 'What goes with it, as plain text; null: nothing.',
  lines: `The first places, at most ${LIMITS.examRanked}; null: the author shows nothing of the others.`,
  isOwn: 'Whether it is the place of whoever asks.',
} as const;

@ObjectType('ExamReachedGrade', { description: 'The grade that a score reached.' })
export class ReachedGradeType implements ShownGrade {
  @Field(() => Int, { description: TEXTS.min })
  min: number;

  @Field({ description: TEXTS.title })
  title: string;

  @Field(() => String, { nullable: true, description: TEXTS.text })
  text: string | null;
}

/** The fields that every line of a ranking has, whoever reads it. */
@ObjectType()
export abstract class RankedLineFields implements RankedLine {
  @Field(() => Int, { description: PLACE_TEXTS.place })
  place: number;

  @Field(() => String, { nullable: true, description: PLACE_TEXTS.name })
  name: string | null;

  @Field(() => Float, { description: PLACE_TEXTS.score })
  score: number;

  @Field(() => Int, { nullable: true, description: PLACE_TEXTS.seconds })
  seconds: number | null;
}

@ObjectType('ExamShownRankingLine', {
  description: 'A place in the ranking as respondents see it, with as much of the name as the author shows.',
})
export class ShownRankedLineType extends RankedLineFields implements ShownRankedLine {
  @Field(() => Boolean, { description: TEXTS.isOwn })
  isOwn: boolean;
}

@ObjectType('ExamShownRanking', { description: 'Where a respondent of an exam stands.' })
export class ShownRankingType implements ShownRanking {
  @Field(() => Int, { description: PLACE_TEXTS.place })
  place: number;

  @Field(() => Int, { description: PLACE_TEXTS.of })
  of: number;

  @ListSize(10)
  @Field(() => [ShownRankedLineType], { nullable: true, description: TEXTS.lines })
  lines: readonly ShownRankedLineType[] | null;
}

export const v1ReachedGrade = z
  .object({
    min: z.int().describe(TEXTS.min),
    title: z.string().describe(TEXTS.title),
    text: z.string().nullable().describe(TEXTS.text),
  })
  .meta({ id: 'ExamReachedGrade' });

/** The same for `/v1`. */
export const v1RankedLine = {
  place: z.int().describe(PLACE_TEXTS.place),
  name: z.string().nullable().describe(PLACE_TEXTS.name),
  score: z.number().describe(PLACE_TEXTS.score),
  seconds: z.int().nullable().describe(PLACE_TEXTS.seconds),
};

const line = z.object({ ...v1RankedLine, isOwn: z.boolean().describe(TEXTS.isOwn) }).meta({ id: 'ExamShownRankingLine' });

export const v1ShownRanking = z
  .object({
    place: z.int().describe(PLACE_TEXTS.place),
    of: z.int().describe(PLACE_TEXTS.of),
    lines: z.array(line).readonly().nullable().describe(TEXTS.lines),
  })
  .meta({ id: 'ExamShownRanking' });
