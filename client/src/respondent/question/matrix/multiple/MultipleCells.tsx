import { isExclusive, maxOf, readableText, type SurveyOption } from '@wence/schema';
import { useMessages } from '../../../i18n/messages';
import { isFull, toggleOption } from '../../../session/choose';
import { ChoiceCells } from '../matrix-control';
import { choicesIn } from '../matrix-answer';
import type { CellsProps } from '../matrix-kind';

/** Several choices per row: the rules of a multiple choice hold in each. */
export function MultipleCells(props: CellsProps) {
  const { node, options, cell, onChange } = props;
  const messages = useMessages();
  const max = maxOf(node);
  const takesNoMore = isFull(max, choicesIn(cell, options).length);

  function toggle(option: SurveyOption) {
    const before = cell && 'options' in cell ? cell : { options: [] };
    const { answer, effect } = toggleOption({ options, max }, before, option.id, {});
    const cleared = effect === 'clearedExclusive' ? options.find(isExclusive) : undefined;
    if (effect === 'full') onChange(answer, messages.full(max));
    else if (effect === 'clearedOthers') onChange(answer, messages.clearedOthers(readableText(option.title)));
    else onChange(answer, cleared && messages.clearedExclusive(readableText(cleared.title)));
  }

  return <ChoiceCells {...props} type="checkbox" isBlocked={(option) => takesNoMore && !isExclusive(option)} onChoose={toggle} />;
}
