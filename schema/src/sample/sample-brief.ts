import { isMobile } from '../answer/formats.js';
import { SAMPLE_LIMITS } from '../limit/author-limits.js';
import { canonicalInstant } from '../reading/calendar.js';
import { FaultList, type FieldFault, type Parsed } from '../reading/fault.js';
import { checkTextAt } from '../reading/text-faults.js';
import { readSampleConditions, type SampleConditions } from './sample-conditions.js';

/** Who brings the respondents: this server, which simulates them, or a panel of the author's own, to which links are handed. */
export const SAMPLE_SUPPLIERS = ['local', 'manual'] as const;
export type SampleSupplier = (typeof SAMPLE_SUPPLIERS)[number];

/** What an author orders (Spec 2, publish: sample service). */
export interface SampleBrief {
  readonly supplier: SampleSupplier;
  /** Complete responses that are wanted. */
  readonly target: number;
  readonly conditions: SampleConditions;
  /** Minutes that answering takes. */
  readonly minutes: number;
  /** How many of a hundred people who are asked are expected to qualify. */
  readonly incidence: number;
  /** Until when respondents are brought, ISO 8601. */
  readonly deadline: string;
  /** Seconds that an answer has to take at least to count; 0: any time. */
  readonly minSeconds: number;
  readonly contactName: string;
  /** A mobile number; empty: none. */
  readonly contactMobile: string;
  readonly remark: string;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

function checkWhole(faults: FaultList, field: string, value: number, [least, most]: readonly [number, number]): void {
  if (!Number.isInteger(value)) faults.add(field, 'type');
  else if (value < least) faults.add(field, 'tooSmall', least);
  else if (value > most) faults.add(field, 'tooLarge', most);
}

/**
 * An order as it is kept: texts without spaces around them, the deadline in UTC. `now` in milliseconds. Faults: `target` (type; tooSmall below 50,
 * tooLarge above 10,000), `minutes` (1 to 60), `incidence` (1 to 100), `minSeconds` (0 to 3600; not more than `minutes`), `deadline` (format; tooSmall:
 * in less than an hour; tooLarge: in more than 365 days), `contactName` (tooShort, tooLong: 50), `contactMobile` (format), `remark` (tooLong: 500), and
 * those of `readSampleConditions` (Spec 2, publish: sample service).
 */
export function readSampleBrief(given: SampleBrief, now: number): Parsed<SampleBrief> {
  const faults = new FaultList();
  const limits = SAMPLE_LIMITS;
  checkWhole(faults, 'target', given.target, [limits.targetLeast, limits.target]);
  checkWhole(faults, 'minutes', given.minutes, [1, limits.minutes]);
  checkWhole(faults, 'incidence', given.incidence, [1, limits.incidence]);
  checkWhole(faults, 'minSeconds', given.minSeconds, [0, Math.min(limits.seconds, given.minutes * 60)]);
  const conditions = readSampleConditions(given.conditions, faults);
  const deadline = canonicalInstant(given.deadline);
  if (deadline === null) faults.add('deadline', 'format');
  else for (const { field, rule, limit } of deadlineFaults(deadline, now)) faults.add(field, rule, limit);
  const [contactName, contactMobile, remark] = [given.contactName.trim(), given.contactMobile.trim(), given.remark.trim()];
  checkTextAt(faults, 'contactName', contactName, { min: 1, max: limits.contactName });
  checkTextAt(faults, 'remark', remark, { min: 0, max: limits.remark });
  if (contactMobile !== '' && !isMobile(contactMobile)) faults.add('contactMobile', 'format');
  if (!faults.isEmpty || deadline === null) return { ok: false, faults: faults.all };
  return { ok: true, value: { ...given, conditions, deadline, contactName, contactMobile, remark } };
}

/** Faults of a deadline as time goes by: an order is judged again when it is submitted and when its quote is accepted. `now` in milliseconds (Spec 2, publish: sample service). */
export function deadlineFaults(deadline: string, now: number): FieldFault[] {
  const left = Date.parse(deadline) - now;
  if (left < SAMPLE_LIMITS.deadlineHours * HOUR_MS) return [{ field: 'deadline', rule: 'tooSmall', limit: SAMPLE_LIMITS.deadlineHours }];
  return left > SAMPLE_LIMITS.deadlineDays * DAY_MS ? [{ field: 'deadline', rule: 'tooLarge', limit: SAMPLE_LIMITS.deadlineDays }] : [];
}
