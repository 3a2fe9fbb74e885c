import { useEffect } from 'react';
import type { EditorActions } from './editor-actions';

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
