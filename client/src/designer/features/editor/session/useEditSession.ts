import { useState } from 'react';
import type { Loaded } from './edit-doors';
import { editSession } from './edit-session';
import { createSessionStore, type SessionStore } from './session-store';
import { openSession } from './session-state';

/** An open document: its state, and the way to act on it. `SessionWork` does what it asks for. */
export function useEditSession({ revision, definition }: Loaded): SessionStore {
  const [store] = useState(() => createSessionStore(openSession(revision, definition), editSession));
  return store;
}
