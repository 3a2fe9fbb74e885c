import type { QuestionState } from '@wence/schema';
import type { TFunction } from 'i18next';

/** The namespaces that the words of chips are taken from. */
export const CHIP_WORDS = ['questionChips', 'editor'] as const;
type Words = TFunction<typeof CHIP_WORDS>;

const ORDERS = { 1: 'random', 2: 'loop', 3: 'position' } as const;

function rangeOf({ min, max }: { readonly min: number | null; readonly max: number | null }, t: Words): string {
  if (min === null) return t('range.max', { max });
  if (max === null) return t('range.min', { min });
  return min === max ? String(min) : t('range.both', { min, max });
}

/** Says in a few words what is worth knowing about a question. */
export function chipText(state: QuestionState, t: Words): string {
  switch (state.kind) {
    case 'order':
      return t(`order.${state.of}`, { order: t(`editor:sequence.${ORDERS[state.sequence]}`) });
    case 'locked':
    case 'piping':
      return t(state.kind);
    case 'lockedParts':
    case 'quota':
    case 'draw':
      return t(state.kind, { count: state.count });
    case 'limit':
      return t(`limit.${state.of}`, { range: rangeOf(state, t) });
    case 'sum':
      return t('sum', { sum: state.sum });
    case 'attribute':
      return t(`editor:attribute.${state.attribute}`);
    case 'score':
      return t('score', { score: state.score });
  }
}
