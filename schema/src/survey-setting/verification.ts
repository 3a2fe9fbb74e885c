import { type Field, type FieldText, asGiven, unlimited } from '../reading/field.js';
import { oneOfValues } from '../reading/json-schema.js';
import { readTextOf } from '../reading/read-items.js';

/** When respondents answer a question that programs find hard before their answers are taken: never, where they seem to be a program, each time. */
export const VERIFICATIONS = ['off', 'smart', 'always'] as const;

export type Verification = (typeof VERIFICATIONS)[number];

/** Setting for the verification code (Spec 2, settings navigation). Without it nobody is asked. */
export const verification = ({ description }: FieldText): Field<Verification, 'off'> => ({
  description,
  default: 'off',
  read: (reader, key) => readTextOf(reader, key, VERIFICATIONS),
  shape: asGiven,
  check: unlimited,
  schema: oneOfValues(VERIFICATIONS, 'off'),
});
