import { useEffect, useEffectEvent } from 'react';
import type { EditorActions } from '../session/editor-actions';
import type { Selection } from '../session/selection';
import { goTo, PROPERTIES_ID, TYPES_ID } from './places';

/** Alt+Q to the types, Alt+C to what is selected on the canvas, Alt+P to its properties: past everything that stands between. */
export function usePlaceKeys({ nodeId }: Selection, actions: EditorActions, disabled: boolean): void {
  const goToCanvas = useEffectEvent(() => {
    if (nodeId !== null) actions.select({ nodeId, focus: 'title' });
    return nodeId !== null;
  });
  useEffect(
    function listen() {
      if (disabled) return;
      const ways: Readonly<Record<string, () => boolean>> = {
        KeyQ: () => goTo(TYPES_ID),
        KeyC: () => goToCanvas(),
        KeyP: () => goTo(PROPERTIES_ID),
      };
      const press = (event: KeyboardEvent) => {
        const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
        if (!event.altKey || event.ctrlKey || event.metaKey || isElsewhere) return;
        if (ways[event.code]?.()) event.preventDefault();
      };
      window.addEventListener('keydown', press);
      return () => window.removeEventListener('keydown', press);
    },
    [disabled],
  );
}
