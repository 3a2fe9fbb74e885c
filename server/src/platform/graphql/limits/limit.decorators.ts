import { Extensions } from 'type-graphql';

/** Limits that a field declares in the `extensions` of its schema field. */
export interface FieldLimits {
  /** Number of items its list is assumed to have. */
  readonly listSize?: number;
  /** Argument that names the items of its list one by one: the list has as many items as the argument. */
  readonly listArgument?: string;
  /** Bytes a request that holds it may have. */
  readonly largeInput?: number;
  /** Named rate limit that it also counts towards. */
  readonly rateRule?: 'submit' | 'signIn' | 'visit';
}

/** Sets the number of items this field's list is assumed to have when the cost of an operation is estimated. */
export const ListSize = (listSize: number): MethodDecorator & PropertyDecorator => Extensions({ listSize } satisfies FieldLimits);

/** Counts the items of this argument, which name those of the field's list, when the cost of an operation is estimated. */
export const ListSizeOf = (listArgument: string): MethodDecorator => Extensions({ listArgument } satisfies FieldLimits);

/** Sets the maximum body size of this root field in bytes; the default is 256 KiB. */
export const LargeInput = (largeInput: number): MethodDecorator => Extensions({ largeInput } satisfies FieldLimits);

/** Counts for the rate limit of submissions or visits (address and survey) or of signing in; sign-in fields may stand only once in an operation. */
export const RateRule = (rateRule: 'submit' | 'signIn' | 'visit'): MethodDecorator => Extensions({ rateRule } satisfies FieldLimits);
