import { useEffect } from 'react';
import type { EditorActions } from './session/editor-actions';
import type { SessionStore } from './session/session-store';
import { goTo, PROPERTIES_ID, TYPES_ID } from './shared/places';

/** Alt+Q to the types, Alt+C to what is selected on the canvas, Alt+P to its properties: past everything that stands between. */
export function usePlaceKeys(store: SessionStore, actions: EditorActions, disabled: boolean): void {
  useEffect(
    function listen() {
      if (disabled) return;
      const goToCanvas = () => {
        const { nodeId } = store.read().selection;
        if (nodeId !== null) actions.select({ nodeId, focus: 'title' });
        return nodeId !== null;
      };
      const ways: Readonly<Record<string, () => boolean>> = {
        KeyQ: () => goTo(TYPES_ID),
        KeyC: goToCanvas,
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
    [store, actions, disabled],
  );
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y). Also inside text fields: what is typed there is part of the same history. */
export function useHistoryKeys(actions: EditorActions, disabled: boolean): void {
  useEffect(
    function listen() {
      if (disabled) return;
      const press = (event: KeyboardEvent) => {
        const key = event.key.toLowerCase();
        const isUndo = key === 'z' && !event.shiftKey;
        const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
        const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
        if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere || !(isUndo || isRedo)) return;
        event.preventDefault();
        if (isUndo) actions.undo();
        else actions.redo();
      };
      window.addEventListener('keydown', press);
      return () => window.removeEventListener('keydown', press);
    },
    [actions, disabled],
  );
}
