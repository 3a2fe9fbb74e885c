/** A value of an answer or of a condition: a number, or a text as typed. */
export type Value = string | number;

const DECIMAL = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/;

/** Trimmed and without letter case (R21). */
export const folded = (value: Value): string => String(value).trim().toLowerCase();

/** The number a value is or spells out; NaN for any other text, the blank one included (R3, R21). Decimal notation only. */
export function numberOf(value: Value): number {
  if (typeof value === 'number') return value;
  const text = value.trim();
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}

/** Tests whether a number lies between the first two operands, ends included and in either order (R19). Never holds without two numbers. */
export function betweenTest([first = Number.NaN, second = Number.NaN]: readonly number[]): (value: number) => boolean {
  const low = Math.min(first, second);
  const high = Math.max(first, second);
  return (value) => value >= low && value <= high;
}

export type ValueTest = (value: Value) => boolean;

/** Equal to one of the expected values: as numbers where both are numbers, otherwise as folded texts. Blank equals nothing (R21). */
export function equalTo(expected: readonly Value[]): ValueTest {
  const known = expected.map((value) => ({ text: folded(value), number: numberOf(value) })).filter(({ text }) => text !== '');
  return (value) => {
    const number = numberOf(value);
    const text = folded(value);
    return known.some((one) => one.text === text || one.number === number);
  };
}

/** Contains every one of the expected texts. Nothing is contained where nothing is expected. */
export function including(expected: readonly Value[]): ValueTest {
  const parts = expected.map(folded).filter((part) => part !== '');
  const [only] = parts;
  if (only === undefined) return () => false;
  if (parts.length === 1) return (value) => folded(value).includes(only);
  return (value) => {
    const text = folded(value);
    return parts.every((part) => text.includes(part));
  };
}

/** Tests greater (8), less (9) or between (10) as numbers; false for values that are no numbers (R3). */
export function numericTest(algorithm: number, expected: readonly Value[]): ValueTest {
  const bounds = expected.map(numberOf);
  const bound = bounds[0] ?? Number.NaN;
  if (algorithm === 8) return (value) => numberOf(value) > bound;
  if (algorithm === 9) return (value) => numberOf(value) < bound;
  const isBetween = betweenTest(bounds);
  return (value) => isBetween(numberOf(value));
}

/** The same on ISO dates and times, which sort as texts; compared as far as the bound is spelled out (2026-03-31 is not greater than 2026-03). */
export function dateTest(algorithm: number, expected: readonly Value[]): ValueTest {
  const [first, second] = expected.map((value) => String(value).trim()).filter((bound) => bound !== '');
  if (first === undefined) return () => false;
  if (algorithm === 8) return (value) => String(value).slice(0, first.length) > first;
  if (algorithm === 9) return (value) => String(value).slice(0, first.length) < first;
  if (second === undefined) return () => false;
  const [low, high] = first <= second ? [first, second] : [second, first];
  return (value) => String(value).slice(0, low.length) >= low && String(value).slice(0, high.length) <= high;
}
