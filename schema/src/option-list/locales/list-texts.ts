/** Lists of options that many questions share, in the order in which they are offered; scales go from the worst or least to the best or most. */
export interface ListTexts {
  readonly agreement: readonly string[];
  readonly likelihood: readonly string[];
  readonly importance: readonly string[];
  readonly quality: readonly string[];
  readonly ease: readonly string[];
  readonly often: readonly string[];
  readonly frequency: readonly string[];
  readonly yesNo: readonly string[];
  readonly maritalStatus: readonly string[];
  readonly employment: readonly string[];
  readonly monthlyIncome: readonly string[];
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
}
