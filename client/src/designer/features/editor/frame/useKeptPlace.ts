import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useEditorActions } from '../session/editor-actions';
import { type SessionStore, useSessionStore } from '../session/session-store';

/** Where the author left the canvas: the last question that begins above its upper edge, and how far above. */
interface Place {
  readonly nodeId: string | undefined;
  readonly offset: number;
}

/** A place belongs to an open session and is forgotten with it. */
const places = new WeakMap<SessionStore, Place>();

const edgeOf = (area: Element): number => Math.max(0, area.getBoundingClientRect().top);

/** Finds the question by halving, because measuring a question off screen makes the browser lay it out. */
function placeOf(area: Element, scroller: Element): Place {
  const edge = edgeOf(area);
  const blocks = [...area.querySelectorAll<HTMLElement>('[data-node]')];
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.getBoundingClientRect().top ?? 0) <= edge) low = middle + 1;
    else high = middle;
  }
  const block = blocks[low - 1];
  if (!block) return { nodeId: undefined, offset: scroller.scrollTop };
  return { nodeId: block.dataset.node, offset: edge - block.getBoundingClientRect().top };
}

function goTo({ nodeId, offset }: Place, area: Element, scroller: Element): void {
  const block = area.querySelector(`[data-node="${nodeId}"]`);
  if (block) scroller.scrollTop += block.getBoundingClientRect().top + offset - edgeOf(area);
  else if (nodeId === undefined) scroller.scrollTop = offset;
}

/** Puts the canvas back to where the author left it for another view of the same session. On a phone the whole page scrolls. */
export function useKeptPlace(area: RefObject<HTMLElement | null>, scrollsPage: boolean): void {
  const store = useSessionStore();
  const actions = useEditorActions();

  useLayoutEffect(
    function rememberOnLeaving() {
      const shown = area.current;
      if (!shown) return undefined;
      return () => {
        places.set(store, placeOf(shown, scrollsPage ? document.documentElement : shown));
        // The caret stays where the author goes now, and is not taken back to the canvas on the return.
        const { nodeId, optionId, focus } = store.read().selection;
        if (focus) actions.select({ nodeId, optionId });
      };
    },
    [area, store, actions, scrollsPage],
  );

  useEffect(
    function comeBack() {
      const shown = area.current;
      const place = places.get(store);
      // Another page that names a question leads to that one.
      if (!shown || !place || new URLSearchParams(window.location.search).has('node')) return undefined;
      const scroller = scrollsPage ? document.documentElement : shown;
      goTo(place, shown, scroller);
      // Questions that were only estimated get their height in the next frame.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => goTo(place, shown, scroller));
      });
      return () => cancelAnimationFrame(frame);
    },
    [area, store, scrollsPage],
  );
}
