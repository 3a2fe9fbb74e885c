import type { TypeOfKind } from '../catalogue/answer-kind.js';
import type { QuestionType, SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';

/** Ends of a scale, or fewest and most of something. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const RATE: Bounds = { min: 1, max: 5 };

/** By type, what the canonical shape leaves out. The catalogue says the same to authors; a test holds the two together. */
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
export const boundsOf = ({ type = 0, setting }: SurveyNode): Bounds => {
  const defaults: Readonly<Partial<Record<QuestionType, Bounds | null>>> = DEFAULTS;
  const { min, max } = defaults[type] ?? NONE;
  return { min: setting?.min ?? min, max: setting?.max ?? max };
};

/** What each number of a proportion may be: the weights of its setting where they are limited, else anything up to the highest weight. */
export const weightsOf = ({ setting }: SurveyNode): Bounds =>
  setting?.is_limit === true ? { min: setting.min ?? 0, max: setting.max ?? LIMITS.weightDefaultMax } : { min: 0, max: LIMITS.weight };

/** How far a city question asks: 1 province, 2 city, 3 district, 4 detailed address, the default. */
export const cityLevelOf = ({ setting }: SurveyNode): number => setting?.level ?? LIMITS.cityLevels;
