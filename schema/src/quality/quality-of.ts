import type { SurveyDefinition } from '../definition/definition.js';
import { durationOf, type StoredResponse } from '../export/meta-columns.js';
import { areWorthComparing } from './worth-comparing.js';
import { QUALITY_LIMITS, type QualityFindings } from './quality.js';
import { straightLines } from './straight-lines.js';

/** A response with the version that it was given on. */
export interface JudgedResponse extends StoredResponse {
  readonly definition: SurveyDefinition;
}

const { speedingPercent, speedingResponses, burstResponses, burstSeconds, burstAroundSeconds, burstTimes } = QUALITY_LIMITS;
const HALF_MINUTE = (burstSeconds * 1_000) / 2;
const PERCENT = 100;

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low = 0, high = low] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

/** Median seconds of the complete, valid responses; null: too few of them have a known duration. */
function medianSeconds(responses: readonly JudgedResponse[]): number | null {
  const counting = responses.filter(({ status, valid }) => status === 'complete' && valid);
  const known = counting.map(durationOf).filter((seconds) => seconds !== null);
  return known.length < speedingResponses ? null : medianOf(known);
}

function speedingOf(response: JudgedResponse, median: number | null): QualityFindings['speeding'] {
  const seconds = durationOf(response);
  const isQuick = median !== null && seconds !== null && seconds * PERCENT < median * speedingPercent;
  // Whoever is screened out is done early.
  return isQuick && response.status === 'complete' ? { seconds, medianSeconds: median } : undefined;
}

function duplicateOf(response: JudgedResponse, texts: ReadonlyMap<JudgedResponse, string | null>): QualityFindings['duplicate'] {
  const own = texts.get(response) ?? null;
  const others = [...texts].flatMap(([other, text]) => (own !== null && other !== response && text === own ? other : []));
  const [first, ...rest] = others.sort((a, b) => a.seq - b.seq);
  return first && { others: 1 + rest.length, firstId: first.id, firstSeq: first.seq };
}

/** Number of the half minute in which a response came. */
const halfMinuteOf = ({ submittedAt }: JudgedResponse): number => Math.floor(submittedAt.getTime() / HALF_MINUTE);

/** How many of a source came within the minute that begins with a half minute; 0 where that is near its usual pace. */
function burstFrom(start: number, ofSource: readonly JudgedResponse[]): number {
  const between = (from: number, to: number): number => ofSource.map(halfMinuteOf).filter((half) => half >= from && half < to).length;
  const within = between(start, start + 2);
  const around = between(start - burstAroundSeconds / burstSeconds + 1, start + burstAroundSeconds / burstSeconds + 1);
  return within >= burstResponses && within * burstAroundSeconds >= burstTimes * around * burstSeconds ? within : 0;
}

function burstOf(response: JudgedResponse, responses: readonly JudgedResponse[]): QualityFindings['burst'] {
  const ofSource = responses.filter(({ source }) => source === response.source);
  const half = halfMinuteOf(response);
  const most = Math.max(burstFrom(half - 1, ofSource), burstFrom(half, ofSource));
  return most === 0 ? undefined : { responses: most, seconds: burstSeconds };
}

const textToCompare = ({ answers }: JudgedResponse): string | null => (areWorthComparing(answers) ? JSON.stringify(answers) : null);

/**
 * The findings about each of these responses, which are all of a survey outside the recycle bin, in their order (Spec 2, data detail). Quadratic: the
 * reference for whatever finds them faster.
 *
 * - `speeding`: complete, and quicker than 30 % of the median of the complete, valid responses, of which 30 have a known duration.
 * - `straightLining`: as `straightLines` says.
 * - `duplicate`: another response, whatever its status, has the same answers, and they say enough for `areWorthComparing`.
 * - `burst`: within a minute that holds it, from a full or half minute of the clock on, the same source brought ten or more, at least six times its
 *   pace in the hour around.
 *
 * Marking a response as invalid changes nothing but the median, so that whoever goes through a list of flagged ones does not lose the rest of it.
 */
export function qualityOf(responses: readonly JudgedResponse[]): QualityFindings[] {
  const median = medianSeconds(responses);
  const texts = new Map(responses.map((response) => [response, textToCompare(response)]));
  return responses.map((response) => {
    const nodeIds = straightLines(response.definition)(response.answers);
    const [speeding, duplicate, burst] = [speedingOf(response, median), duplicateOf(response, texts), burstOf(response, responses)];
    return {
      ...(speeding && { speeding }),
      ...(nodeIds.length > 0 && { straightLining: { nodeIds } }),
      ...(duplicate && { duplicate }),
      ...(burst && { burst }),
    };
  });
}
