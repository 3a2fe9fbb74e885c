import { type MouseEvent, useCallback } from 'react';
import { afterThisTask } from '../../../shared/useNextTask';
import { scrollerOf } from '../shared/scroller';

/**
 * Keeps what was clicked where it is, whatever folds or closes above it by that click. A question whose upper edge is out of sight is held by the
 * part that was clicked. Give what it returns to the canvas, for clicks on their way down.
 */
export function useHeldPlace(): (event: MouseEvent) => void {
  return useCallback((event: MouseEvent) => {
    const { target } = event;
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null;
    if (!block || !(target instanceof Element)) return;
    const scroller = scrollerOf(block);
    const edge = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
    const isInSight = block.getBoundingClientRect().top >= edge;
    const held = isInSight ? block : target;
    const before = held.getBoundingClientRect().top;
    const wasOpen = isOpened(block);
    const keep = () => {
      const stays = held.isConnected ? held : block;
      if (!stays.isConnected) return;
      const moved = stays.getBoundingClientRect().top - before;
      if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
      if (!wasOpen && isOpened(block)) block.scrollIntoView({ block: 'nearest' });
    };
    requestAnimationFrame(keep);
    // Some parts fold in the task after the click.
    afterThisTask(() => afterThisTask(() => requestAnimationFrame(keep)));
  }, []);
}

/** A question that has just been opened is shown as a whole, as far as there is room. */
const isOpened = (block: HTMLElement): boolean => block.hasAttribute('data-open');
