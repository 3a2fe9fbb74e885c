/** Names that the answering page imports from the package: engine, answers, session, order, piping, and readers of author settings. */
export const ANSWERING_NAMES = [
  'compile compiledOf evaluate evaluationRecord',
  'validateAnswer isEmptyAnswer isEmail isInteger isMobile isNumber',
  'startSession reduceSession viewOf remainingMinimum remainingMaximum pagePlan',
  'ordered orderedChoices compileText renderText',
  'columnOf formatOf highestOf isExclusive isOther isPerPage isRequired languageOf lowestOf maxOf maxWordOf minOf minWordOf',
  'optionsOf otherTextRequired pagingOf rowsOf sizeOf suffixOf welcomeOf',
  'findNode findOption choicesOf answerKindOf plainText textLength',
].flatMap((names) => names.split(' '));
