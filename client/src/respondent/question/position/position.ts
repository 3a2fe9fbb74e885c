import type { Answer, PositionAnswer } from '@wence/schema';
import type { PositionWords } from './words';

/** The coordinates as they are typed. */
interface Typed {
  readonly lat: string;
  readonly lng: string;
}

/**
 * Represents a coordinate that is not a number yet. It is outside every valid range, so a partly typed place is an error instead of being lost
 * without a word.
 */
const NOWHERE = 999;

export const positionOf = (answer: Answer | undefined): PositionAnswer | undefined => (answer && 'lng' in answer ? answer : undefined);

export function isPlace({ lat, lng }: PositionAnswer): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** Rounds to about a metre. */
export const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** A number as people and phones write it: also with full-width digits, the typographic minus and a decimal comma. */
function parseDegrees(text: string): number {
  const plain = text.normalize('NFKC').trim().replace('\u2212', '-').replace(',', '.');
  return /^[+-]?\d{1,3}(\.\d*)?$/.test(plain) ? rounded(Number(plain)) : NOWHERE;
}

/** The answer that typed coordinates make; null when there are none. */
export function answerFrom(typed: Typed, address: string | undefined): PositionAnswer | null {
  if (typed.lat.trim() === '' && typed.lng.trim() === '') return null;
  const place = { lng: parseDegrees(typed.lng), lat: parseDegrees(typed.lat) };
  return address ? { ...place, address } : place;
}

const shown = (degrees: number): string => (degrees === NOWHERE ? '' : String(degrees));

/** Text of the boxes for an answer that was not just typed. */
export function typedFrom(position: PositionAnswer | undefined): Typed {
  return position ? { lat: shown(position.lat), lng: shown(position.lng) } : { lat: '', lng: '' };
}

export function isSamePlace(a: PositionAnswer | null | undefined, b: PositionAnswer | null | undefined): boolean {
  return a?.lat === b?.lat && a?.lng === b?.lng;
}

const degrees = (value: number): string => Math.abs(value).toFixed(5);

/** The place in words, with hemispheres instead of signs. */
export function placeText(words: PositionWords, { lat, lng }: PositionAnswer): string {
  return words.here((lat < 0 ? words.south : words.north)(degrees(lat)), (lng < 0 ? words.west : words.east)(degrees(lng)));
}
