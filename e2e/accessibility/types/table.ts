import type { QuestionKey } from '@wence/schema';
import type { AnsweredType, StructureType } from '../support/type-entry.js';
import { CHOICES } from './choices.js';
import { MATRICES } from './matrices.js';
import { MEDIA } from './media.js';
import { PERSONAL } from './personal.js';
import { SCALES } from './scales.js';
import { STRUCTURE } from './structure.js';
import { TYPED } from './typed.js';
import { VERIFIED } from './verification-code.js';

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
