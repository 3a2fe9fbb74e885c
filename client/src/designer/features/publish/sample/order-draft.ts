import {
  originName,
  quoteSample,
  SAMPLE_LIMITS,
  SAMPLE_REGIONS,
  type SampleConditions,
  type SampleQuote,
  type SampleTrait,
  sampleChoices,
} from '@wence/schema';
import { currentLocale } from '../../../i18n/init';
import type { SampleBriefInput, SampleOrderCardFragment } from './sample.generated';

/** An order as the form holds it. */
export interface OrderDraft {
  supplier: 'LOCAL' | 'MANUAL';
  target: number | null;
  gender: number[];
  age: number[];
  education: number[];
  profession: number[];
  regions: string[];
  minutes: number | null;
  incidence: number | null;
  /** As the field of the browser writes it, in the time of this device: 2026-11-21T14:05. */
  deadline: string;
  minSeconds: number | null;
  contactName: string;
  contactMobile: string;
  remark: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const USUAL_DAYS = 7;

/** A moment as the field for it writes it, on this device. */
function localTime(moment: number): string {
  return new Date(moment - new Date(moment).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** A new order, for a week from now. */
export const freshOrder = (now: number): OrderDraft => ({
  supplier: 'LOCAL',
  target: 100,
  gender: [],
  age: [],
  education: [],
  profession: [],
  regions: [],
  minutes: 5,
  incidence: 80,
  deadline: localTime(now + USUAL_DAYS * DAY_MS),
  minSeconds: 0,
  contactName: '',
  contactMobile: '',
  remark: '',
});

/** An order that is to be changed. */
export function draftOf(order: SampleOrderCardFragment): OrderDraft {
  const { supplier, target, conditions, minutes, incidence, deadline, minSeconds, contactName, contactMobile, remark } = order;
  const { gender, age, education, profession, regions } = conditions;
  const who = { gender: [...gender], age: [...age], education: [...education], profession: [...profession], regions: [...regions] };
  return {
    supplier,
    target,
    ...who,
    minutes,
    incidence,
    deadline: localTime(Date.parse(deadline)),
    minSeconds,
    contactName,
    contactMobile,
    remark,
  };
}

/** The same as the server takes it. A field that was emptied is as good as 0, which it refuses by name where it has to. */
export function briefOf({ gender, age, education, profession, regions, deadline, ...draft }: OrderDraft): SampleBriefInput {
  return {
    ...draft,
    target: draft.target ?? 0,
    minutes: draft.minutes ?? 0,
    incidence: draft.incidence ?? 0,
    minSeconds: draft.minSeconds ?? 0,
    conditions: { gender, age, education, profession, regions },
    deadline: new Date(deadline).toISOString(),
  };
}

/** Returns what the order will cost, while it is still typed; null: it cannot be said yet. */
export function quoteOf(draft: Partial<OrderDraft>): SampleQuote | null {
  const { target, minutes, incidence, supplier, ...who } = draft;
  if (!target || !minutes || !incidence || target > SAMPLE_LIMITS.target) return null;
  const { gender = [], age = [], education = [], profession = [], regions = [] } = who;
  const conditions = { gender, age, education, profession, regions };
  return quoteSample({ supplier: supplier === 'MANUAL' ? 'manual' : 'local', target, minutes, incidence, conditions });
}

/** Fen as yuan: 1,234.50. */
export function yuan(fen: number): string {
  return (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Sample choices as options of a list, by their places. */
export const choiceOptions = (trait: SampleTrait) =>
  sampleChoices(trait, currentLocale()).map((label, index) => ({ value: index + 1, label }));

/** Provinces as options of a list. */
export const regionOptions = () =>
  Object.entries(SAMPLE_REGIONS).map(([value, code]) => ({ value, label: originName('region', code, currentLocale()) }));

/** Says in words who is wanted; empty: whoever. */
export function conditionWords({ regions = [], ...traits }: SampleConditions): string[] {
  const named = (['gender', 'age', 'education', 'profession'] as const).map((trait) =>
    (traits[trait] ?? []).map((place) => sampleChoices(trait, currentLocale())[place - 1] ?? '').join(' / '),
  );
  const places = regions.map((code) => originName('region', SAMPLE_REGIONS[code] ?? code, currentLocale())).join(' / ');
  return [...named, places].filter((words) => words !== '');
}
