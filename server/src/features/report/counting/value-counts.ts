import {
  type ChoiceRead,
  type KeyCounts,
  LIMITS,
  type NewestOf,
  type NumberCounts,
  type NumberRead,
  type OptionCounts,
  type OptionReads,
  type TextRead,
} from '@wence/schema';
import type { Asks, Groups, Later } from './asks.js';
import {
  CountedKeys,
  CountedNewest,
  measuredNumbers,
  NO_NUMBERS,
  NONE_NEWEST,
  numberAggregates,
  type NumberRange,
  wholeNumbers,
} from './counted-values.js';
import { anyCell, asList, cell, isChosen, numbersOf, textsOf } from './read-sql.js';

/** Numbers: whole ones by their counts, any others by aggregates. */
export function askNumbers(asks: Asks, reads: readonly NumberRead[], ranges: readonly NumberRange[] = []): Later<NumberCounts> {
  if (reads.length === 0) return () => NO_NUMBERS;
  if (reads.every(({ form }) => form === 'whole')) {
    const groups = asks.countsByValue(anyCell(reads));
    return (results) => wholeNumbers(groups(results));
  }
  const { sql, isList } = numbersOf(reads);
  if (isList) {
    const aggregates = asks.aggregateItems({ list: sql, aggregates: numberAggregates('item', ranges) });
    return (results) => measuredNumbers(aggregates(results), ranges);
  }
  const aggregates = numberAggregates(sql, ranges).map((aggregate) => asks.aggregate(aggregate));
  return (results) =>
    measuredNumbers(
      aggregates.map((aggregate) => numberOrNull(aggregate(results))),
      ranges,
    );
}

const numberOrNull = (value: string | number | null): number | null => (value === null ? null : Number(value));

/** Texts: how many, and the newest ones. `areTogether`: a response can give several. */
export function askTexts(asks: Asks, reads: readonly TextRead[], most: number, areTogether = false): Later<NewestOf<string>> {
  if (reads.length === 0) return () => NONE_NEWEST;
  const texts = textsOf(reads, areTogether);
  const count = asks.sum(texts.isList ? `CAST(sum(len(${texts.sql})) AS DOUBLE)` : `count(${texts.sql})`);
  const newest = asks.newestOf({ expression: asList(texts), isGiven: `${texts.sql} IS NOT NULL`, most });
  return (results) => new CountedNewest(count(results), newestFirst(newest(results), most));
}

/** Within a response what came last is the newest. */
export const newestFirst = (rows: readonly (readonly (string | null)[])[], most: number): string[] =>
  rows.flatMap((texts) => texts.filter((text) => text !== null).toReversed()).slice(0, most);

/** Choices of a drop-down that are offered now, and how many others were made. */
export function askChoices(asks: Asks, reads: readonly TextRead[], choices: readonly string[]): Later<KeyCounts> {
  if (reads.length === 0) return () => new CountedKeys([]);
  const texts = textsOf(reads);
  const all = asks.sum(texts.isList ? `CAST(sum(len(${texts.sql})) AS DOUBLE)` : `count(${texts.sql})`);
  const offered = `[${choices.map(literal).join(', ')}]`;
  const known = texts.isList
    ? `[text FOR text IN ${texts.sql} IF list_contains(${offered}, text)]`
    : `CASE WHEN list_contains(${offered}, ${texts.sql}) THEN ${texts.sql} END`;
  const groups = choices.length === 0 ? (): Groups => [] : asks.countsByValue(known, { isList: texts.isList });
  return (results) => {
    const counted = groups(results);
    return new CountedKeys(
      counted,
      counted.reduce((rest, [, count]) => rest - count, all(results)),
    );
  };
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** How many chose an option: codes by their counts, flags each by itself. */
function askChosen(asks: Asks, reads: readonly ChoiceRead[]): Later<number> {
  const counts = reads.map((read): Later<number> => {
    if (read.equals === null) return asks.count(isChosen(read));
    const groups = asks.countsByValue(cell(read));
    return (results) => groups(results).find(([value]) => Number(value) === read.equals)?.[1] ?? 0;
  });
  return (results) => counts.reduce((sum, count) => sum + count(results), 0);
}

function askTags(asks: Asks, { tags }: OptionReads): Later<KeyCounts | undefined> {
  const counts = tags.map(({ tag, level, chosen }) => ({ tag, count: asks.count(`${isChosen(level)} AND ${isChosen(chosen)}`) }));
  return (results) => {
    const given = new Map<string, number>();
    for (const { tag, count } of counts) if (count(results) > 0) given.set(tag, (given.get(tag) ?? 0) + count(results));
    return given.size === 0 ? undefined : new CountedKeys([...given]);
  };
}

/** The options of a question or of a row, by id. */
export function askOptions(asks: Asks, reads: readonly OptionReads[]): Later<ReadonlyMap<number, OptionCounts>> {
  const options = reads.map((option) => ({
    plan: option.plan,
    count: askChosen(asks, option.chosen),
    texts: option.texts === null ? null : askTexts(asks, option.texts, LIMITS.latestTexts),
    tags: askTags(asks, option),
  }));
  return (results) =>
    new Map(
      options.map(({ plan, count, texts, tags }) => [
        plan.id,
        { plan, count: count(results), texts: texts?.(results), tags: tags(results) },
      ]),
    );
}
