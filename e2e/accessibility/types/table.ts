import type { QuestionKey } from '@wence/schema';
import type { AnsweredType, StructureType } from '../support/type-entry.js';
import { CHOICES, oneOf } from './choices.js';
import { MATRICES } from './matrices.js';
import { MEDIA } from './media.js';
import { SCALES } from './scales.js';
import { STRUCTURE } from './structure.js';
import { TYPED, typed } from './typed.js';
import { VERIFIED } from './verification-code.js';

/** Questions about the respondent: one choice from a ready-made list, or one text in the form of its type. */
const PERSONAL = {
  name: typed('Ada Lovelace'),
  age: oneOf,
  gender: oneOf,
  email: typed('ada@example.com', 'ada@'),
  mobile: typed('13800138000', '138'),
  education: oneOf,
  major: typed('Mathematics'),
  colleges: typed('Peking University'),
  industry: oneOf,
  profession: oneOf,
  code: typed('aB-0012'),
} satisfies Record<string, AnsweredType>;

/** Types that take an answer. */
export const ANSWERED: Partial<Record<QuestionKey, AnsweredType>> = {
  ...CHOICES,
  ...TYPED,
  ...SCALES,
  ...MATRICES,
  ...MEDIA,
  ...PERSONAL,
  ...VERIFIED,
};

/** Types that ask nothing by themselves. */
export const STRUCTURES: Partial<Record<QuestionKey, StructureType>> = STRUCTURE;
