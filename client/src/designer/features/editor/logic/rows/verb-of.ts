import type { Comparison } from '@wence/schema';
import type { logic } from '../../../../i18n/zh-CN/logic';

export type Verb = `verb.${keyof (typeof logic)['verb'] & string}`;

/** Codes that stand for one verb whatever they speak of (Spec 3, logic algorithm codes). */
const VERBS: Readonly<Record<number, Verb>> = {
  1: 'verb.checked',
  2: 'verb.unchecked',
  5: 'verb.count',
  6: 'verb.equal',
  7: 'verb.unequal',
  8: 'verb.greater',
  9: 'verb.less',
  10: 'verb.between',
  11: 'verb.answered',
  12: 'verb.unanswered',
};
const INCLUDES = 3;

/** The verb of a condition, without its operands. */
export function verbOf({ algorithm, operand }: Comparison): Verb {
  const known = VERBS[algorithm];
  if (known) return known;
  if (operand === 'options') return algorithm === INCLUDES ? 'verb.all' : 'verb.notAll';
  return algorithm === INCLUDES ? 'verb.includes' : 'verb.excludes';
}
