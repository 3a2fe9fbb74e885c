import { Extensions } from 'type-graphql';

/** What a field says about what it takes and gives, for the limits. In `extensions` of the schema's field. */
export interface FieldLimits {
  /** How many items its list is taken to have. */
  readonly listSize?: number;
  /** Bytes a request that holds it may have. */
  readonly largeInput?: number;
  /** Which rate limit it counts for, instead of that of the asker. */
  readonly rateRule?: 'submit' | 'signIn';
}

/** How many items the list of this field is taken to have when the cost of an operation is told beforehand. */
export const ListSize = (listSize: number): MethodDecorator & PropertyDecorator => Extensions({ listSize } satisfies FieldLimits);

/** This root field takes bodies of so many bytes; 256 KiB unless said. */
export const LargeInput = (largeInput: number): MethodDecorator => Extensions({ largeInput } satisfies FieldLimits);

/** Counts for the rate limit of submissions (address and survey) or of signing in; sign-in fields may stand only once in an operation. */
export const RateRule = (rateRule: 'submit' | 'signIn'): MethodDecorator => Extensions({ rateRule } satisfies FieldLimits);
