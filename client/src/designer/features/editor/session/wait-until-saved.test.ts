import { expect, it } from '@jest/globals';
import { emptyDefinition } from '@wence/schema';
import { editSession } from './edit-session';
import { createSessionStore } from './session-store';
import { openSession } from './session-state';
import { waitUntilSaved } from './wait-until-saved';

const opened = () => createSessionStore(openSession(1, emptyDefinition({ title: 'Tea' })), editSession);
const edit = { type: 'changed', operations: [{ op: 'addNode', node: { type: 3 } }], kind: 'other', at: 0 } as const;

it('waits for what is on its way, and no longer than there is a network', async () => {
  const store = opened();
  expect(await waitUntilSaved(store)).toBe('saved');

  store.dispatch(edit);
  store.dispatch({ type: 'sendStarted', clientOpId: 'a' });
  const saved = waitUntilSaved(store);
  store.dispatch({ type: 'saved', answerTo: 'a', revision: 2, created: [1], definition: null, at: 1 });
  expect(await saved).toBe('saved');

  store.dispatch(edit);
  store.dispatch({ type: 'sendStarted', clientOpId: 'b' });
  const unreachable = waitUntilSaved(store);
  store.dispatch({ type: 'unreachable', answerTo: 'b', at: 2 });
  expect(await unreachable).toBe('offline');
});
