/** Answer values by node id (design: answer values). Options by option id. */
export interface ChoiceAnswer {
  readonly option: number;
  /** What was typed into the input of an `other` option. */
  readonly text?: string;
}
export interface MultipleAnswer {
  readonly options: readonly ChoiceAnswer[];
}
export interface TextAnswer {
  readonly text: string;
}
export type Answer = ChoiceAnswer | MultipleAnswer | TextAnswer;

/** Keyed by node id as text, as JSON has it. A missing key is an unanswered question. */
export type Answers = Readonly<Record<string, Answer>>;

/** Why an answer is refused. The words are for programs; texts for people are made from them by the page that shows them. */
export type AnswerReason =
  | 'required' // nothing chosen or typed
  | 'min' // fewer choices, or a smaller number, than `limit`
  | 'max' // more choices, or a larger number, than `limit`
  | 'exclusive' // the exclusive option together with others
  | 'other' // the input of a chosen `other` option is empty
  | 'minWord' // fewer characters than `limit`
  | 'maxWord' // more characters than `limit`
  | 'integer'
  | 'number'
  | 'mobile'
  | 'email'
  | 'letters'
  | 'chinese' // the text does not have the question's format
  | 'unknownQuestion'
  | 'unknownOption' // not an option of this question
  | 'shape'; // not an answer of this type at all

export interface AnswerError {
  readonly nodeId: number;
  readonly reason: AnswerReason;
  /** The number the rule speaks of, where there is one. */
  readonly limit?: number;
  /** The option concerned, where there is one. */
  readonly optionId?: number;
}
