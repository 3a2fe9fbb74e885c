import { findNode } from '@wence/schema';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EditorActions } from './editor-actions';
import type { SessionStore } from './session-store';

/** Selects the question that the address names, once: other pages lead to it. One that is gone is passed over. */
export function useNodeOfUrl(store: SessionStore, actions: Pick<EditorActions, 'select'>): void {
  const [search] = useSearchParams();
  const nodeId = Number(search.get('node') ?? 0);
  useEffect(
    function selectNamedNode() {
      if (!findNode(store.read().view, nodeId)) return undefined;
      // What comes into view has to have its place first: the canvas lays out what is seen, and is seen after a frame.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => actions.select({ nodeId }));
      });
      return () => cancelAnimationFrame(frame);
    },
    [store, actions, nodeId],
  );
}
