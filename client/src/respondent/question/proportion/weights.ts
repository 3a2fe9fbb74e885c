import type { Answer, ProportionAnswer, SurveyOption } from '@wence/schema';

/** Numbers by option id. */
export type Weights = ProportionAnswer['fields'];

/** The numbers given so far to what is on offer: what logic took away does not count. */
export function weightsIn(answer: Answer | undefined, options: readonly SurveyOption[]): Weights {
  const fields = answer && 'fields' in answer ? answer.fields : {};
  return Object.fromEntries(
    options.flatMap(({ id }) => {
      const number = fields[id];
      return typeof number === 'number' ? [[id, number]] : [];
    }),
  );
}

/** Numbers with a part behind the point do not add up exactly in binary: 0.1 + 0.2. */
export function sumOf(weights: Weights): number {
  const sum = Object.values(weights).reduce((total, number) => total + number, 0);
  return Math.round(sum * 1e6) / 1e6;
}

/** The numbers with another one for an option; null takes it out. */
export function withWeight(weights: Weights, optionId: number, number: number | null): Weights {
  const others = Object.entries(weights).filter(([id]) => id !== String(optionId));
  return Object.fromEntries(number === null ? others : [...others, [optionId, number]]);
}
