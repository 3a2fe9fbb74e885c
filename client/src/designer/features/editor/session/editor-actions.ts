import type { Operation } from '@wence/schema';
import { createContext, type Dispatch, useContext } from 'react';
import { THROTTLE_MS } from '../../../shared/timing';
import type { ChangeKind } from './change';
import type { SelectionRequest } from './selection';
import type { SessionAction } from './session-action';

interface Throttle {
  /** Returns whether a call at this time is let through. */
  pass(now: number): boolean;
  /** Called after another action: the next call is intentional and passes. */
  reset(): void;
}

/** Lets the first call of any `ms` through. Takes the time, so that it can be tested without waiting. */
export function createThrottle(ms: number): Throttle {
  let last = Number.NEGATIVE_INFINITY;
  return {
    pass: (now) => {
      if (now - last < ms) return false;
      last = now;
      return true;
    },
    reset: () => {
      last = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Actions available to the components of the editor. The object never changes, so it causes no re-render. */
export interface EditorActions {
  change(operations: readonly Operation[], kind?: ChangeKind): void;
  /** Adds a part and selects it. A second click right after the first is ignored as accidental (Spec 5). */
  add(operations: readonly Operation[], goTo?: 'createdNode' | 'createdOption'): void;
  /** Adds without the throttle, for keys and drag and drop, which are not repeated by accident. */
  addNow(operations: readonly Operation[], goTo: 'createdNode' | 'createdOption'): void;
  remove(operations: readonly Operation[]): boolean;
  /** Applies the operations of a dialog as one step. Returns false, changing nothing, on a second click right after the first. */
  confirm(operations: readonly Operation[]): boolean;
  select(wanted: SelectionRequest): void;
  undo(): void;
  redo(): void;
  flush(): void;
  /** Announces a message to screen readers. */
  announce(text: string): void;
}

export function createEditorActions(dispatch: Dispatch<SessionAction>, announce: (text: string) => void): EditorActions {
  // Deletion and add actions are throttled, and so is the confirmation of dialogs (Spec 5; Spec 4, group dialog).
  const adding = createThrottle(THROTTLE_MS);
  const removing = createThrottle(THROTTLE_MS);
  const confirming = createThrottle(THROTTLE_MS);
  const change: EditorActions['change'] = (operations, kind = 'other') => {
    adding.reset();
    removing.reset();
    dispatch({ type: 'changed', operations, kind, at: Date.now() });
  };
  const addNow = (operations: readonly Operation[], goTo?: 'createdNode' | 'createdOption') =>
    dispatch({ type: 'changed', operations, kind: 'option', goTo, at: Date.now() });
  return {
    change,
    addNow,
    add: (operations, goTo) => {
      if (adding.pass(Date.now())) addNow(operations, goTo);
    },
    remove: (operations) => {
      const may = removing.pass(Date.now());
      if (may) dispatch({ type: 'changed', operations, kind: 'option', at: Date.now() });
      return may;
    },
    confirm: (operations) => {
      const may = confirming.pass(Date.now());
      if (may) change(operations, 'option');
      return may;
    },
    select: (wanted) => {
      confirming.reset();
      dispatch({ type: 'selected', ...wanted });
    },
    undo: () => dispatch({ type: 'undo', at: Date.now() }),
    redo: () => dispatch({ type: 'redo', at: Date.now() }),
    flush: () => dispatch({ type: 'flush' }),
    announce,
  };
}

export const EditorActionsContext = createContext<EditorActions | null>(null);

export function useEditorActions(): EditorActions {
  const actions = useContext(EditorActionsContext);
  if (!actions) throw new Error('this part stands outside the editor');
  return actions;
}
