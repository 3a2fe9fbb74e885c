/** Options that come with a question (Spec 3, sample choices), in display order. The industry list and the form's fields are ours. */
export interface SampleTexts {
  readonly gender: readonly string[];
  readonly age: readonly string[];
  readonly education: readonly string[];
  readonly profession: readonly string[];
  readonly industry: readonly string[];
  readonly satisfaction: readonly string[];
  /** Fields of a new form: a name, a mobile number, an e-mail address. */
  readonly fields: readonly [name: string, mobile: string, email: string];
}
