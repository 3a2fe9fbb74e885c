import { type Answer, boundsOf, type FieldTexts, type SurveyNode } from '@wence/schema';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { rowsAtFirst, withoutRow } from './table';
import type { TableWords } from './words';

interface GrowingRows {
  readonly count: number;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly add: () => void;
  readonly remove: (place: number) => void;
}

/** Keeps the number of rows shown, since empty rows are not part of the answer. */
export function useGrowingRows(
  within: RefObject<HTMLElement | null>,
  node: SurveyNode,
  texts: readonly FieldTexts[],
  words: TableWords,
  onRows: (answer: Answer, said: string) => void,
): GrowingRows {
  const { min, max } = boundsOf(node);
  const [wanted, setWanted] = useState(() => rowsAtFirst(node));
  const count = Math.max(wanted, texts.length);
  const focusNext = useRef('');

  useEffect(function focusWhatComesNext() {
    if (focusNext.current !== '') within.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = '';
  });

  function add() {
    setWanted(count + 1);
    focusNext.current = `[data-place="${count}"] :is(input, select, textarea)`;
    const added = words.added(words.row(count + 1));
    onRows({ rows: texts }, count + 1 < max ? added : [added, words.full(max)].join(words.hintJoin));
  }

  function remove(place: number) {
    setWanted(count - 1);
    // The row that takes its place, or the last one; where no more may be removed, the button to add one.
    focusNext.current = `[data-place="${Math.min(place, count - 2)}"] button, [data-add] button`;
    onRows({ rows: withoutRow(texts, place) }, words.removed(words.row(place + 1), count - 1));
  }

  return { count, canAdd: count < max, canRemove: count > min, add, remove };
}
