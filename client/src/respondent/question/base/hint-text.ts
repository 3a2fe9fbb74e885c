import { formatOf, type SurveyNode, highestOf, lowestOf, maxOf, maxWordOf, minOf, minWordOf } from '@wence/schema';
import type { Messages } from '../../i18n/zh-CN';

/** Formats that a type brings along (Spec 3): e-mail and mobile number. */
const BUILT_IN: Readonly<Record<number, number>> = { 53: 4, 54: 3 };

/** The format that a typed answer must have, by the numbers of `formatOf`: the type's own, or the one its author chose. */
export function textFormat(node: SurveyNode): number {
  return BUILT_IN[node.type ?? 0] ?? formatOf(node);
}

/** Hint of a multiple choice: its limits and how many options are chosen. */
export function choiceHint(messages: Messages, node: SurveyNode, chosen: number): string {
  const min = minOf(node);
  const max = maxOf(node);
  if (min > 0 && min === max) return messages.chooseExactly(min, chosen);
  if (min > 0 && max > 0) return messages.chooseBetween(min, max, chosen);
  if (min > 0) return messages.chooseAtLeast(min, chosen);
  return max > 0 ? messages.chooseAtMost(max, chosen) : messages.chooseAny;
}

/** Hint of an open text: format and limits; empty if there are none. */
export function textHint(messages: Messages, node: SurveyNode): string {
  return [formatHint(messages, node), boundsHint(messages, node), wordsHint(messages, node)].filter(Boolean).join(messages.hintJoin);
}

function formatHint(messages: Messages, node: SurveyNode): string {
  const hints = [
    '',
    messages.integerHint,
    messages.numberHint,
    messages.mobileHint,
    messages.emailHint,
    messages.lettersHint,
    messages.chineseHint,
  ];
  return hints[textFormat(node)] ?? '';
}

function boundsHint(messages: Messages, node: SurveyNode): string {
  if (textFormat(node) !== 1 && textFormat(node) !== 2) return '';
  const lowest = lowestOf(node);
  const highest = highestOf(node);
  if (lowest !== null && highest !== null) return messages.numberBetween(lowest, highest);
  if (lowest !== null) return messages.numberFrom(lowest);
  return highest !== null ? messages.numberTo(highest) : '';
}

/** A maximum alone is told by the counter beside the box. */
function wordsHint(messages: Messages, node: SurveyNode): string {
  const min = minWordOf(node);
  const max = maxWordOf(node);
  if (min === 0) return '';
  if (max === 0) return messages.wordsFrom(min);
  return min === max ? messages.wordsExactly(min) : messages.wordsBetween(min, max);
}
