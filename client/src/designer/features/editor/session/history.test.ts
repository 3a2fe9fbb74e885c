import { describe, expect, it } from '@jest/globals';
import { apply, emptyDefinition, type Operation, type SurveyDefinition, type ThemeChange } from '@wence/schema';
import { FakeAuthor } from './testing/fake-author';
import { FakeServer } from './testing/fake-server';

const retitle = (title: string): Operation => ({ op: 'updateNode', nodeId: 1, set: { title } });
const content = ({ nodes, title }: SurveyDefinition) => JSON.stringify({ nodes, title });

function author(): FakeAuthor {
  const applied = apply(emptyDefinition({ title: 'Mine' }), [{ op: 'addNode', node: { type: 1, title: 'Q' } }]);
  if (!applied.ok) throw new Error('the fixture does not apply');
  return new FakeAuthor(new FakeServer(applied.definition));
}

describe('undo and redo', () => {
  it('takes points that a hand passed on one key of the theme back in one step, and another key in a step of its own', () => {
    const tab = author();
    const pick = (theme: ThemeChange) => tab.change([{ op: 'updateSurvey', set: { theme } }], 'typing');

    for (const radius of [9, 12, 16]) pick({ radius });
    pick({ accent: '#be185d' });
    pick({ accent: '#1d4ed8' });
    expect(tab.session.view.theme).toEqual({ radius: 16, accent: '#1d4ed8' });

    tab.do({ type: 'undo', at: 0 });
    expect(tab.session.view.theme).toEqual({ radius: 16 });
    tab.do({ type: 'undo', at: 0 });
    expect(tab.session.view.theme).toBeUndefined();
  });

  it('takes a typed sentence back in one step', () => {
    const tab = author();
    for (const text of ['H', 'He', 'Hel']) tab.change([retitle(text)], 'typing');

    tab.do({ type: 'undo', at: 0 });

    expect(tab.session.view.nodes[0]?.title).toBe('Q');
  });

  it('takes saved and unsaved edits back in order, and brings them again', () => {
    const tab = author();
    const states = [content(tab.session.view)];
    const edits: Operation[] = [
      retitle('First'),
      { op: 'addOption', nodeId: 1, option: { title: 'more' } },
      { op: 'addNode', node: { type: 3 } },
      { op: 'removeNode', nodeId: 1 },
    ];
    for (const [index, edit] of edits.entries()) {
      tab.change([edit]);
      if (index < 2) tab.settle();
      states.push(content(tab.session.view));
    }

    for (const expected of states.toReversed().slice(1)) {
      tab.do({ type: 'undo', at: 0 });
      expect(content(tab.session.view)).toBe(expected);
    }
    for (const expected of states.slice(1)) {
      tab.do({ type: 'redo', at: 0 });
      expect(content(tab.session.view)).toBe(expected);
    }
    tab.settle();
    expect(content(tab.session.confirmed)).toBe(states.at(-1));
  });

  it('forgets what was undone as soon as something new is done', () => {
    const tab = author();
    tab.change([retitle('First')]);
    tab.do({ type: 'undo', at: 0 });

    tab.change([retitle('Other')]);

    expect(tab.session.history.redo).toEqual([]);
  });

  it('does nothing when there is nothing to take back', () => {
    const tab = author();

    tab.do({ type: 'undo', at: 0 });

    expect(tab.session.pending).toEqual([]);
  });
});
