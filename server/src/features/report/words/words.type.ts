import { WORD_LIMITS, type WordCount } from '@wence/schema';
import { Field, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../../platform/graphql/limits/limit.decorators.js';
import type { WordReport } from './word-report.service.js';

@ObjectType('WordCount', { description: 'A word of typed texts.' })
export class WordCountType implements WordCount {
  @Field(() => String, { description: 'In small letters.' })
  word: string;

  @Field(() => Int, { description: 'Responses in which it occurs.' })
  count: number;
}

@ObjectType('WordReport', { description: 'Words of the texts that were typed to a question.' })
export class WordReportType implements WordReport {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => Int, { description: 'Responses that have any text.' })
  answered: number;

  @Field(() => Int, { description: `How many of them were read: the newest, at most ${WORD_LIMITS.responses}.` })
  read: number;

  @ListSize(WORD_LIMITS.words)
  @Field(() => [WordCountType], { description: `The most frequent first, at most ${WORD_LIMITS.words}.` })
  words: readonly WordCountType[];
}
