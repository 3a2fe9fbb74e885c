import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { gapFor, type Order, placeBehind } from './rank';

/** Distance in pixels beyond which a press is a drag instead of a click. */
const SLACK = 6;

interface Drag {
  readonly item: HTMLElement;
  readonly from: number;
  readonly startY: number;
  isMoving: boolean;
  gap: number | null;
}

/**
 * Drags the items of a list by mouse or pen; fingers scroll, and tap. What is dragged follows the pointer and a line shows where it would come;
 * the others stay, so that nothing moves away from under the hand. Returns the handlers of the list.
 */
export function useDrag(list: RefObject<HTMLElement | null>, order: Order, onDrop: (from: number, place: number) => void) {
  const drag = useRef<Drag | null>(null);
  const hasDragged = useRef(false);
  const items = () => Array.from((list.current?.children ?? []) as Iterable<HTMLElement>); // A list holds items, which are HTML.

  function showGap(gap: number | null) {
    for (const [index, { dataset }] of items().entries()) {
      if (index === gap) dataset['gap'] = 'above';
      else if (index + 1 === gap && gap === items().length) dataset['gap'] = 'below';
      else delete dataset['gap'];
    }
  }

  function end() {
    showGap(null);
    if (drag.current) show(drag.current.item, null);
    drag.current = null;
  }

  return {
    onPointerDown({ target, pointerType, button, pageY }: PointerEvent) {
      hasDragged.current = false;
      const from = items().findIndex((item) => item.contains(target as Node)); // The target of a pointer event is a node.
      const item = items()[from];
      if (item && pointerType !== 'touch' && button === 0) drag.current = { item, from, startY: pageY, isMoving: false, gap: null };
    },
    onPointerMove({ pointerId, pageY, clientY, buttons }: PointerEvent) {
      const now = drag.current;
      if (!now) return;
      if (buttons === 0) return end();
      if (!now.isMoving && Math.abs(pageY - now.startY) < SLACK) return;
      if (!now.isMoving) now.item.setPointerCapture(pointerId);
      now.isMoving = true;
      show(now.item, pageY - now.startY);
      const above = items().filter((item) => item !== now.item && middleOf(item) < clientY).length;
      now.gap = gapFor(order, now.from, above < now.from ? above : above + 1);
      showGap(now.gap);
    },
    onPointerUp() {
      const now = drag.current;
      hasDragged.current = now?.isMoving === true;
      end();
      if (now?.isMoving && now.gap !== null) onDrop(now.from, placeBehind(now.gap, now.from));
    },
    onPointerCancel: end,
    /** The click that ends a drag chooses nothing; nor does the second of a double click, which would meet what came under the hand. */
    onClickCapture(event: MouseEvent) {
      const isByKey = event.detail === 0;
      if (isByKey || (event.detail === 1 && !hasDragged.current)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Lifts the item, so many pixels off its place; null puts it back. */
function show({ dataset, style }: HTMLElement, off: number | null) {
  if (off === null) delete dataset['moving'];
  else dataset['moving'] = '';
  style.setProperty('transform', off === null ? '' : `translateY(${off}px)`);
}

function middleOf(item: HTMLElement): number {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}
