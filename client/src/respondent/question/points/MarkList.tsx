import { useEffect, useRef, type Ref } from 'react';
import { useMessages } from '../../i18n/messages';
import type { ShownMark } from './points';
import styles from './PointsQuestion.module.css';
import { Sign } from './Sign';
import { wordsIn } from './words';

/** When a mark is taken away the focus goes to the button of the one that takes its place, and from the last one to the picture. */
export function useFocusAfterRemoval() {
  const surface = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  useEffect(function focusNext() {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)] ?? surface.current;
    removed.current = null;
    next?.focus({ preventScroll: true });
  });

  return {
    surface,
    list,
    afterRemoving: (place: number) => {
      removed.current = place;
    },
  };
}

interface MarkListProps {
  readonly list: Ref<HTMLUListElement>;
  readonly marks: readonly ShownMark[];
  /** The number and the words of what a mark says. */
  readonly kindOf: (mark: ShownMark['mark']) => { readonly number: number; readonly title: string };
  readonly onRemove: (place: number) => void;
}

/** The marks that are set, each with a button that takes it away. */
export function MarkList({ list, marks, kindOf, onRemove }: MarkListProps) {
  const words = wordsIn(useMessages().language);
  return (
    <ul ref={list} className={styles.list} aria-label={words.marks}>
      {marks.map(({ index, mark }, place) => {
        const kind = kindOf(mark);
        return (
          <li key={index} className={styles.entry}>
            <Sign number={place + 1} kind={kind.number} />
            {kind.title && <span>{kind.title}</span>}
            <button
              type="button"
              className={styles.remove}
              aria-label={words.remove(place + 1, kind.title)}
              onClick={() => onRemove(place)}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M3.5 3.5l9 9m0-9l-9 9" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
