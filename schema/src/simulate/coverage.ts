/** Number of times that a question or statement was shown and answered. */
export interface QuestionCoverage {
  readonly nodeId: number;
  readonly shown: number;
  readonly answered: number;
}

/** Number of times that an option was offered and taken up: chosen, ranked, filled in, given weight. Carried ones count where they are carried to. */
export interface OptionCoverage {
  readonly nodeId: number;
  readonly optionId: number;
  readonly offered: number;
  readonly chosen: number;
}

export interface RowCoverage {
  readonly nodeId: number;
  readonly rowId: number;
  readonly offered: number;
  readonly answered: number;
}

/** Number of times that a logic item had its effect: a jump was taken, a rule held, something was carried over. */
export interface LogicCoverage {
  readonly logicId: number;
  /** The question that it belongs to. */
  readonly nodeId: number;
  readonly isJump: boolean;
  readonly taken: number;
}

/** Statistics over the respondents counted; all 0 if there were none. */
export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** Coverage of a survey by a number of respondents. Plain data; everything in the order of the document. */
export interface Coverage {
  readonly respondents: number;
  /** Number of these respondents who were screened out. */
  readonly screened: number;
  /** Questions and statements that respondents can see: none that stand in the background or are out of sight. */
  readonly questions: readonly QuestionCoverage[];
  readonly options: readonly OptionCoverage[];
  readonly rows: readonly RowCoverage[];
  readonly logic: readonly LogicCoverage[];
  /** Questions that one respondent is asked. */
  readonly length: Spread;
  /** Estimated time that this takes (`PACE`). */
  readonly seconds: Spread;
}

/** Parts that no respondent covered: questions not shown, options and rows not taken up at questions that were, logic without effect. */
export interface UncoveredParts {
  readonly questions: readonly QuestionCoverage[];
  readonly options: readonly OptionCoverage[];
  readonly rows: readonly RowCoverage[];
  readonly logic: readonly LogicCoverage[];
}

/** Returns the parts of a coverage that were never reached. Parts of a question that was never shown are not reported again. */
export function uncoveredParts({ questions, options, rows, logic }: Coverage): UncoveredParts {
  const unseen = new Set(questions.flatMap(({ nodeId, shown }) => (shown === 0 ? nodeId : [])));
  return {
    questions: questions.filter(({ shown }) => shown === 0),
    options: options.filter(({ nodeId, chosen }) => chosen === 0 && !unseen.has(nodeId)),
    rows: rows.filter(({ nodeId, answered }) => answered === 0 && !unseen.has(nodeId)),
    logic: logic.filter(({ taken }) => taken === 0),
  };
}
