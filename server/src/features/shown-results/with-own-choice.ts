import { type Answer, type OptionFigures, percentOf } from '@wence/schema';

export interface ShownOption {
  readonly optionId: number;
  readonly count: number;
  /** Share of the base, 0 to 100 with one decimal. */
  readonly percent: number;
}

/** Choices of everybody who answered a question, including the respondent who asks. */
export interface ShownResult {
  readonly nodeId: number;
  readonly base: number;
  readonly options: readonly ShownOption[];
}

/** Counts of a question's answers. */
export interface Counted {
  readonly base: number;
  readonly options?: readonly Pick<OptionFigures, 'optionId' | 'count'>[];
}

function choicesIn(answer: Answer): readonly number[] {
  if ('option' in answer) return [answer.option];
  return 'options' in answer ? answer.options.map(({ option }) => option) : [];
}

/** The result of a question as one respondent sees it: of the options on offer to them, and with their own choice in it. */
export function withOwnChoice(
  nodeId: number,
  counted: Counted | undefined,
  own: { readonly answer: Answer; readonly offered: readonly number[]; readonly isCounted: boolean },
): ShownResult {
  const added = own.isCounted ? [] : choicesIn(own.answer);
  const base = (counted?.base ?? 0) + (own.isCounted ? 0 : 1);
  const counts = new Map(counted?.options?.map(({ optionId, count }) => [optionId, count]));
  const options = own.offered.map((optionId) => {
    const count = (counts.get(optionId) ?? 0) + (added.includes(optionId) ? 1 : 0);
    return { optionId, count, percent: percentOf(count, base) };
  });
  return { nodeId, base, options };
}
