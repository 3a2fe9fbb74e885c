import type { TFunction } from 'i18next';
import { EMPTY } from '../chart/figure-data';

const MINUTE = 60;
const HOUR = 3_600;

/** A time as people say it: 45 s, 2 min 5 s, 1 h 10 min. */
export function secondsText(seconds: number | null, t: TFunction<'report'>): string {
  if (seconds === null) return EMPTY;
  const whole = Math.round(seconds);
  const say = (unit: 'h' | 'min' | 's', value: number): string[] => (value === 0 ? [] : [t(`collection.unit.${unit}`, { value })]);
  if (whole < MINUTE) return t('collection.unit.s', { value: whole });
  if (whole < HOUR) return [...say('min', Math.floor(whole / MINUTE)), ...say('s', whole % MINUTE)].join(' ');
  return [...say('h', Math.floor(whole / HOUR)), ...say('min', Math.floor((whole % HOUR) / MINUTE))].join(' ');
}

/** The times of a bin, whose end is not in it; null: without an end. */
export function spanText(from: number, to: number | null, t: TFunction<'report'>): string {
  if (to === null) return t('collection.from', { from: secondsText(from, t) });
  if (to % MINUTE === 0 && from % MINUTE === 0) return t('collection.unit.min', { value: `${from / MINUTE}–${to / MINUTE}` });
  return t('collection.unit.s', { value: `${from}–${to}` });
}
