import { OPTION_INPUT_NAMES } from '@wence/schema';
import { registerEnumType } from 'type-graphql';

/** The input formats of an option. The numbers are those of the definition and of `/v1` (Spec 3, answer formats). */
export const OptionInputTypeName = OPTION_INPUT_NAMES;
export type OptionInputTypeName = (typeof OptionInputTypeName)[keyof typeof OptionInputTypeName];

registerEnumType(OptionInputTypeName, {
  name: 'OptionInputType',
  description: 'What may be typed into the input of an option.',
  valuesConfig: {
    FREE_TEXT: { description: 'Anything; the setting may limit the number of characters.' },
    INTEGER: { description: 'A whole number.' },
    NUMBER: { description: 'A number, with decimals if wanted.' },
    MOBILE: { description: 'A mobile number.' },
    EMAIL: { description: 'An email address.' },
    LETTERS: { description: 'Latin letters only.' },
    CHINESE: { description: 'Chinese characters only.' },
    SELECT: { description: 'One of `setting.options`, from a drop-down.' },
  },
});
