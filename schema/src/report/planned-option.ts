import { answerKindOf } from '../catalogue/answer-kind.js';
import { isOptionGroup, optionsOf } from '../definition/defaults.js';
import type { SurveyNode, SurveyOption } from '../definition/definition.js';

/** An option with where it stands in its question. */
export interface PlacedOption {
  readonly id: number;
  readonly option: SurveyOption;
  /** Heading of the group it stands in. */
  readonly group?: string;
  /** Level of a cascade's option, counted from 1, and the option above it. */
  readonly level?: number;
  readonly parentId?: number;
}

export interface PlannedOption extends PlacedOption {
  /** True if it was deleted since; it keeps the answers it got. */
  readonly retired: boolean;
}

const place = (option: SurveyOption, group?: string): PlacedOption => ({ id: option.id, option, ...(group !== undefined && { group }) });

/** Each level before what stands under it. */
const levels = (options: readonly SurveyOption[], level: number, parentId?: number): PlacedOption[] =>
  options.flatMap((option) => [
    { id: option.id, option, level, ...(parentId !== undefined && { parentId }) },
    ...levels(option.nodes ?? [], level + 1, option.id),
  ]);

/** Returns the options that answers may name: all levels of a cascade, elsewhere the members of groups in place of their headings. */
export const placedOptions = (node: SurveyNode): PlacedOption[] => {
  if (answerKindOf(node) === 'cascade') return levels(optionsOf(node), 1);
  return optionsOf(node).flatMap((option) =>
    isOptionGroup(option) ? (option.nodes ?? []).map((member) => place(member, option.title)) : place(option),
  );
};

export const asPlaced = (option: SurveyOption): PlacedOption => place(option);
