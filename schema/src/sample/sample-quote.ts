import { SAMPLE_TRAITS } from './sample-conditions.js';
import type { SampleBrief } from './sample-brief.js';

/** What an order costs, in fen. */
export interface SampleQuote {
  /** For one complete response. */
  readonly unitPrice: number;
  /** For all of them. */
  readonly totalPrice: number;
}

/** Fen: for anybody at all, for each minute, and for each condition. */
const BASE = 300;
const PER_MINUTE = 60;
const PER_CONDITION = 100;
/** Up to this many of a hundred who do not qualify cost nothing extra. */
const FREE_INCIDENCE = 80;

/**
 * The price of an order: a base, more for each minute and each kind of condition, and in proportion more where few qualify, because everybody who is
 * screened out has to be found as well. People of the author's own panel cost nothing here. Whole fen, rounded up (Spec 2, publish: sample service).
 */
export function quoteSample(brief: Pick<SampleBrief, 'supplier' | 'target' | 'minutes' | 'incidence' | 'conditions'>): SampleQuote {
  const { supplier, conditions, target, minutes, incidence } = brief;
  if (supplier === 'manual') return { unitPrice: 0, totalPrice: 0 };
  const traits = SAMPLE_TRAITS.filter((trait) => (conditions[trait] ?? []).length > 0).length;
  const narrowed = traits + ((conditions.regions ?? []).length > 0 ? 1 : 0);
  const plain = BASE + minutes * PER_MINUTE + narrowed * PER_CONDITION;
  // Multiplied before it is divided: whole numbers all the way.
  const unitPrice = Math.ceil((plain * FREE_INCIDENCE) / Math.min(FREE_INCIDENCE, Math.max(1, incidence)));
  return { unitPrice, totalPrice: unitPrice * target };
}
