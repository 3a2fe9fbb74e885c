import type { QuestionType } from '../../definition/definition.js';
import { TEXT_COMPARISONS } from './comparisons.js';
import type { QuestionKey } from './question-key.js';
import type { QuestionRow } from './question-row.js';
import { SINGLE_SETTING } from './setting-rules.js';
import { CHOICE } from './choice.js';
import { entry } from './entry.js';

/** A single choice that comes with a sample of options (`default-content.ts`). Its options are its own: nothing is carried into it or out of it. */
const choice = (type: QuestionType, key: QuestionKey): QuestionRow =>
  entry({ type, key, category: 'quick', ...CHOICE, isCarryTarget: false, setting: SINGLE_SETTING });

/** An open text whose format comes with its type. */
const typed = (type: QuestionType, key: QuestionKey): QuestionRow =>
  entry({ type, key, category: 'quick', algorithms: TEXT_COMPARISONS, isPipingSource: true });

/** Questions about the respondent. */
export const PERSONAL = [
  typed(50, 'name'),
  choice(51, 'age'),
  choice(52, 'gender'),
  typed(53, 'email'),
  typed(54, 'mobile'),
  choice(55, 'education'),
  typed(56, 'major'),
  typed(57, 'colleges'),
  choice(58, 'industry'),
  choice(59, 'profession'),
  typed(60, 'verificationCode'),
];
