/** Formats of an open text in the order of their numbers (Spec 3, other enumerations). */
export const TEXT_FORMATS = ['free', 'integer', 'number', 'mobile', 'email', 'letters', 'chinese'] as const;

/** Box sizes in the order of their numbers, which count from 1 (Spec 3, text box sizes). */
export const TEXT_SIZES = ['lineSmall', 'lineMedium', 'lineLarge', 'boxSmall', 'boxMedium', 'boxLarge'] as const;

export type BoundKind = 'words' | 'number' | 'none';

/** What can be bounded: characters of a text, the value of a number, nothing of an address. */
export function boundKind(format: number): BoundKind {
  if (format === 1 || format === 2) return 'number';
  return format === 3 || format === 4 ? 'none' : 'words';
}
