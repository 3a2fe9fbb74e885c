import {
  deadlineFaults,
  readSampleBrief,
  SAMPLE_LIMITS,
  type SampleBrief,
  type SampleConditions,
  type SampleSupplier,
} from '@wence/schema';
import { invalidInput, invalidWhen } from '../../platform/errors/app-error.js';
import type { SampleTask } from '../../platform/outside/sample-provider.js';
import type { SampleOrder } from '../sample-panel/sample-order.entity.js';

type Optional<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

/** An order as either door takes it. Left out or null: what `FRESH` says. */
export interface SampleOrderWish extends Optional<Omit<SampleBrief, 'target' | 'deadline' | 'contactName' | 'conditions'>> {
  readonly target: number;
  /** ISO 8601, or as the graph reads it. */
  readonly deadline: string | Date;
  readonly contactName: string;
  readonly conditions?: Optional<SampleConditions> | null | undefined;
}

const MINUTES = 5;
const INCIDENCE = 80;
const L = SAMPLE_LIMITS;

/** The words of both doors. */
export const BRIEF_TEXTS = {
  supplier:
    'Who brings the respondents. local: this server, which simulates them; nothing is charged. manual: a panel of one\u2019s own, to which links are handed. local unless said.',
  target: `Complete responses that are wanted, ${L.targetLeast} to ${L.target}.`,
  conditions: 'Who is wanted; absent or null: whoever.',
  minutes: `Minutes that answering takes, 1 to ${L.minutes}; ${MINUTES} unless said.`,
  incidence: `How many of a hundred people who are asked are expected to qualify, 1 to 100; ${INCIDENCE} unless said.`,
  deadline: `Until when respondents are brought: in an hour at least, in ${L.deadlineDays} days at most.`,
  minSeconds:
    'Seconds that an answer has to take at least; a faster one counts as refused. 0, any time, unless said; not more than `minutes`.',
  contactName: `Whom the supplier asks, 1 to ${L.contactName} characters.`,
  contactMobile: 'Their mobile number; empty unless said.',
  remark: `What else the supplier should know, at most ${L.remark} characters; empty unless said.`,
  gender: '1 male, 2 female.',
  age: '1 under 18, 2 18-24, 3 25-30, 4 31-40, 5 41-50, 6 51-60, 7 61 and above.',
  education: '1 primary or below, 2 junior high, 3 high school or technical, 4 college, 5 bachelor, 6 master or above.',
  profession: 'Places in the list of professions of the question type, 1 to 13.',
  regions: 'Provinces by their six-digit codes (GB/T 2260).',
} as const;

/** What a brief may be refused for. */
export const BRIEF_FAULTS = `\`target\`, \`minutes\`, \`incidence\`, \`minSeconds\` (type, tooSmall, tooLarge), \`deadline\` (format, tooSmall, tooLarge), \`contactName\` (tooShort, tooLong), \`contactMobile\` (format), \`remark\` (tooLong), \`conditions.gender[i]\` and the like (type, tooSmall, tooLarge), \`conditions.regions[i]\` (notAllowed)`;

/** The columns of an order that its author writes. A0400: what `readSampleBrief` says. */
export function readWish(wish: SampleOrderWish, now: Date): BriefColumns {
  const { conditions } = wish;
  const deadline = wish.deadline instanceof Date ? wish.deadline.toISOString() : wish.deadline;
  const read = readSampleBrief(
    {
      supplier: wish.supplier ?? ('local' satisfies SampleSupplier),
      target: wish.target,
      minutes: wish.minutes ?? MINUTES,
      incidence: wish.incidence ?? INCIDENCE,
      deadline,
      minSeconds: wish.minSeconds ?? 0,
      contactName: wish.contactName,
      contactMobile: wish.contactMobile ?? '',
      remark: wish.remark ?? '',
      conditions: Object.fromEntries(Object.entries(conditions ?? {}).filter(([, list]) => list)),
    },
    now.getTime(),
  );
  if (!read.ok) throw invalidInput(read.faults);
  return { ...read.value, deadline: new Date(read.value.deadline) };
}

type BriefColumns = Pick<SampleOrder, keyof SampleBrief>;

/** A0400: `deadline` (tooSmall): too little time is left to bring anybody. */
export function requireTime({ deadline }: Pick<SampleOrder, 'deadline'>, now: Date): void {
  invalidWhen(deadlineFaults(deadline.toISOString(), now.getTime()));
}

/** An order as its supplier is told of it. */
export function taskOf(order: SampleOrder): SampleTask {
  const { id: orderId, surveyId, target, conditions, minutes, incidence, minSeconds, deadline } = order;
  return { orderId, surveyId, target, conditions, minutes, incidence, minSeconds, deadline };
}
