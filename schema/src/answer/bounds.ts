import type { TypeOfKind } from '../definition/answer-kind.js';
import type { QuestionType, SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';

/** Ends of a scale, or fewest and most of something. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const RATE: Bounds = { min: 1, max: 5 };

/** Bounds that the canonical shape leaves out, by type. The catalogue states the same ones to authors; a test compares the two. */
const DEFAULTS: Readonly<Record<TypeOfKind<'number' | 'evaluate' | 'table' | 'matrix'>, Bounds | null>> = {
  4: RATE,
  5: RATE,
  7: { min: 1, max: LIMITS.growingRows },
  13: { min: 0, max: 100 },
  14: RATE,
  37: null,
};

const NONE: Bounds = { min: 0, max: 0 };

/** The bounds of a rate, slider, evaluation or growing table, where absent is not "no limit" but a number of the type's own. */
export function boundsOf({ type = 0, setting }: SurveyNode): Bounds {
  const defaults: Readonly<Partial<Record<QuestionType, Bounds | null>>> = DEFAULTS;
  const { min, max } = defaults[type] ?? NONE;
  return { min: setting?.min ?? min, max: setting?.max ?? max };
}

/** Returns the bounds of each number of a proportion: the weights of its setting where they are limited, else anything up to the highest weight. */
export const weightsOf = ({ setting }: SurveyNode): Bounds =>
  setting?.is_limit === true ? { min: setting.min ?? 0, max: setting.max ?? LIMITS.weightDefaultMax } : { min: 0, max: LIMITS.weight };

/** Returns how detailed the answer to a city question is: 1 province, 2 city, 3 district, 4 detailed address, the default. */
export const cityLevelOf = ({ setting }: SurveyNode): number => setting?.level ?? LIMITS.cityLevels;
