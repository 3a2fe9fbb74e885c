import { readableText } from '@wence/schema';
import type { ChoiceFragment } from './report.generated';

/** The way through a cascade down to an option; an option in a group behind the group's heading. */
export const optionLabel = (option: ChoiceFragment, options: readonly ChoiceFragment[]): string => {
  const way = [option.title];
  if (option.group !== null) way.unshift(option.group);
  let above = options.find(({ optionId }) => optionId === option.parentId);
  while (above && way.length < options.length) {
    way.unshift(above.title);
    const { parentId } = above;
    above = options.find(({ optionId }) => optionId === parentId);
  }
  return way.map(readableText).join(' / ');
};
