import { isExclusive, isOther } from '../definition/defaults.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { type CountFigures, type OptionFigures, percentOf } from './figures.js';
import type { OptionCounts, PartCounts } from './counts.js';

/** Tags as the author has them now, then those that were chosen while there were others. */
function tagFigures({ plan: { option }, count, tags }: OptionCounts): CountFigures[] | undefined {
  const names = new Set([...(option.setting?.tags ?? []), ...(tags?.list() ?? []).map(([tag]) => tag)]);
  if (names.size === 0) return undefined;
  return Array.from(names, (value) => ({ value, count: tags?.of(value) ?? 0, percent: percentOf(tags?.of(value) ?? 0, count) }));
}

function figuresOf(tally: OptionCounts, base: number): OptionFigures {
  const { option, retired, group, level, parentId } = tally.plan;
  return dropUndefined({
    optionId: option.id,
    code: option.code,
    title: option.title,
    count: tally.count,
    percent: percentOf(tally.count, base),
    retired,
    exclusive: isExclusive(option) ? true : undefined,
    other: isOther(option) ? true : undefined,
    texts: tally.texts?.list(),
    group,
    level,
    parentId,
    tags: tagFigures(tally),
  });
}

/** The plain counting column of one choice question, or of a row of choices: its options in order, retired ones at the end. */
export const columnOfCounts = (part: PartCounts): OptionFigures[] =>
  Array.from(part.options.values(), (option) => figuresOf(option, part.base));
