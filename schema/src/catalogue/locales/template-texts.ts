/** Texts of an evaluate template (Spec 3, evaluate templates). */
export interface TemplateTexts {
  readonly title: string;
  /** Five, worst first. A template whose scale is shorter uses the first ones. */
  readonly levels: readonly LevelTexts[];
}

export interface LevelTexts {
  /** Title of at most 20 bytes, a Chinese character counting 2 (Spec 5). */
  readonly title: string;
  /** Tags, at most 10 with at most 10 characters each (Spec 5). */
  readonly tags: readonly string[];
}
