import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';

/** Assumed size of the lists of a coverage. It is small because flat rows of numbers are cheap. */
const ROWS = 5;

@ObjectType('QuestionCoverage', { description: 'How often a question or statement was shown and answered.' })
export class QuestionCoverageType {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => Int, { description: 'Simulated respondents who were shown it.' })
  shown: number;

  @Field(() => Int, { description: 'Those of them who answered it; 0 for a statement.' })
  answered: number;
}

@ObjectType('OptionCoverage', {
  description:
    'How often an option was on offer and taken up: chosen, ranked, filled in, given weight. Carried ones stand at the question they came to.',
})
export class OptionCoverageType {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => Int, { description: 'Local id of the option.' })
  optionId: number;

  @Field(() => Int, { description: 'Simulated respondents who were offered it.' })
  offered: number;

  @Field(() => Int, { description: 'Those of them who took it up.' })
  chosen: number;
}

@ObjectType('RowCoverage', { description: 'How often a row of a matrix or table was on offer and answered.' })
export class RowCoverageType {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => Int, { description: 'Local id of the row.' })
  rowId: number;

  @Field(() => Int, { description: 'Simulated respondents who were offered it.' })
  offered: number;

  @Field(() => Int, { description: 'Those of them who answered it.' })
  answered: number;
}

@ObjectType('LogicCoverage', { description: 'How often a logic item had its effect.' })
export class LogicCoverageType {
  @Field(() => Int, { description: 'Local id of the logic item.' })
  logicId: number;

  @Field(() => Int, { description: 'Local id of the question it belongs to.' })
  nodeId: number;

  @Field(() => Boolean, { description: 'A jump; else it shows, hides or carries over.' })
  isJump: boolean;

  @Field(() => Int, { description: 'Simulated respondents for whom the jump was taken, the rule held or something was carried over.' })
  taken: number;
}

@ObjectType('Spread', { description: 'Distribution over the simulated respondents; all 0 if there were none.' })
export class SpreadType {
  @Field(() => Float, { description: 'Arithmetic mean.' })
  mean: number;

  @Field(() => Float, { description: 'The least of any respondent.' })
  least: number;

  @Field(() => Float, { description: 'The most of any respondent.' })
  most: number;
}

@ObjectType('SimulationCoverage', {
  description: 'What simulated respondents came to see of the draft as it is now, in the order of the survey.',
})
export class SimulationCoverageType {
  @Field(() => Int, { description: 'Simulated respondents whose answers fit the draft.' })
  respondents: number;

  @Field(() => Int, { description: 'Those of them who were screened out.' })
  screened: number;

  @ListSize(ROWS)
  @Field(() => [QuestionCoverageType], { description: 'Questions and statements that respondents can see.' })
  questions: QuestionCoverageType[];

  @ListSize(ROWS)
  @Field(() => [OptionCoverageType], { description: 'Their options; every level of a cascade.' })
  options: OptionCoverageType[];

  @ListSize(ROWS)
  @Field(() => [RowCoverageType], { description: 'Their rows.' })
  rows: RowCoverageType[];

  @ListSize(ROWS)
  @Field(() => [LogicCoverageType], { description: 'Jumps and rules that can have an effect at all.' })
  logic: LogicCoverageType[];

  @Field(() => SpreadType, { description: 'Questions that one respondent is asked.' })
  length: SpreadType;

  @Field(() => SpreadType, { description: 'Seconds that this is likely to take: an estimate from reading speed and kinds of answers.' })
  seconds: SpreadType;
}

@ObjectType('Simulation', { description: 'The last simulation of a survey.' })
export class SimulationType {
  @Field(() => Int, { description: 'The random seed: the same seed and count make the same respondents of the same draft.' })
  seed: number;

  @Field(() => Int, { description: 'Respondents asked for.' })
  asked: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  simulatedAt: Date;

  @Field(() => Boolean, { description: 'The draft is still as they answered it.' })
  isCurrent: boolean;

  @Field(() => Int, { description: 'Number of answers that no longer fit the draft; they are not counted.' })
  outdated: number;

  @Field(() => [Int], { description: 'Required questions that no simulated respondent could answer: nobody got past them.' })
  unanswerable: readonly number[];

  @Field(() => SimulationCoverageType, { description: 'The coverage of the draft by the simulated respondents.' })
  coverage: SimulationCoverageType;
}

@ObjectType('TestAnswers', { description: 'The answers given in test mode. They count nowhere.' })
export class TestAnswersType {
  @Field(() => ID, { description: 'The survey.' })
  surveyId: string;

  @Field(() => Int, { description: 'All test answers, simulated ones and those that somebody gave.' })
  total: number;

  @Field(() => SimulationType, { nullable: true, description: 'Null: none yet, or it was thrown away.' })
  simulation: SimulationType | null;
}
