import { documentOrder } from '@wence/schema';
import { type KeyboardEvent, useRef } from 'react';
import { useEditorActions } from '../session/editor-actions';
import { useSessionStore } from '../session/session-store';
import { rowsIn } from './outline-rows';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A range that is being chosen by keys: where it began, and what was chosen besides. */
interface Stretch {
  readonly anchor: number;
  readonly besides: ReadonlySet<number>;
  readonly end: number;
}

/** Folds or unfolds the page of an entry; whether it has one. */
function fold({ key }: KeyboardEvent, row: HTMLElement): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const button = row.hasAttribute('aria-expanded') ? row : row.closest('div')?.querySelector<HTMLElement>('[data-fold]');
  if (button && (button.getAttribute('aria-expanded') === 'true') === (key === 'ArrowLeft')) button.click();
  return button !== null && button !== undefined;
}

/**
 * Keys of the outline: arrows go from entry to entry, left and right fold and unfold a page, Shift with an arrow chooses all on the way, and Ctrl+A
 * chooses everything. Grips and checkboxes keep their own keys.
 */
export function useOutlineKeys(readOnly: boolean): (event: KeyboardEvent<HTMLElement>) => void {
  const actions = useEditorActions();
  const store = useSessionStore();
  const stretch = useRef<Stretch | null>(null);

  const selectAll = (event: KeyboardEvent): boolean => {
    if (readOnly || event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
    actions.selectSeveral(documentOrder(store.read().view.nodes).map(({ id }) => id));
    return true;
  };

  /** The first step begins a range, and so does one from anywhere but its end. */
  const extend = (ids: readonly number[], from: number, to: number) => {
    const { several } = store.read().selection;
    const known = stretch.current?.end === from && several.has(from) ? stretch.current : null;
    const { anchor, besides } = known ?? { anchor: from, besides: several };
    const ends = [ids.indexOf(anchor), ids.indexOf(to)].toSorted((one, other) => one - other);
    stretch.current = { anchor, besides, end: to };
    actions.selectSeveral([...new Set([...besides, ...ids.slice(ends[0], (ends[1] ?? 0) + 1)])]);
  };

  const step = (event: KeyboardEvent<HTMLElement>, row: HTMLElement): boolean => {
    const by = STEPS[event.key];
    if (by === undefined || (event.shiftKey && readOnly)) return false;
    const rows = rowsIn(event.currentTarget).filter(({ id }) => !event.shiftKey || id !== null);
    const now = rows.findIndex(({ button }) => button === row);
    const [from, to] = [rows[now]?.id, rows[now + by]];
    if (event.shiftKey && typeof from === 'number') {
      const ids = rows.flatMap(({ id }) => id ?? []);
      extend(ids, from, to?.id ?? from);
    }
    to?.button.focus();
    return true;
  };

  return (event) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (selectAll(event) || (row && isPlain && (step(event, row) || fold(event, row)))) event.preventDefault();
  };
}
