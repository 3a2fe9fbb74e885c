import { ANSWER_STATES, type AnswerState, type FilterMatch, LIMITS } from '@wence/schema';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { OneOf } from '../../platform/graphql/input-types.js';
import { QualityFlagName } from './response-quality.type.js';
import { BrowserChoiceInput, DeviceChoiceInput, RegionChoiceInput, SystemChoiceInput } from './origin-conditions.type.js';
import { DateRangeInput, InstantRangeInput, NumberRangeInput } from './range-conditions.type.js';
import { ResponseStatusName } from './response.type.js';

enum FilterMatchName {
  ALL = 'all',
  ANY = 'any',
}

registerEnumType(FilterMatchName, {
  name: 'FilterMatch',
  description: 'How conditions are combined.',
  valuesConfig: { ALL: { description: 'Every condition has to be true.' }, ANY: { description: 'At least one has to be true.' } },
});

enum AnswerStateName {
  ANSWERED = 'answered',
  UNANSWERED = 'unanswered',
  NOT_SHOWN = 'notShown',
  NOT_REACHED = 'notReached',
}

registerEnumType(AnswerStateName, {
  name: 'AnswerState',
  description: 'Whether a question was answered, or why not. A response to a version without the question has none of these states.',
  valuesConfig: {
    ANSWERED: { description: 'It was answered.' },
    UNANSWERED: { description: 'It was shown and left open.' },
    NOT_SHOWN: { description: 'Logic passed it by.' },
    NOT_REACHED: { description: 'The respondent was screened out before.' },
  },
});
AnswerStateName satisfies Readonly<Record<string, AnswerState>>;
ANSWER_STATES satisfies readonly `${AnswerStateName}`[];

const VALUES = `at most ${LIMITS.filterValues}`;
const LETTERS = 'letters A to Z in either case';
const SHORT = `at most ${LIMITS.filterText} characters`;

@InputType('TextChoice', { description: 'Any of these texts.' })
class TextChoiceInput {
  @Field(() => [String], { description: `At least one and ${VALUES}, each ${SHORT}.` })
  anyOf: string[];
}

@InputType('TextSearch', { description: 'A text that occurs in others.' })
class TextSearchInput {
  @Field(() => String, { description: `Not blank, ${SHORT}; ${LETTERS}.` })
  contains: string;
}

@InputType('ParameterCondition', { description: 'Any of these values of a parameter that the link carried.' })
class ParameterConditionInput {
  @Field(() => String, { description: `Name of the parameter, ${SHORT}.` })
  name: string;

  @Field(() => [String], { description: `At least one and ${VALUES}, each ${SHORT}.` })
  anyOf: string[];
}

@InputType('VersionChoice', { description: 'Any of these versions of the survey.' })
class VersionChoiceInput {
  @Field(() => [Int], { description: `At least one and ${VALUES}.` })
  anyOf: number[];
}

@InputType('StatusChoice', { description: 'Any of these statuses.' })
class StatusChoiceInput {
  @Field(() => [ResponseStatusName], { description: 'At least one.' })
  anyOf: ResponseStatusName[];
}

@InputType('QualityChoice', { description: 'Any of these flags of quality.' })
class QualityChoiceInput {
  @Field(() => [QualityFlagName], { description: 'At least one.' })
  anyOf: `${QualityFlagName}`[];
}

@InputType('AnswerCondition', {
  description:
    'What was answered to a question: its place and exactly one test. A question, row or option that no version has, and a test that the question does not answer to, are A0400.',
})
class AnswerConditionInput {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Local id of a row. Needed where a question has rows, except to search texts.',
  })
  rowId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Local id of a field, a column, an item that is ranked or weighed, or of the option whose typed text is searched.',
  })
  optionId?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: `Local ids of options, at least one of which was chosen; of a cascade, on any level. ${VALUES}.`,
  })
  anyOf?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: `Local ids of options, none of which was chosen although the question was answered. ${VALUES}.`,
  })
  noneOf?: number[] | null;

  @Field(() => [Int], { nullable: true, description: `Local ids of options, all of which were chosen. ${VALUES}.` })
  allOf?: number[] | null;

  @Field(() => NumberRangeInput, {
    nullable: true,
    description: 'Number that was given: a rate, a level, a place, a weight, a typed number, a number of rows, files or marks.',
  })
  range?: NumberRangeInput | null;

  @Field(() => DateRangeInput, { nullable: true, description: 'Local date or time that was given.' })
  dates?: DateRangeInput | null;

  @Field(() => String, { nullable: true, description: `Text that occurs in a typed text, ${LETTERS}; ${SHORT}.` })
  contains?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `Six-digit codes of provinces, cities or districts (GB/T 2260), one of which the address lies in. ${VALUES}.`,
  })
  divisions?: string[] | null;

  @Field(() => AnswerStateName, { nullable: true, description: 'Whether it was answered, or why not.' })
  state?: AnswerState | null;
}

