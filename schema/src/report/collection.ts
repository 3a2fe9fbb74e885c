import type { Device } from '../origin/origin.js';
import { percentOf } from './figures.js';

/** Responses of one day. */
export interface DayCount {
  /** Such as `2026-11-21`, in the zone of the figures. */
  readonly day: string;
  readonly count: number;
}

/** Responses that took from `from` seconds on, and less than `to`. */
export interface DurationBin {
  readonly from: number;
  /** Null: the last one, which has no end. */
  readonly to: number | null;
  readonly count: number;
}

/** How long people took from the first page to the submission, in seconds. */
export interface DurationFigures {
  /** Responses whose start is known. */
  readonly answered: number;
  /** Quartiles, interpolated between neighbours, to one decimal; null while there is no time. */
  readonly lowerQuartile: number | null;
  readonly median: number | null;
  readonly upperQuartile: number | null;
  /** Side by side and equally wide, those without responses included; the last one may be open. */
  readonly bins: readonly DurationBin[];
}

export interface SourceCount {
  /** Null: the link had no source tag. */
  readonly source: string | null;
  readonly count: number;
  /** Share of all responses, 0 to 100 with one decimal. */
  readonly percent: number;
}

export interface DeviceCount {
  /** Null: not known. */
  readonly device: Device | null;
  readonly count: number;
  /** Share of all responses, 0 to 100 with one decimal. */
  readonly percent: number;
}

export interface RegionCount {
  /** Code of ISO 3166, as responses have it; null: not known. */
  readonly region: string | null;
  readonly count: number;
  /** Share of all responses, 0 to 100 with one decimal. */
  readonly percent: number;
}

export interface StatusCount {
  readonly status: 'complete' | 'screened' | 'over_quota';
  readonly count: number;
  /** Share of the responses of any status, 0 to 100 with one decimal. */
  readonly percent: number;
}

/** When, how fast and from where the responses came that a report is about. */
export interface CollectionFigures {
  /** Responses counted. */
  readonly total: number;
  /** IANA name of the zone that days and hours are of. */
  readonly timeZone: string;
  /** Days that had responses, in their order; the newest 400 of them. */
  readonly days: readonly DayCount[];
  /** Responses on the days before those. */
  readonly earlier: number;
  /** Responses by the hour of the day, 24 numbers from midnight on. */
  readonly hours: readonly number[];
  readonly duration: DurationFigures;
  /** The most frequent first, at most 50. */
  readonly sources: readonly SourceCount[];
  /** Responses from any other source. */
  readonly otherSources: number;
  /** The most frequent first. */
  readonly devices: readonly DeviceCount[];
  /** The most frequent first, at most 50. */
  readonly regions: readonly RegionCount[];
  /** Responses from any other region. */
  readonly otherRegions: number;
  /** What became of everybody whom the filter means: of any status, unless the filter names some. */
  readonly statuses: readonly StatusCount[];
}

/** Numbers of a report on collection. */
export const COLLECTION_LIMITS = {
  days: 400,
  sources: 50,
  regions: 50,
  /** Bins of equal width in the picture of times. */
  durationBins: 12,
} as const;

const HOURS = 24;
const STATUSES = ['complete', 'screened', 'over_quota'] as const;

/** Widths of bins in seconds that people think in. */
const WIDTHS = [5, 10, 15, 30, 60, 120, 300, 600, 1_800, 3_600] as const;
/** Share of all that the bins reach to at least, so that one browser tab that stayed open over night does not squeeze all others into one bin. */
const COVERED = 0.95;

/** How often each number of seconds was taken. */
export type DurationCounts = readonly (readonly [seconds: number, count: number])[];

/** The first number of seconds up to which most of the times lie. */
function reachOf(sorted: DurationCounts, answered: number): number {
  let counted = 0;
  for (const [seconds, count] of sorted) {
    counted += count;
    if (counted >= answered * COVERED) return seconds;
  }
  return 0;
}

