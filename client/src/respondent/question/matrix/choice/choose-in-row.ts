import { type Answer, isExclusive, type MatrixCell, maxOf, readableText, type SurveyOption } from '@wence/schema';
import type { Messages } from '../../../i18n/zh-CN';
import { toggleOption } from '../../../session/choose';
import type { Shown } from '../../shown';
import { rowWith } from '../matrix-answer';
import { shortTitle } from '../short-title';
import { wordsIn } from './i18n/words';

interface Chosen {
  readonly cell: MatrixCell;
  /** What people hear who do not see what else it changed. */
  readonly said?: string;
}

/** A checkbox of a row was clicked: the rules of a multiple choice hold in each row. */
export function toggleInRow(messages: Messages, { node, options }: Shown, cell: MatrixCell | undefined, option: SurveyOption): Chosen {
  const before = cell && 'options' in cell ? cell : { options: [] };
  const max = maxOf(node);
  const { answer, effect } = toggleOption({ options, max }, before, option.id, {});
  if (effect === 'full') return { cell: answer, said: messages.full(max) };
  if (effect === 'clearedOthers') return { cell: answer, said: messages.clearedOthers(readableText(option.title)) };
  const exclusive = effect === 'clearedExclusive' ? options.find(isExclusive) : undefined;
  return { cell: answer, said: exclusive && messages.clearedExclusive(readableText(exclusive.title)) };
}

/**
 * A radio button of a row was chosen. Where each column is for one row only (`is_one`), one that is taken is chosen nonetheless, and both rows are
 * told: arrow keys walk through all columns, so taking it away from the other row would empty that one in passing.
 */
export function chooseInRow(
  messages: Messages,
  { node, options, rows }: Shown,
  answer: Answer | undefined,
  rowId: number,
  optionId: number,
): Chosen {
  const taker = node.setting?.is_one === true ? rowWith(answer, optionId, rowId) : undefined;
  const said = taker && wordsIn(messages.language).taken(shortTitle(options, optionId), shortTitle(rows, taker));
  return { cell: { option: optionId }, said: said || undefined };
}
