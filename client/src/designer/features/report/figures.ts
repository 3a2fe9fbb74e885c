import { readableText } from '@wence/schema';
import type { CSSProperties } from 'react';
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

/** Hands a share to the style sheet: 0 to 1 as `--share`. */
export const shareStyle = (percent: number): CSSProperties => ({ '--share': Math.min(1, percent / 100) }) as CSSProperties;

export interface Bar {
  key: number;
  label: string;
  /** 0 to 100. */
  percent: number;
  /** No longer part of the survey. */
  isFaded: boolean;
}

/** Height of a bar in pixels, equal to the row height of the table beside it. */
const ROW = 37;

/** Height of a chart in pixels, known before the chart library is loaded. */
export const chartHeight = (bars: readonly Bar[]): number => bars.length * ROW;