/**
 * Bins of one width, wide enough that twelve of them hold 95 of 100 times; what took longer is in a last one without an end. Empty for no times.
 */
export function durationBins(counts: DurationCounts): DurationBin[] {
  const sorted = counts.filter(([, count]) => count > 0).sort(([one], [two]) => one - two);
  const answered = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (answered === 0) return [];
  const reach = reachOf(sorted, answered);
  const width = WIDTHS.find((one) => reach < one * COLLECTION_LIMITS.durationBins) ?? WIDTHS[WIDTHS.length - 1] ?? 1;
  const closed = Math.min(COLLECTION_LIMITS.durationBins, Math.floor(reach / width) + 1);
  const held = Array.from({ length: closed + 1 }, () => 0);
  for (const [seconds, count] of sorted) {
    const place = Math.min(closed, Math.floor(seconds / width));
    held[place] = (held[place] ?? 0) + count;
  }
  return held.flatMap((count, place): DurationBin[] => {
    if (place === closed && count === 0) return [];
    return [{ from: place * width, to: place === closed ? null : (place + 1) * width, count }];
  });
}

/**
 * The bin in which a time is kept while counting: exact to ten minutes, coarser beyond, none beyond twelve hours. Edges of `durationBins` are edges of
 * these as well, so that bins come out the same as from exact times.
 */
export const DURATION_STEPS = [
  { below: 600, step: 1 },
  { below: 3_600, step: 10 },
  { below: 43_200, step: 60 },
] as const;

/** A value and how often it occurs; null stands for responses that have none. */
export type ValueCount = readonly [value: string | null, count: number];

/** Counts as they are read. */
export interface CollectionCounts {
  readonly total: number;
  readonly timeZone: string;
  /** In any order. */
  readonly days: readonly DayCount[];
  readonly hours: readonly (readonly [hour: number, count: number])[];
  readonly duration: Omit<DurationFigures, 'bins'> & { readonly counts: DurationCounts };
  /** These three the most frequent first. */
  readonly sources: readonly ValueCount[];
  readonly devices: readonly ValueCount[];
  readonly regions: readonly ValueCount[];
  readonly statuses: readonly (readonly [status: string, count: number])[];
}

const rounded = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds * 10) / 10);

const sumOf = (counts: readonly { readonly count: number }[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** Puts counts into the figures of a report on collection (Spec 2, reports). */
export function collectionFigures(counts: CollectionCounts): CollectionFigures {
  const { total, timeZone, days, hours, duration, statuses } = counts;
  const perHour = new Map(hours);
  const perStatus = new Map(statuses);
  const everybody = statuses.reduce((sum, [, count]) => sum + count, 0);
  const ordered = [...days].sort((one, two) => (one.day < two.day ? -1 : 1)).slice(-COLLECTION_LIMITS.days);
  const shared = (count: number) => ({ count, percent: percentOf(count, total) });
  const sources = counts.sources.slice(0, COLLECTION_LIMITS.sources).map(([source, count]) => ({ source, ...shared(count) }));
  const regions = counts.regions.slice(0, COLLECTION_LIMITS.regions).map(([region, count]) => ({ region, ...shared(count) }));
  return {
    total,
    timeZone,
    days: ordered,
    earlier: total - sumOf(ordered),
    hours: Array.from({ length: HOURS }, (_, hour) => perHour.get(hour) ?? 0),
    duration: {
      answered: duration.answered,
      lowerQuartile: rounded(duration.lowerQuartile),
      median: rounded(duration.median),
      upperQuartile: rounded(duration.upperQuartile),
      bins: durationBins(duration.counts),
    },
    sources,
    otherSources: total - sumOf(sources),
    // Stored words are of the list.
    devices: counts.devices.map(([device, count]) => ({ device: device as Device | null, ...shared(count) })),
    regions,
    otherRegions: total - sumOf(regions),
    statuses: STATUSES.flatMap((status) => {
      const count = perStatus.get(status) ?? 0;
      return count === 0 ? [] : [{ status, count, percent: percentOf(count, everybody) }];
    }),
  };
}
