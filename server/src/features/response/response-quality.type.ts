import { QUALITY_FLAGS, QUALITY_LIMITS, type QualityFindings, type QualityFlag } from '@wence/schema';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** The names of the graph for flags of quality. */
export enum QualityFlagName {
  SPEEDING = 'speeding',
  STRAIGHT_LINING = 'straightLining',
  DUPLICATE = 'duplicate',
  BURST = 'burst',
}

const { speedingPercent, speedingResponses, straightRows, straightPoints, duplicateParts, burstResponses, burstSeconds, burstTimes } =
  QUALITY_LIMITS;

/** When a response has each flag. */
const WHEN: Readonly<Record<QualityFlag, string>> = {
  speeding: `Complete, and answered in less than ${speedingPercent} % of the median time of the complete, valid responses, of which at least ${speedingResponses} have a known duration.`,
  straightLining: `Every answered row of a matrix, at least ${straightRows}, has the same choice, of ${straightPoints} or more, or the same rate.`,
  duplicate: `Another response has the same answers, and they have at least ${duplicateParts} parts (questions, rows, fields) or a longer text.`,
  burst: `At least ${burstResponses} responses of its source came within ${burstSeconds} seconds, ${burstTimes} times or more of the pace in the hour around.`,
};

registerEnumType(QualityFlagName, {
  name: 'QualityFlag',
  description: 'A sign that a response may not have been given with care. It changes nothing: such responses count as any others.',
  valuesConfig: {
    SPEEDING: { description: WHEN.speeding },
    STRAIGHT_LINING: { description: WHEN.straightLining },
    DUPLICATE: { description: WHEN.duplicate },
    BURST: { description: WHEN.burst },
  },
});
QUALITY_FLAGS satisfies readonly `${QualityFlagName}`[];

@ObjectType('Speeding', { description: WHEN.speeding })
export class SpeedingType {
  @Field(() => Int, { description: 'Seconds from the start to the submission.' })
  seconds: number;

  @Field(() => Float, { description: 'Median seconds of the complete, valid responses.' })
  medianSeconds: number;
}

@ObjectType('StraightLining', { description: WHEN.straightLining })
export class StraightLiningType {
  @Field(() => [Int], { description: 'Local ids of the matrices, rising.' })
  nodeIds: readonly number[];
}

@ObjectType('DuplicateAnswers', { description: WHEN.duplicate })
export class DuplicateAnswersType {
  @Field(() => Int, { description: 'How many other responses have the same answers.' })
  others: number;

  @Field(() => ID, { description: 'The first of them.' })
  firstId: string;

  @Field(() => Int, { description: 'Running number of the first.' })
  firstSeq: number;
}

@ObjectType('ResponseBurst', { description: WHEN.burst })
export class ResponseBurstType {
  @Field(() => Int, { description: 'How many responses came, itself included.' })
  responses: number;

  @Field(() => Int, { description: 'Within how many seconds.' })
  seconds: number;
}

@ObjectType('ResponseQuality', {
  description: 'Flags of quality of a response, as all responses of its survey stand now, with the numbers behind each.',
})
export class ResponseQualityType implements QualityFindings {
  @Field(() => SpeedingType, { nullable: true, description: 'It was answered far quicker than usual; null: it was not.' })
  speeding?: SpeedingType;

  @Field(() => StraightLiningType, { nullable: true, description: 'Matrices were answered in a straight line; null: none was.' })
  straightLining?: StraightLiningType;

  @Field(() => DuplicateAnswersType, { nullable: true, description: 'Other responses have the same answers; null: none has.' })
  duplicate?: DuplicateAnswersType;

  @Field(() => ResponseBurstType, { nullable: true, description: 'It came in a burst; null: it did not.' })
  burst?: ResponseBurstType;
}
