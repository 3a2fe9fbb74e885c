import type { SaveState } from './session-state';
import { saveStateOf } from './session-state';
import type { SessionStore } from './session-store';

/** Waits until all edits are saved or the server cannot be reached. */
export function waitUntilSaved({ read, subscribe }: Pick<SessionStore, 'read' | 'subscribe'>): Promise<Exclude<SaveState, 'saving'>> {
  return new Promise((resolve) => {
    const look = () => {
      const state = saveStateOf(read());
      if (state === 'saving') return;
      unsubscribe();
      resolve(state);
    };
    const unsubscribe = subscribe(look);
    look();
  });
}
