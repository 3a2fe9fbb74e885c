import { clockText, EMPTY } from '@wence/schema';

const rounded = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

/** A figure with at most two digits behind the point. */
export const numberText = (value: number | null | undefined): string => (typeof value === 'number' ? rounded(value, 2) : EMPTY);

/** The same with both digits, for figures that stand below each other. */
export const evenText = (value: number | null | undefined): string => (typeof value === 'number' ? value.toFixed(2) : EMPTY);

/** A share of 0 to 1 in percent, with one digit behind the point at most. */
export const shareText = (value: number | null | undefined): string => (typeof value === 'number' ? `${rounded(value * 100, 1)}%` : EMPTY);

/** Says how long something took, as a clock shows it. */
export const timeText = (seconds: number | null | undefined): string => (typeof seconds === 'number' ? clockText(seconds) : EMPTY);

/** Judges a discrimination by the usual limits: below 0.2 the question hardly tells good from bad respondents, and below 0 it favours the bad ones. */
export function verdictOf(discrimination: number | null | undefined): 'good' | 'weak' | 'wrongWay' | null {
  if (typeof discrimination !== 'number') return null;
  if (discrimination < 0) return 'wrongWay';
  return discrimination < 0.2 ? 'weak' : 'good';
}
