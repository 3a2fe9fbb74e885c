import { textFormatOf } from '../../../answer/text-format-of.js';
import { textFault, type TextRules } from '../../../answer/text-fault.js';
import { folded, numberOf } from '../../../engine/condition/compare.js';
import { LIMITS } from '../../../limit/limits.js';
import { type SampledQuestion, testsOnlyPresence, type Sampler, subsets } from './sample.js';

/** Returns a number from every interval that the bounds delimit: each bound, one between two neighbours, one beyond each end. */
function around(bounds: readonly number[], isWhole: boolean): number[] {
  const sorted = [...new Set(bounds)].sort((a, b) => a - b);
  const [low = 0] = sorted;
  const high = sorted.at(-1) ?? 0;
  const near = sorted.flatMap((bound, place) => {
    const next = sorted[place + 1];
    const middle = next === undefined ? [] : [(bound + next) / 2];
    return isWhole ? [Math.floor(bound), Math.ceil(bound), Math.floor(bound) + 1, Math.ceil(bound) - 1] : [bound, ...middle];
  });
  return [...new Set([Math.floor(low) - 1, ...near, Math.ceil(high) + 1])].sort((a, b) => a - b);
}

const INTEGER = 1;
const NUMBER = 2;

const TYPICAL = ['x', '1', '13800000000', 'a@example.com', '\u4e00'];

/** A text that fits the rules, where one of the usual ones does; else one that does not. */
export function sampleText(rules: TextRules, format: number): string {
  const least = Math.max(1, rules.min_word ?? 0);
  const ends = [rules.min, rules.max].flatMap((end) =>
    end === undefined ? [] : [String(Math.ceil(end)), String(Math.floor(end)), String(end)],
  );
  const texts = [...TYPICAL, ...(rules.options ?? []), ...ends, ...['x', '\u4e00', '1'].map((letter) => letter.repeat(least))];
  return texts.find((text) => textFault(rules, format, text, LIMITS.words) === undefined) ?? 'x';
}

const NUMERIC: ReadonlySet<number> = new Set([8, 9, 10]);
const EQUAL: ReadonlySet<number> = new Set([6, 7]);
const CONTAINS: ReadonlySet<number> = new Set([3, 4]);

const expectedBy = ({ reads }: SampledQuestion, algorithms: ReadonlySet<number>): (string | number)[] =>
  reads.flatMap(({ condition }) => (algorithms.has(condition.algorithm) ? (condition.result ?? []) : []));

/** Separator for joined texts that occurs in no part. */
const BETWEEN = ' ⁂ ';

/**
 * Texts: each expected one, numbers on and around every bound, every set of the parts looked for, and something else. Exact where the format and
 * the length leave these free.
 */
export const sampleOpenText: Sampler = (asked) => {
  const setting = asked.node.setting ?? {};
  const format = textFormatOf(asked.node);
  const other = sampleText(setting, format);
  const equal = expectedBy(asked, EQUAL).map((value) => String(value).trim());
  const parts = [...new Set(expectedBy(asked, CONTAINS).map(folded))].filter((part) => part !== '');
  const bounds = [...expectedBy(asked, NUMERIC), ...equal].map(numberOf).filter(Number.isFinite);
  const isNumeric = format === INTEGER || format === NUMBER;
  const ends = isNumeric ? [setting.min, setting.max].flatMap((end) => end ?? []) : [];
  const numbers = bounds.length === 0 ? [] : around([...bounds, ...ends], format === INTEGER).map(String);
  const sets = subsets(parts);
  const joined = (sets ?? parts.map((part) => [part])).flatMap((set) =>
    set.length === 0 ? [] : [set.join(BETWEEN), [...set, ''].join(BETWEEN)],
  );
  const isFree = format === 0 && setting.min_word === undefined && setting.max_word === undefined;
  const fits = parts.length > 0 ? isFree && bounds.length === 0 && sets !== null : isFree || isNumeric;
  return { values: [other, ...equal, ...numbers, ...joined].map((text) => ({ text })), isExact: testsOnlyPresence(asked) || fits };
};
