/** The words of one question of the common library. */
export interface CommonQuestionTexts {
  readonly title: string;
  /** Option texts; absent where the options are a shared list, the sample of the type or a template's levels. */
  readonly options?: readonly string[];
  /** Rows of a matrix. */
  readonly rows?: readonly string[];
  /** Words at the ends of a scale, at most 20 bytes each. */
  readonly ends?: readonly [left: string, right: string];
  /** After the box. */
  readonly suffix?: string;
}

export interface CommonTexts {
  /** Names of categories by id, at most 24 characters. */
  readonly categories: Readonly<Record<string, string>>;
  /** Texts of the questions, keyed by the id of the question. */
  readonly questions: Readonly<Record<string, CommonQuestionTexts>>;
}
