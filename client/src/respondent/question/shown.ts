import type { SurveyNode, SurveyOption, SurveyRow } from '@wence/schema';

/** A question as it is shown: with what it offers now. */
export interface Shown {
  readonly node: SurveyNode;
  readonly options: readonly SurveyOption[];
  readonly rows: readonly SurveyRow[];
}
