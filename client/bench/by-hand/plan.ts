export type Kind = 'single' | 'multiple' | 'text' | 'rate' | 'matrix';

/** A question as `survey-plan.mjs` makes it. */
export interface PlannedQuestion {
  readonly place: number;
  readonly kind: Kind;
  readonly title: string;
  readonly options: readonly string[];
  readonly rows: readonly string[];
  readonly isHidden: boolean;
}

/** What is chosen or typed; of a matrix, by row. */
export type Value = string | readonly string[] | Readonly<Record<string, string>>;
