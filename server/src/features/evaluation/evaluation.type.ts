import type { AnswerError, SurveyPage } from '@wence/schema';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Evaluated } from './evaluation.service.js';
import { TraceType, traceView } from './trace.type.js';

@ObjectType('DisplayedParts', { description: 'Options or rows of a node in display order.' })
export class DisplayedPartsType {
  @Field(() => Int, { description: 'The node.' })
  nodeId: number;

  @Field(() => [Int], { description: 'Ids in display order; carried options by the id of their source.' })
  ids: readonly number[];
}

@ObjectType('FilledText', { description: 'A title with answers inserted.' })
export class FilledTextType {
  @Field(() => Int, { description: 'Number within the survey of the node, option or row that it titles.' })
  localId: number;

  @Field({ description: 'HTML; what was inserted is escaped.' })
  html: string;
}

@ObjectType('AnswerError', { description: 'Why an answer is refused.' })
export class AnswerErrorType implements AnswerError {
  @Field(() => Int, { description: 'The question; 0: none of the survey.' })
  nodeId: number;

  @Field(() => String, { description: 'A word for programs, e.g. required, min, unknownOption.' })
  reason: AnswerError['reason'];

  @Field(() => Number, { nullable: true, description: 'The number the rule speaks of.' })
  limit?: number;

  @Field(() => Int, { nullable: true, description: 'The option, field or column concerned.' })
  optionId?: number;

  @Field(() => Int, { nullable: true, description: 'The row concerned.' })
  rowId?: number;

  @Field(() => Int, { nullable: true, description: 'The row of a growing table, from 0.' })
  row?: number;

  @Field(() => String, { nullable: true, description: 'The key that was sent, where it is no question of the survey.' })
  key?: string;
}

@ObjectType('SurveyPage', { description: 'A page as the respondent sees it.' })
export class SurveyPageType implements SurveyPage {
  @Field(() => Int, { name: 'pageId', description: 'Number that names the page within the survey, whatever is shown on it.' })
  id: number;

  @Field(() => [Int], { description: 'The questions and statements on it, in display order.' })
  nodeIds: readonly number[];

  @Field(() => Int, { description: 'Seconds before one may go on; 0: at once.' })
  minSeconds: number;

  @Field(() => Int, { description: 'Seconds after which the page goes on by itself; 0: never.' })
  maxSeconds: number;

  @Field({ description: 'Text of the button that leads back; empty: the own words of the answering page.' })
  prevText: string;

  @Field({ description: 'Text of the button that leads on; empty: the own words of the answering page.' })
  nextText: string;

  @Field({ description: 'Whether one may go back from it.' })
  isPrev: boolean;
}

@ObjectType('Evaluation', { description: 'The evaluation of answers.' })
export class EvaluationType {
  @Field(() => Int, { nullable: true, description: 'The version that was evaluated; null: the draft.' })
  version: number | null;

  @Field(() => [Int], { description: 'Questions and statements that are shown, in the order of the survey.' })
  visible: readonly number[];

  @Field(() => [DisplayedPartsType], { description: 'Options on offer, of each visible node that has any.' })
  options: DisplayedPartsType[];

  @Field(() => [DisplayedPartsType], { description: 'Rows on offer, of each visible node that has any.' })
  rows: DisplayedPartsType[];

  @Field(() => Int, { nullable: true, description: '0: normal end by a jump. -1: screening end. Null: runs to the last question.' })
  end: number | null;

  @Field(() => [Int], { description: 'Questions whose answers count.' })
  kept: readonly number[];

  @Field(() => [AnswerErrorType], { description: 'What a submission would be refused for; none: it would be accepted.' })
  errors: readonly AnswerErrorType[];

  @Field(() => [FilledTextType], { description: 'Titles that hold inserted answers.' })
  texts: FilledTextType[];

  @Field(() => [SurveyPageType], { description: 'The pages in order; none is empty.' })
  pages: readonly SurveyPageType[];

  @Field(() => TraceType, { nullable: true, description: 'The explanation, if it was requested.' })
  trace: TraceType | null;
}

/** The graph has lists where the model has records by id. */
export function evaluationView({ options, rows, texts, trace, ...rest }: Evaluated): EvaluationType {
  return {
    ...rest,
    options: displayedParts(options),
    rows: displayedParts(rows),
    texts: Object.entries(texts).map(([id, html]) => ({ localId: Number(id), html })),
    trace: trace && traceView(trace),
  };
}

function displayedParts(displayed: Evaluated['options']): DisplayedPartsType[] {
  return Object.entries(displayed).map(([nodeId, ids]) => ({ nodeId: Number(nodeId), ids }));
}
