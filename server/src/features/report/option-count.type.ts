import type { OptionFigures } from '@wence/schema';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { ValueCountType } from './count.type.js';
import type { ReportFields } from './report-fields.js';

@ObjectType('OptionCount', { description: 'One option in the column of counts of its question.' })
export class OptionCountType implements ReportFields<OptionFigures> {
  @Field(() => Int, { description: 'Local id of the option.' })
  optionId: number;

  @Field(() => String, { description: 'What people call it.' })
  code: string;

  @Field(() => String, { description: 'Its newest title.' })
  title: string;

  @Field(() => Int, { description: 'Responses that chose it.' })
  count: number;

  @Field(() => Float, { description: 'Share of the base, 0 to 100 with one decimal; 0 on an empty base.' })
  percent: number;

  @Field(() => Boolean, { description: 'Deleted since; it keeps the answers it got.' })
  retired: boolean;

  @Field(() => Boolean, { description: 'Has an input of its own.' })
  other: boolean;

  @Field(() => Boolean, { description: 'Choosing it clears the rest.' })
  exclusive: boolean;

  @Field(() => [String], { description: 'What was typed into its input, newest first, at most 20.' })
  texts: string[];

  @Field(() => String, { nullable: true, description: 'Heading of the group it stands in; null outside of groups.' })
  group: string | null;

  @Field(() => Int, { nullable: true, description: 'Of a cascade, its level counted from 1; null on others.' })
  level: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a cascade, the option it stands under; null on the first level and on others.' })
  parentId: number | null;

  @ListSize(1)
  @Field(() => [ValueCountType], { description: 'Tags chosen with a level of an evaluation; empty on others.' })
  tags: ValueCountType[];
}

/** The graph spells out what the model leaves out. */
export function optionCountOf(figures: OptionFigures): OptionCountType {
  const { other = false, exclusive = false, texts = [], group = null, level = null, parentId = null, tags = [], ...rest } = figures;
  return { ...rest, other, exclusive, texts, group, level, parentId, tags };
}
