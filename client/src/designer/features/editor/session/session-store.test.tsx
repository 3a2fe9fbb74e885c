import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { survey, text } from '@wence/schema/testing';
import { editSession } from './edit-session';
import { openSession } from './session-state';
import { createSessionStore, SessionStoreContext, useIsShownMarked, useNodeIn } from './session-store';

const QUESTIONS = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'];

/** How often each question has been rendered since it was last asked. */
const renders = new Map<number, number>();
const rendered = () => [...renders].filter(([, times]) => times > 0).map(([id]) => id);

function Entry({ id }: { id: number }) {
  const node = useNodeIn(null, id);
  const isMarked = useIsShownMarked(id);
  renders.set(id, (renders.get(id) ?? 0) + 1);
  return (
    <li>
      {node?.code} {node?.title} {isMarked && 'marked'}
    </li>
  );
}

function showEntries() {
  const store = createSessionStore(openSession(1, survey(...QUESTIONS.map((code) => text(code, 'Why?')))), editSession);
  const ids = store.read().view.nodes.map(({ id }) => id);
  render(
    <SessionStoreContext value={store}>
      {ids.map((id) => (
        <Entry key={id} id={id} />
      ))}
    </SessionStoreContext>,
  );
  renders.clear();
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  return { store, first, second, third, fourth };
}

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

describe('what a question shows of the session', () => {
  beforeEach(() => renders.clear());

  it('is rendered anew where a mark changes, and nowhere else', () => {
    const { store, second, third, fourth } = showEntries();
    act(() => store.dispatch({ type: 'severalSelected', nodeIds: [second, third] }));
    expect(lines()).toEqual(['Q1 Why?', 'Q2 Why? marked', 'Q3 Why? marked', 'Q4 Why?', 'Q5 Why?']);
    expect(rendered()).toEqual([second, third]);

    renders.clear();
    act(() => store.dispatch({ type: 'severalSelected', nodeIds: [third, fourth] }));
    expect(rendered().toSorted((one, other) => one - other)).toEqual([second, fourth]);
  });

  it('shows each letter that is typed into the selected one at once', () => {
    const { store, second } = showEntries();
    act(() => store.dispatch({ type: 'selected', nodeId: second }));
    renders.clear();
    act(() =>
      store.dispatch({ type: 'changed', operations: [{ op: 'updateNode', nodeId: second, set: { title: 'Whe' } }], kind: 'typing', at: 0 }),
    );
    expect(lines()[1]).toBe('Q2 Whe');
    expect(rendered()).toEqual([second]);
  });

  it('follows a move with the codes of all that it passes', () => {
    const { store, third } = showEntries();
    act(() => store.dispatch({ type: 'changed', operations: [{ op: 'moveNode', nodeId: third, after: null }], kind: 'other', at: 0 }));
    expect(lines()).toEqual(['Q2 Why?', 'Q3 Why?', 'Q1 Why?', 'Q4 Why?', 'Q5 Why?']);
    expect(rendered()).toHaveLength(3);
  });
});
