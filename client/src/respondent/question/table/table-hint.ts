import { boundsOf, isRequired, type SurveyNode, type SurveyOption } from '@wence/schema';
import { isMarked } from '../fields/field-texts';
import type { TableWords } from './i18n/zh-CN';
import { isGrowing } from './table-rows';

/** A table that may grow as far as any may is as good as one without a limit. */
const ANY = 100;

function countHint(words: TableWords, node: SurveyNode): string {
  const { min, max } = boundsOf(node);
  if (min === max) return words.rowsExactly(min);
  if (min > 1) return max < ANY ? words.rowsBetween(min, max) : words.rowsFrom(min);
  return max < ANY ? words.rowsTo(max) : '';
}

/** What a table takes, told beforehand: how many rows, and how whole a row must be where the stars alone do not say it. */
export function tableHint(words: TableWords, node: SurveyNode, columns: readonly SurveyOption[]): string {
  const hasMarked = columns.some(isMarked);
  if (isRequired(node) && !isGrowing(node)) return hasMarked ? '' : words.eachRow;
  const whole = hasMarked && columns.length > 1 ? words.wholeRows : '';
  return [isGrowing(node) && countHint(words, node), whole].filter(Boolean).join(words.hintJoin);
}
