import { type Insight, type InsightBar, type InsightSubject, type InsightTest, LIMITS } from '@wence/schema';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { CONDITIONS, conditionsType } from '../report-category/report-category.type.js';
import type { InsightReport, ScanOutcome } from './insight.service.js';
import {
  describedNames,
  InsightKindName,
  InsightSeverityName,
  InsightTestName,
  KIND_TEXTS,
  SEVERITY_TEXTS,
  TEST_TEXTS,
} from './insight-words.js';

registerEnumType(InsightKindName, {
  name: 'InsightKind',
  description: 'What a finding says, and which numbers and names it has.',
  valuesConfig: describedNames(KIND_TEXTS),
});
registerEnumType(InsightSeverityName, {
  name: 'InsightSeverity',
  description: 'How much a finding asks for attention.',
  valuesConfig: describedNames(SEVERITY_TEXTS),
});
registerEnumType(InsightTestName, {
  name: 'InsightTestName',
  description: 'How sure a finding is, and by which test.',
  valuesConfig: describedNames(TEST_TEXTS),
});

@ObjectType('InsightSubject', { description: 'A question, or a row of a matrix, that a finding is about.' })
export class InsightSubjectType implements InsightSubject {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => Int, { nullable: true, description: 'Local id of the row; null of a question as a whole.' })
  rowId: number | null;

  @Field(() => String, { description: 'What people call it: `Q2`; of a row `Q14_1`.' })
  code: string;

  @Field(() => String, { description: 'Newest title of the question.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'Newest title of the row; null of a question as a whole.' })
  rowTitle: string | null;
}

@ObjectType('InsightNumber', { description: 'A number of a finding.' })
export class InsightNumberType {
  @Field(() => String, { description: 'Its name; which there are follows from the kind of the finding.' })
  name: string;

  @Field(() => Float, { description: 'Its value; shares are 0 to 100 with one decimal.' })
  value: number;
}

@ObjectType('InsightName', { description: 'A title that a finding speaks of.' })
export class InsightNameType {
  @Field(() => String, { description: 'What is named: `option`, `column`, `best`, `worst`, `source`.' })
  name: string;

  @Field(() => String, { description: 'The title.' })
  text: string;
}

@ObjectType('InsightBar', { description: 'One bar of the figure beside a finding.' })
export class InsightBarType implements InsightBar {
  @Field(() => String, { description: 'What it stands for; of `TREND` the words `before` and `recent`, of `QUALITY` the flags.' })
  title: string;

  @Field(() => Float, { description: 'A share of 0 to 100; of `SCORES` a mean, of `TREND` responses a day.' })
  value: number;

  @Field(() => Boolean, { description: 'The finding is about it.' })
  marked: boolean;
}

@ObjectType('InsightTest', { description: 'The test behind a finding.' })
export class InsightTestType implements InsightTest {
  @Field(() => InsightTestName, { description: 'Which.' })
  name: InsightTest['name'];

  @Field(() => Float, {
    nullable: true,
    description: 'Probability of chance, corrected for what was tested together; null of an interval.',
  })
  p: number | null;
}

@ObjectType('InsightCard', { description: 'A finding: kind, numbers and names, from which a sentence in any language is made.' })
export class InsightCardType {
  @Field(() => ID, { description: 'Stays the same while the responses change: kind and local ids.' })
  cardId: string;

  @Field(() => InsightKindName, { description: 'What it says.' })
  kind: Insight['kind'];

  @Field(() => InsightSeverityName, { description: 'How much it asks for attention.' })
  severity: Insight['severity'];

  @ListSize(2)
  @Field(() => [InsightSubjectType], { description: 'The questions it is about; none of the sample as a whole.' })
  subjects: InsightSubjectType[];

  @ListSize(8)
  @Field(() => [InsightNumberType], { description: 'Its numbers; which there are follows from the kind.' })
  numbers: InsightNumberType[];

  @ListSize(2)
  @Field(() => [InsightNameType], { description: 'What it names besides questions.' })
  names: InsightNameType[];

  @ListSize(6)
  @Field(() => [InsightBarType], { description: 'A small figure; empty where numbers say all.' })
  bars: InsightBarType[];

  @Field(() => Int, { description: 'Responses that it rests on.' })
  base: number;

  @Field(() => Boolean, { description: `Its base is below ${LIMITS.smallBase}: confidence is limited.` })
  smallBase: boolean;

  @Field(() => InsightTestType, { nullable: true, description: 'Null: it describes the responses and concludes nothing beyond them.' })
  test: InsightTestType | null;

  @Field(() => conditionsType, {
    nullable: true,
    description: `What the responses behind it meet besides the filter of the report; null: nothing more. ${CONDITIONS}.`,
  })
  filter: unknown;
}

@ObjectType('InsightScan', { description: 'How many pairs of questions were looked at for differences between groups.' })
export class InsightScanType implements ScanOutcome {
  @Field(() => Int, { description: 'Tested; probabilities are corrected for all of them.' })
  tested: number;

  @Field(() => Int, { description: 'Not tested: too few answers for the test to be sound.' })
  tooFew: number;

  @Field(() => Int, { description: `Not tested: beyond the first ${LIMITS.insightPairs} pairs.` })
  cut: number;

  @ListSize(2)
  @Field(() => [String], { description: 'Codes of the grouping questions whose pairs were left out for that.' })
  cutCodes: string[];
}

@ObjectType('InsightReport', {
  description: 'Findings in the responses of a survey, made by rules: the same responses have the same findings.',
})
export class InsightReportType {
  @Field(() => ID, { description: 'The survey.' })
  surveyId: string;

  @Field(() => Int, { description: 'Number of the last event of the log of responses that is in the findings.' })
  seq: number;

  @Field(() => GraphQLISODateTime, { description: 'When they were brought up to date.' })
  updatedAt: Date;

  @Field(() => Int, { description: 'Responses that the filter means.' })
  base: number;

  @Field(() => Boolean, { description: `Fewer than ${LIMITS.smallBase} responses: confidence is limited.` })
  smallBase: boolean;

  @Field(() => InsightScanType, { description: 'How many pairs of questions were looked at.' })
  scan: InsightScanType;

  @ListSize(10)
  @Field(() => [InsightCardType], { description: 'By kind, then by strength; at most 34.' })
  cards: InsightCardType[];
}

const isSmall = (base: number): boolean => base < LIMITS.smallBase;

export function insightReportOf({ cards, scan, ...report }: InsightReport): InsightReportType {
  return {
    ...report,
    smallBase: isSmall(report.base),
    scan: { ...scan, cutCodes: [...scan.cutCodes] },
    cards: cards.map(({ id, subjects, numbers, names, bars, ...card }) => ({
      ...card,
      cardId: id,
      smallBase: isSmall(card.base),
      subjects: [...subjects],
      numbers: Object.entries<number>({ ...numbers }).map(([name, value]) => ({ name, value })),
      names: Object.entries(names).map(([name, text]) => ({ name, text })),
      bars: [...bars],
    })),
  };
}
