import type { SurveyNode, SurveyOption, SurveyRow } from './definition.js';

/** A new option before it has an id; a code and a title that are left out are generated. The title of a group is made unique by numbering. */
export interface NewOption extends Partial<Omit<SurveyOption, 'id' | 'optionKey' | 'nodes'>> {
  /** The options of a group, or the next level of a cascade. */
  readonly nodes?: readonly NewOption[];
}

/** A new row before it has an id; a code and a title that are left out are generated. */
export type NewRow = Partial<Omit<SurveyRow, 'id'>>;

/**
 * A new node before it has an id; what is left out follows from its type: the first sub-type, and the default title of its entry in the survey's
 * language.
 */
export interface NewNode extends Partial<Omit<SurveyNode, 'id' | 'draw' | 'options' | 'children' | 'nodes'>> {
  /** Options; if absent and the entry has options, its default ones (two options, a sample, a template's levels). */
  readonly options?: readonly NewOption[];
  /** Rows; if absent and the entry has rows, its default ones. */
  readonly children?: readonly NewRow[];
}
