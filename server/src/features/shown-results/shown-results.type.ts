import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { ShownOption, ShownResult } from './with-own-choice.js';

@ObjectType('ChoiceShare', { description: 'How often one option was chosen.' })
export class ChoiceShareType implements ShownOption {
  @Field(() => Int, { description: 'Local id of the option; of a carried one, in its source.' })
  optionId: number;

  @Field(() => Int, { description: 'Who chose it.' })
  count: number;

  @Field(() => Float, { description: 'Share of the base, 0 to 100 with one decimal.' })
  percent: number;
}

@ObjectType('ChoiceResult', { description: 'How a question was chosen, the asker among those who did.' })
export class ChoiceResultType implements ShownResult {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => Int, { description: 'Who answered it.' })
  base: number;

  @ListSize(5)
  @Field(() => [ChoiceShareType], { description: 'The options on offer to the asker, in the order of display.' })
  options: readonly ChoiceShareType[];
}
