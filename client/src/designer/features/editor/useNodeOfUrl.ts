import { findNode } from '@wence/schema';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { EditorActions } from './session/editor-actions';
import type { SessionStore } from './session/session-store';

/**
 * Selects the question that the address names: other pages lead to it. One that is gone is passed over. Each place in the history of the tab is
 * obeyed once, so that going back to it leaves the selection as the author made it since.
 */
export function useNodeOfUrl(store: SessionStore, actions: Pick<EditorActions, 'select'>): void {
  const { key, search } = useLocation();
  const obeyed = useRef(new Set<string>());
  useEffect(
    function selectNamedNode() {
      const nodeId = Number(new URLSearchParams(search).get('node') ?? 0);
      if (obeyed.current.has(key) || !findNode(store.read().view, nodeId)) return undefined;
      // The canvas must be laid out before it can scroll to the node, which takes two frames.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          obeyed.current.add(key);
          actions.select({ nodeId });
        });
      });
      return () => cancelAnimationFrame(frame);
    },
    [store, actions, key, search],
  );
}