@OneOf()
@InputType('ResponseCondition', { description: 'One condition, or several in brackets. It is either true or false of a response.' })
class ResponseConditionInput {
  @Field(() => AnswerConditionInput, { nullable: true, description: 'What a question was answered with.' })
  answer?: AnswerConditionInput | null;

  @Field(() => InstantRangeInput, { nullable: true, description: 'When the response was stored.' })
  submitted?: InstantRangeInput | null;

  @Field(() => NumberRangeInput, {
    nullable: true,
    description: 'Seconds from the start to the submission. A response without a known start is outside of every range.',
  })
  duration?: NumberRangeInput | null;

  @Field(() => TextChoiceInput, { nullable: true, description: 'Source tag of the link; the empty text: responses without one.' })
  source?: TextChoiceInput | null;

  @Field(() => DeviceChoiceInput, { nullable: true, description: 'Kind of device it was given on.' })
  device?: DeviceChoiceInput | null;

  @Field(() => SystemChoiceInput, { nullable: true, description: 'Operating system it was given on.' })
  os?: SystemChoiceInput | null;

  @Field(() => BrowserChoiceInput, { nullable: true, description: 'Browser it was given in.' })
  browser?: BrowserChoiceInput | null;

  @Field(() => RegionChoiceInput, { nullable: true, description: 'Region that the address belonged to.' })
  region?: RegionChoiceInput | null;

  @Field(() => ParameterConditionInput, { nullable: true, description: 'Value of a parameter that the link carried.' })
  parameter?: ParameterConditionInput | null;

  @Field(() => TextSearchInput, { nullable: true, description: 'Code or name of the one-to-one link, where responses tell it.' })
  link?: TextSearchInput | null;

  @Field(() => TextSearchInput, { nullable: true, description: 'Invitation code that it was given with.' })
  invitation?: TextSearchInput | null;

  @Field(() => NumberRangeInput, {
    nullable: true,
    description:
      'Points of the exam as they stand now: answers that wait to be marked count nothing yet. A response without a score is outside of every range.',
  })
  score?: NumberRangeInput | null;

  @Field(() => VersionChoiceInput, { nullable: true, description: 'Version of the survey that was answered.' })
  version?: VersionChoiceInput | null;

  @Field(() => StatusChoiceInput, { nullable: true, description: 'Status.' })
  status?: StatusChoiceInput | null;

  @Field(() => TextSearchInput, { nullable: true, description: 'Text that occurs in any typed text, whatever the question.' })
  text?: TextSearchInput | null;

  @Field(() => Boolean, { nullable: true, description: 'False: it was marked as invalid. True: it was not.' })
  valid?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it carries a star.' })
  starred?: boolean | null;

  @Field(() => TextChoiceInput, { nullable: true, description: 'Tags, at least one of which it carries.' })
  tags?: TextChoiceInput | null;

  @Field(() => QualityChoiceInput, { nullable: true, description: 'Flags of quality, at least one of which it carries.' })
  quality?: QualityChoiceInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it carries any flag of quality.' })
  flagged?: boolean | null;

  @Field(() => ResponseConditionsInput, {
    nullable: true,
    description: 'Conditions in brackets. Brackets do not stand in brackets (A0400).',
  })
  group?: unknown;
}

@InputType('ResponseConditions', {
  description: `Conditions on responses, at most ${LIMITS.filterConditions} in all, those in brackets included. Without any, every response is meant.`,
})
export class ResponseConditionsInput {
  @Field(() => FilterMatchName, { nullable: true, description: 'How they are combined: `ALL` if absent.' })
  match?: FilterMatch | null;

  @Field(() => [ResponseConditionInput], { nullable: true, description: 'Each is one test, or brackets.' })
  conditions?: ResponseConditionInput[] | null;
}
