import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { useEditorActions } from '../session/editor-actions';
import { useSessionStore } from '../session/session-store';
import { scrollerOf } from '../shared/scroller';
import { rowsIn } from './outline-rows';

/** A rectangle in pixels, from the upper left corner of the outline. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels that a press has to move before it is a rectangle. */
const MOVED = 4;
/** So near to an end the outline scrolls, by so much in each frame, in pixels. */
const EDGE = 32;
const SCROLL = 10;

/** Elements that do something of their own when they are pressed. */
const BUSY = 'button, input, a, label, [data-row]';

/** The upper and the lower edge of what is seen of a part that scrolls. */
function edgesOf(scroller: Element): readonly [top: number, bottom: number] {
  if (scroller === document.documentElement) return [0, window.innerHeight];
  const { top, bottom } = scroller.getBoundingClientRect();
  return [top, bottom];
}

/** Follows the pointer from one press to its release; returns what gives up. */
function follow(
  ground: HTMLElement,
  start: PointerEvent,
  { onDraw, onEnd }: { onDraw: (rectangle: Rectangle, touched: readonly number[]) => void; onEnd: (isGivenUp: boolean) => void },
): () => void {
  const scroller = scrollerOf(ground);
  const corner = () => ground.getBoundingClientRect();
  const at = { x: start.clientX - corner().left, y: start.clientY - corner().top };
  const pointer = { x: start.clientX, y: start.clientY };
  const rows = rowsIn(ground).flatMap(({ id, button }) => {
    const { top, bottom } = button.getBoundingClientRect();
    return id === null ? [] : [{ id, top: top - corner().top, bottom: bottom - corner().top }];
  });
  const listening = new AbortController();
  let frame = 0;
  let isDrawn = false;

  const draw = () => {
    const { left, top, width, height } = corner();
    const x = Math.min(Math.max(pointer.x - left, 0), width);
    const y = Math.min(Math.max(pointer.y - top, 0), height);
    isDrawn ||= Math.hypot(pointer.x - start.clientX, pointer.y - start.clientY) >= MOVED;
    if (!isDrawn) return;
    const [upper, lower] = [Math.min(at.y, y), Math.max(at.y, y)];
    onDraw(
      { left: Math.min(at.x, x), top: upper, width: Math.abs(x - at.x), height: lower - upper },
      rows.filter((row) => row.top < lower && row.bottom > upper).map(({ id }) => id),
    );
  };
  const scrollOn = () => {
    const [top, bottom] = edgesOf(scroller);
    const by = pointer.y < top + EDGE ? -SCROLL : pointer.y > bottom - EDGE ? SCROLL : 0;
    const before = scroller.scrollTop;
    if (isDrawn && by !== 0) scroller.scrollTop += by;
    if (scroller.scrollTop !== before) draw();
    frame = requestAnimationFrame(scrollOn);
  };
  const end = (isGivenUp: boolean) => {
    listening.abort();
    cancelAnimationFrame(frame);
    onEnd(isGivenUp && isDrawn);
  };
  const { signal } = listening;
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      Object.assign(pointer, { x: clientX, y: clientY });
      draw();
    },
    { signal },
  );
  window.addEventListener('pointerup', () => end(false), { signal });
  window.addEventListener('pointercancel', () => end(true), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDrawn) return;
      // Nothing else closes by it.
      event.preventDefault();
      event.stopPropagation();
      end(true);
    },
    { signal, capture: true },
  );
  frame = requestAnimationFrame(scrollOn);
  return () => end(true);
}

/**
 * Lets the mouse draw a rectangle, from a place where there is nothing to press, that chooses the entries it touches; with Ctrl (⌘) in addition to those that are
 * chosen already. Fingers scroll there.
 */
export function useRectangle(disabled: boolean) {
  const actions = useEditorActions();
  const store = useSessionStore();
  const [rectangle, setRectangle] = useState<Rectangle | null>(null);
  const giveUp = useRef<(() => void) | null>(null);
  useEffect(() => () => giveUp.current?.(), []);

  const press = (event: ReactPointerEvent<HTMLElement>) => {
    const isBusy = event.target instanceof Element && event.target.closest(BUSY) !== null;
    if (disabled || event.pointerType !== 'mouse' || event.button !== 0 || isBusy) return;
    const { selection } = store.read();
    const before = [...selection.several];
    const kept = event.ctrlKey || event.metaKey ? before : [];
    let told = '';
    giveUp.current = follow(event.currentTarget, event.nativeEvent, {
      onDraw: (drawn, touched) => {
        setRectangle(drawn);
        const wanted = [...new Set([...kept, ...touched])];
        if (wanted.join() === told) return;
        told = wanted.join();
        actions.selectSeveral(wanted);
      },
      onEnd: (isGivenUp) => {
        giveUp.current = null;
        setRectangle(null);
        if (!isGivenUp) return;
        if (before.length === 0 && selection.nodeId !== null) actions.select({ nodeId: selection.nodeId });
        else actions.selectSeveral(before);
      },
    });
  };
  return { rectangle, press };
}
