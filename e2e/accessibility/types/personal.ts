import type { AnsweredType } from '../support/type-entry.js';
import { oneOf } from './choices.js';
import { typed } from './typed.js';

/** Questions about the respondent: one choice from a ready-made list, or one text in the form of its type. */
export const PERSONAL = {
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
