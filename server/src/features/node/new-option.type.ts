import { Field, InputType } from 'type-graphql';
import { given } from '../../platform/graphql/given.js';
import { OptionFields } from './option-fields.type.js';
import { optionSettingGiven, withoutNulls } from './setting-inputs.type.js';

/** Options come with a new question as well as by themselves. */
@InputType('NewOptionInput', { description: 'A new option; whatever is absent gets its default.' })
export class NewOptionInput extends OptionFields {
  @Field(() => Boolean, { nullable: true, description: 'A group: a heading over the options in `nodes`; its title is made unique.' })
  group?: boolean | null;

  @Field(() => [NewOptionInput], { nullable: true, description: 'The options of a group, or the next level of a cascade (at most three).' })
  nodes?: NewOptionInput[] | null;
}

/** The given fields of a new option and of the options inside it. */
export function givenOption({ setting, nodes, ...own }: NewOptionInput): Record<string, unknown> {
  return given({ ...own, setting: withoutNulls(optionSettingGiven(setting)), nodes: nodes?.map(givenOption) });
}
