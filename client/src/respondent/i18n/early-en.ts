/** Texts that may be shown before the rest of the English texts is loaded. */
export const earlyEn = {
  language: 'en',
  skipToContent: 'Skip to content',
  tryAgain: 'Try again',
  unreachableTitle: 'The survey did not open',
  unreachableText: 'The connection seems to be down. Answers you gave are safe. Check the connection and try again.',
  loading: 'Opening the survey',
} as const;
