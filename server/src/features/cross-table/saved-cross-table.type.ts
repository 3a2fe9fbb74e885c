import { LIMITS } from '@wence/schema';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { ConfidenceName } from '../cross/cross.type.js';
import { CrossNestingInput, CrossNestingType } from '../cross/cross-nesting.type.js';
import { CONDITIONS, conditionsType } from '../report-category/report-category.type.js';
import type { CrossMeasure, CrossSetup, GivenSetup } from './cross-setup.policy.js';

/** Names of the graph for what cells show. */
export enum CrossMeasureName {
  COLUMN = 'column',
  ROW = 'row',
  TOTAL = 'total',
  COUNT = 'count',
  MEAN = 'mean',
}

registerEnumType(CrossMeasureName, {
  name: 'CrossMeasure',
  description: 'What the cells of a cross table show.',
  valuesConfig: {
    COLUMN: { description: 'Shares of the base of the column.' },
    ROW: { description: 'Shares of all responses in the row.' },
    TOTAL: { description: 'Shares of the base of the table.' },
    COUNT: { description: 'Responses.' },
    MEAN: { description: 'Means of numbers, without categories.' },
  },
});

const ROWS = `Local ids of 1 to ${LIMITS.crossRows} questions or rows of matrices, each once.`;
const COLUMNS = `Local ids of 1 to ${LIMITS.crossColumns} questions or rows of matrices, each once.`;
const CONFIDENCE = 'A difference between columns that holds at this level is pointed out. Null: columns are not compared.';
const BONFERRONI = 'Corrects for the number of pairs that are compared in a row, after Bonferroni.';

@ObjectType('CrossSetup', { description: 'What an author chooses about a cross report.' })
export class CrossSetupType implements CrossSetup {
  @ListSize(5)
  @Field(() => [Int], { description: ROWS })
  rows: number[];

  @ListSize(3)
  @Field(() => [Int], { description: COLUMNS })
  columns: number[];

  @ListSize(1)
  @Field(() => [CrossNestingType], { description: 'Columns that are divided by another question.' })
  nested: CrossNestingType[];

  @Field(() => conditionsType, { description: `${CONDITIONS}. Canonical: equal filters are equal values.` })
  conditions: CrossSetup['conditions'];

  @Field(() => CrossMeasureName, { description: 'What the cells show.' })
  measure: CrossMeasure;

  @Field(() => ConfidenceName, { nullable: true, description: CONFIDENCE })
  confidence: CrossSetup['confidence'];

  @Field(() => Boolean, { description: BONFERRONI })
  bonferroni: boolean;
}

@InputType('CrossSetupInput', { description: 'What is to be chosen about a cross report.' })
export class CrossSetupInput implements GivenSetup {
  @Field(() => [Int], { description: ROWS })
  rows: number[];

  @Field(() => [Int], { description: COLUMNS })
  columns: number[];

  @Field(() => [CrossNestingInput], { nullable: true, description: 'Columns that are to be divided by another question. None if absent.' })
  nested?: CrossNestingInput[] | null;

  @Field(() => conditionsType, { nullable: true, description: `${CONDITIONS}. Absent: all responses that count.` })
  conditions?: unknown;

  @Field(() => CrossMeasureName, { nullable: true, description: 'What the cells show. Shares of columns if absent.' })
  measure?: CrossMeasure | null;

  @Field(() => ConfidenceName, { nullable: true, description: CONFIDENCE })
  confidence?: CrossSetup['confidence'];

  @Field(() => Boolean, { nullable: true, description: `${BONFERRONI} False if absent.` })
  bonferroni?: boolean | null;
}

@ObjectType('SavedCrossTable', { implements: NodeInterface, description: 'The set-up of a cross report that is saved under a name.' })
export class SavedCrossTableType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => ID, { description: 'The survey whose responses it is about.' })
  surveyId: string;

  @Field({ description: 'Its name, unique among the saved tables of its survey.' })
  name: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was saved first.' })
  createdAt: Date;
}
