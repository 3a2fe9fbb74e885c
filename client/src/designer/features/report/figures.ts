import { readableText } from '@wence/schema';
import type { CSSProperties } from 'react';
import type { ChoiceFragment } from './report.generated';

/** The way through a cascade down to an option; an option in a group behind the group's heading. */
export const optionLabel = (option: ChoiceFragment, options: readonly ChoiceFragment[]): string => {
  const way = [option.title];
  if (option.group !== null) way.unshift(option.group);
  let above = options.find(({ optionId }) => optionId === option.parentId);
  while (above && way.length < options.length) {
    way.unshift(above.title);
    const { parentId } = above;
    above = options.find(({ optionId }) => optionId === parentId);
  }
  return way.map(readableText).join(' / ');
};

interface Dated {
  seq: number;
  updatedAt: string;
}

/**
 * The newer of what was loaded and what was pushed. They travel on different roads and may overtake each other:
 * more responses win; with equal responses (a relaunch changed titles) the later one does.
 */
export const newerReport = <Report extends Dated>(loaded: Report | undefined, pushed: Report | undefined): Report | undefined => {
  if (!loaded || !pushed) return loaded ?? pushed;
  if (loaded.seq !== pushed.seq) return loaded.seq > pushed.seq ? loaded : pushed;
  return loaded.updatedAt > pushed.updatedAt ? loaded : pushed;
};

const UNITS = ['B', 'KB', 'MB'] as const;
const STEP = 1024;

/** Bytes as people say them: `812 B`, `1.4 MB`. */
export const fileSize = (bytes: number): string => {
  const place = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  const size = bytes / STEP ** place;
  return `${place === 0 ? size : size.toFixed(1)} ${UNITS[place]}`;
};

/** Hands a share to the style sheet: 0 to 1 as `--share`. */
export const shareStyle = (percent: number): CSSProperties => ({ '--share': Math.min(1, percent / 100) }) as CSSProperties;
