import { readableText } from '@wence/schema';
import type { ChoiceFragment } from './report.generated';

/** Full label of an option: its path through a cascade, or its group and title. */
export function optionLabel(option: ChoiceFragment, options: readonly ChoiceFragment[]): string {
  const way = [option.title];
  if (option.group !== null) way.unshift(option.group);
  let above = options.find(({ optionId }) => optionId === option.parentId);
  while (above && way.length < options.length) {
    way.unshift(above.title);
    const { parentId } = above;
    above = options.find(({ optionId }) => optionId === parentId);
  }
  return way.map(readableText).join(' / ');
}

interface Dated {
  seq: number;
  updatedAt: string;
}

/**
 * Picks the newer of the loaded and the pushed report. They arrive on different connections and may overtake each other:
 * more responses win; with equal responses (a relaunch changed titles) the later one does.
 */
export function newerReport<Report extends Dated>(loaded: Report | undefined, pushed: Report | undefined): Report | undefined {
  if (!loaded || !pushed) return loaded ?? pushed;
  if (loaded.seq !== pushed.seq) return loaded.seq > pushed.seq ? loaded : pushed;
  return loaded.updatedAt > pushed.updatedAt ? loaded : pushed;
}

/** Shares are rounded to one decimal, so their sum may be off by half of that for each. */
const ROUNDING = 0.05;

/** Returns whether shares are those of one whole: everybody counts once, nobody twice. */
export function addsUp(shares: readonly { percent: number }[]): boolean {
  const sum = shares.reduce((total, { percent }) => total + percent, 0);
  return Math.abs(sum - 100) <= ROUNDING * shares.length + ROUNDING;
}
