import { useState } from 'react';

/** Cards that an author keeps on top, and those put away, by their ids. */
export interface CardChoices {
  readonly pinned: readonly string[];
  readonly hidden: readonly string[];
}

const NONE: CardChoices = { pinned: [], hidden: [] };

const keyOf = (surveyId: string): string => `wence.insights.${surveyId}`;

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

/** The choices of this device. What cannot be read, as somebody else wrote it or storage is switched off, counts as none. */
function readChoices(surveyId: string): CardChoices {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(surveyId)) ?? '{}') as Partial<Record<keyof CardChoices, unknown>> | null;
    return { pinned: texts(stored?.pinned), hidden: texts(stored?.hidden) };
  } catch {
    return NONE;
  }
}

const toggled = (list: readonly string[], id: string): string[] => (list.includes(id) ? list.filter((one) => one !== id) : [...list, id]);

/** This device keeps which findings of a survey are pinned, and which are hidden. */
export function useCardChoices(surveyId: string) {
  const [choices, setChoices] = useState(() => readChoices(surveyId));
  const choose = (next: CardChoices) => {
    setChoices(next);
    try {
      localStorage.setItem(keyOf(surveyId), JSON.stringify(next));
    } catch {
      // Storage that is full or switched off: the choice lasts as long as the page.
    }
  };
  return {
    choices,
    togglePin: (id: string) => choose({ ...choices, pinned: toggled(choices.pinned, id) }),
    hide: (id: string) => choose({ pinned: choices.pinned.filter((one) => one !== id), hidden: toggled(choices.hidden, id) }),
    showAll: () => choose({ ...choices, hidden: [] }),
  };
}

/** Those that are shown, pinned ones first, and how many are not. */
export function arranged<Card extends { readonly cardId: string }>(cards: readonly Card[], { pinned, hidden }: CardChoices) {
  const shown = cards.filter(({ cardId }) => !hidden.includes(cardId));
  const isPinned = ({ cardId }: Card): boolean => pinned.includes(cardId);
  return {
    shown: [...shown.filter(isPinned), ...shown.filter((card) => !isPinned(card))],
    hidden: cards.length - shown.length,
  };
}
