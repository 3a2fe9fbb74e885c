import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { OneOf } from '../../platform/graphql/input-types.js';

const NUMBER = 'A number; null where it is a text.';
const TEXT = 'A text of at most 24 characters; null where it is a number.';

@ObjectType('ComparedValue', { description: 'A value that a condition compares an answer with: a number or a text.' })
export class ComparedValueType {
  @Field(() => Float, { nullable: true, description: NUMBER })
  number: number | null;

  @Field(() => String, { nullable: true, description: TEXT })
  text: string | null;
}

@OneOf()
@InputType('ComparedValueInput', { description: 'A value to compare an answer with: a number or a text.' })
export class ComparedValueInput {
  @Field(() => Float, { nullable: true, description: 'A number.' })
  number?: number | null;

  @Field(() => String, { nullable: true, description: 'A text of at most 24 characters.' })
  text?: string | null;
}

export const comparedValue = (value: number | string): ComparedValueType =>
  typeof value === 'number' ? { number: value, text: null } : { number: null, text: value };

/** The one of the two that is given. */
export const valueGiven = ({ number, text }: ComparedValueInput): number | string => number ?? text ?? '';
