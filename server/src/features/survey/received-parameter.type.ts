import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { free, under } from '../../platform/access/access.js';

/** What both doors say of a parameter. */
export const PARAMETER_TEXTS = {
  name: 'Its name in the link: a letter, then up to 23 letters, digits and underscores; each once, and none that means something already.',
  label: 'What authors call it.',
  nodeId:
    'Local id of the open text, single choice or dropdown whose answer it becomes: choices by the code of an option, else by its title.',
  required: 'Nobody takes part without it.',
  isKey: 'The repeat limit by parameter knows respondents by it. Of one parameter at most.',
} as const;

@ObjectType('ReceivedParameter', { description: 'A parameter that a survey receives with its link.' })
export class ReceivedParameterType {
  @Field({ description: PARAMETER_TEXTS.name })
  name: string;

  @Field(() => String, { nullable: true, description: PARAMETER_TEXTS.label })
  label?: string;

  @Field(() => Int, { nullable: true, description: PARAMETER_TEXTS.nodeId })
  nodeId?: number;

  @Field(() => Boolean, { nullable: true, description: `${PARAMETER_TEXTS.required} Null: it may be absent.` })
  required?: boolean;

  @Field(() => Boolean, { nullable: true, description: `${PARAMETER_TEXTS.isKey} Null: it is not.` })
  isKey?: boolean;
}

@InputType('ReceivedParameterInput', { description: 'A parameter that a survey is to receive with its link.' })
export class ReceivedParameterInput {
  @Field({ description: PARAMETER_TEXTS.name })
  name: string;

  @Field(() => String, { nullable: true, description: PARAMETER_TEXTS.label })
  label?: string | null;

  @Field(() => Int, { nullable: true, description: PARAMETER_TEXTS.nodeId })
  nodeId?: number | null;

  @Field(() => Boolean, { nullable: true, description: PARAMETER_TEXTS.required })
  required?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: PARAMETER_TEXTS.isKey })
  isKey?: boolean | null;
}

const QUESTION = free('a local id of the survey beside it; one that is not there gives no answer');
const FLAG = free('whether a parameter is the key: no id');

/** Places in parameters that look like ids. */
export const PARAMETER_PLACES = { 'parameters[].nodeId': QUESTION, 'parameters[].isKey': FLAG } as const;
/** The same places in the settings as a whole. */
export const SETTING_PLACES = {
  ...PARAMETER_PLACES,
  'exam.ranking.nameNodeId': free('a local id of the survey beside it; one that is not there gives no name'),
} as const;
export const SETTINGS_PLACES = under('settings', SETTING_PLACES);
