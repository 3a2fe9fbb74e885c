import { LIMITS, type Operation } from '@wence/schema';
import { createContext, type Dispatch, useContext, useSyncExternalStore } from 'react';
import { THROTTLE_MS } from '../../../shared/timing';
import type { ChangeKind } from './change';
import type { SelectionRequest } from './selection';
import type { GoTo, SessionAction } from './session-action';
import { createThrottle, type Throttle } from './throttle';

/** Kinds of actions that are throttled, each on its own (Spec 5, Numbers). */
export type Throttled = 'adding' | 'removing' | 'confirming';

/** Actions available to the components of the editor. The object never changes, so it causes no re-render. */
export interface EditorActions {
  change(operations: readonly Operation[], kind?: ChangeKind): void;
  /** Goes on with the change before: both are one step of undo. */
  changeAlso(operations: readonly Operation[]): void;
  /** Adds a question and selects it. A second click right after the first is ignored as accidental (Spec 5). */
  add(operations: readonly Operation[], goTo?: GoTo): void;
  /**
   * Adds without the throttle, for keys and drag and drop, which are not repeated by accident, and for options, rows, columns and fields. Those are
   * added many at a time: six quick clicks are meant as six options. A double click therefore adds two, because nothing tells it from two
   * deliberate clicks; an option too many is in plain sight, has the caret, and goes with one undo. A question too many is easily overlooked.
   */
  addNow(operations: readonly Operation[], goTo: GoTo): void;
  remove(operations: readonly Operation[]): boolean;
  /** Applies the operations of a dialog as one step. Returns false, changing nothing, on a second click right after the first. */
  confirm(operations: readonly Operation[]): boolean;
  select(wanted: SelectionRequest): void;
  /** Adds a node to those that are chosen together, or takes it out; with `isRange` all from the last one to it are added. */
  mark(nodeId: number, isRange: boolean): void;
  /** Chooses these nodes together; none: nothing is chosen any more. */
  selectSeveral(nodeIds: readonly number[]): void;
  /** Shows these nodes as one line each, or in full again. */
  fold(nodeIds: readonly number[], isFolded: boolean): void;
  undo(): void;
  redo(): void;
  flush(): void;
  /** Makes the edits once more that another author's edits have replaced. */
  takeBack(): void;
  /** Gives these edits up. */
  letGo(): void;
  /** Announces a message to screen readers. */
  announce(text: string): void;
  readonly throttles: Readonly<Record<Throttled, Throttle>>;
}

export function createEditorActions(dispatch: Dispatch<SessionAction>, announce: (text: string) => void): EditorActions {
  // Deletion and add actions are throttled, and so is the confirmation of dialogs (Spec 5; Spec 4, group dialog).
  const throttles = {
    adding: createThrottle(THROTTLE_MS),
    removing: createThrottle(THROTTLE_MS),
    confirming: createThrottle(THROTTLE_MS),
  };
  const { adding, removing, confirming } = throttles;
  /** In as many changes as the limit of a batch asks for, which are one step of undo. */
  const changeInBatches = (operations: readonly Operation[], kind: ChangeKind, isSameStep = false) => {
    for (let from = 0; from < operations.length; from += LIMITS.operations) {
      const batch = operations.slice(from, from + LIMITS.operations);
      dispatch({ type: 'changed', operations: batch, kind, isSameStep: isSameStep || from > 0, at: Date.now() });
    }
  };
  const change: EditorActions['change'] = (operations, kind = 'other') => {
    adding.reset();
    removing.reset();
    changeInBatches(operations, kind);
  };
  const addNow = (operations: readonly Operation[], goTo?: GoTo) =>
    dispatch({ type: 'changed', operations, kind: 'option', goTo, at: Date.now() });
  return {
    change,
    changeAlso: (operations) => changeInBatches(operations, 'other', true),
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
    mark: (nodeId, isRange) => dispatch({ type: 'marked', nodeId, isRange }),
    selectSeveral: (nodeIds) => dispatch({ type: 'severalSelected', nodeIds }),
    fold: (nodeIds, isFolded) => dispatch({ type: 'folded', nodeIds, isFolded }),
    undo: () => dispatch({ type: 'undo', at: Date.now() }),
    redo: () => dispatch({ type: 'redo', at: Date.now() }),
    takeBack: () => dispatch({ type: 'tookBack', at: Date.now() }),
    letGo: () => dispatch({ type: 'lostLetGo' }),
    flush: () => dispatch({ type: 'flush' }),
    announce,
    throttles,
  };
}

export const EditorActionsContext = createContext<EditorActions | null>(null);

export function useEditorActions(): EditorActions {
  const actions = useContext(EditorActionsContext);
  if (!actions) throw new Error('this part stands outside the editor');
  return actions;
}

/** Tells a button whose action is throttled whether it waits at present, and gives it a way to act unless it does. */
export function useThrottle(kind: Throttled): { readonly isWaiting: boolean; readonly act: (action: () => void) => void } {
  const throttle = useEditorActions().throttles[kind];
  const isWaiting = useSyncExternalStore(throttle.subscribe, throttle.isClosed);
  return {
    isWaiting,
    act: (action) => {
      if (!throttle.refuses(Date.now())) action();
    },
  };
}
