/** The words of one question of the common library. */
export interface CommonQuestionTexts {
  readonly title: string;
  /** Option texts; absent where the options are a shared scale, the sample of the type or a template's levels. */
  readonly options?: readonly string[];
  /** Rows of a matrix. */
  readonly rows?: readonly string[];
  /** Words at the ends of a scale, at most 20 bytes each. */
  readonly ends?: readonly [left: string, right: string];
  /** After the box. */
  readonly suffix?: string;
}

/** Options that several questions share, worst or least first. */
export interface CommonScales {
  readonly satisfaction: readonly string[];
  readonly agreement: readonly string[];
  readonly likelihood: readonly string[];
  readonly importance: readonly string[];
  readonly frequency: readonly string[];
  readonly yesNo: readonly string[];
}

export interface CommonTexts {
  /** Names of categories by id, at most 24 characters. */
  readonly categories: Readonly<Record<string, string>>;
  readonly scales: Omit<CommonScales, 'satisfaction'>;
  /** Texts of the questions, keyed by the id of the question. */
  readonly questions: Readonly<Record<string, CommonQuestionTexts>>;
}
