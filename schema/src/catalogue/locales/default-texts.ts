/** Texts that a new question or option starts with. They become content of the survey, so they follow the survey's language, not the author's. */
export interface DefaultTexts {
  /** Followed by the place of the question (Spec 3, option defaults). */
  readonly nodePrefix: string;
  /** Followed by the place of the option; used when a question is added with its first options. */
  readonly optionPrefix: string;
  /** An option added later. */
  readonly newOption: string;
  readonly otherOption: string;
  readonly exclusiveOption: string;
}
