import { describe, expect, it } from '@jest/globals';
import { apply, canonicalText, emptyDefinition, type Operation, type SurveyDefinition } from '@wence/schema';
import { nextTask } from './next-task';
import { saveStateOf } from './session-state';
import { FakeAuthor } from './testing/fake-author';
import { FakeServer } from './testing/fake-server';

const addText = (title: string, after?: number | null): Operation => ({ op: 'addNode', node: { type: 3, title }, after });
const retitle = (nodeId: number, title: string): Operation => ({ op: 'updateNode', nodeId, set: { title } });
const titles = (definition: SurveyDefinition) => definition.nodes.map((node) => node.title);

/** Questions A (1) and B (2), open in two tabs. */
function twoTabs() {
  const applied = apply(emptyDefinition({ title: 'Shared' }), [addText('A'), addText('B')]);
  if (!applied.ok) throw new Error('the fixture does not apply');
  const server = new FakeServer(applied.definition);
  return { server, mine: new FakeAuthor(server, 'm'), theirs: new FakeAuthor(server, 't') };
}

describe('two authors on one document', () => {
  it('gives a question added here the name the server gave it, everywhere', () => {
    const { server, mine, theirs } = twoTabs();
    theirs.change([addText('Theirs', 1)]);
    theirs.settle();
    mine.do({ type: 'changed', operations: [addText('Mine', 2)], kind: 'option', goTo: 'createdNode', at: 0 });
    mine.change([retitle(3, 'Mine, reworded')], 'typing');

    mine.settle();

    expect(titles(server.definition)).toEqual(['A', 'Theirs', 'B', 'Mine, reworded']);
    expect(canonicalText(mine.session.view)).toBe(canonicalText(server.definition));
    expect(mine.session.selection.nodeId).toBe(4);
  });

  it('never lets an edit of an own new question land on another author’s question of the same number', () => {
    const { server, mine, theirs } = twoTabs();
    theirs.change([addText('Theirs')]);
    theirs.settle();
    mine.change([addText('Mine')]);
    mine.change([{ op: 'removeNode', nodeId: 3 }]);

    mine.settle();

    expect(titles(server.definition)).toEqual(['A', 'B', 'Theirs']);
  });

  it('puts unsaved edits on top of a document that moved on', () => {
    const { server, mine, theirs } = twoTabs();
    mine.change([retitle(2, 'B, mine')], 'typing');
    theirs.change([retitle(1, 'A, theirs')]);
    theirs.settle();

    mine.do({ type: 'remoteEdited', revision: server.revision });
    mine.do({ type: 'reloaded', ...server.load() });

    expect(titles(mine.session.view)).toEqual(['A, theirs', 'B, mine']);
    expect(saveStateOf(mine.session)).toBe('saving');
  });

  it('drops an unsaved edit of a question that somebody else deleted, and says which', () => {
    const { server, mine, theirs } = twoTabs();
    mine.change([retitle(2, 'B, mine')], 'typing');
    theirs.change([{ op: 'removeNode', nodeId: 2 }]);
    theirs.settle();

    mine.do({ type: 'remoteEdited', revision: server.revision });
    mine.settle();

    expect(titles(mine.session.view)).toEqual(['A']);
    expect(mine.session.lost).toEqual({ codes: ['Q2'], texts: ['B, mine'], operations: [] });
    expect(mine.session.history.undo).toEqual([]);
  });

  it('says which question an edit without a text belonged to that somebody else deleted', () => {
    const { server, mine, theirs } = twoTabs();
    mine.change([{ op: 'updateNode', nodeId: 2, set: { required: true } }], 'typing');
    theirs.change([{ op: 'removeNode', nodeId: 2 }]);
    theirs.settle();

    mine.do({ type: 'remoteEdited', revision: server.revision });
    mine.settle();

    expect(mine.session.notice).toEqual({ kind: 'dropped', codes: ['Q2'] });
    expect(mine.session.lost).toBeNull();
  });

  it('shows the other version after a conflict', () => {
    const { mine, theirs } = twoTabs();
    theirs.change([retitle(1, 'A, theirs')]);
    theirs.settle();
    mine.change([retitle(1, 'A, mine')]);

    mine.settle();

    expect(titles(mine.session.view)).toEqual(['A, theirs', 'B']);
    expect(mine.session.lost).toMatchObject({ codes: ['Q1'], texts: ['A, mine'] });
  });

  it('gives the lost text back when the author asks for it, as one step of undo', () => {
    const { server, mine, theirs } = twoTabs();
    theirs.change([retitle(1, 'A, theirs')]);
    theirs.settle();
    mine.change([retitle(1, 'A, mine')]);
    mine.settle();

    mine.do({ type: 'tookBack', at: 0 });
    mine.settle();
    expect(titles(server.definition)).toEqual(['A, mine', 'B']);
    expect(mine.session.lost).toBeNull();

    mine.do({ type: 'undo', at: 0 });
    mine.settle();
    expect(titles(server.definition)).toEqual(['A, theirs', 'B']);
  });

  it('lets a lost text go', () => {
    const { server, mine, theirs } = twoTabs();
    theirs.change([retitle(1, 'A, theirs')]);
    theirs.settle();
    mine.change([retitle(1, 'A, mine')]);
    mine.settle();

    mine.do({ type: 'lostLetGo' });
    mine.settle();

    expect(titles(server.definition)).toEqual(['A, theirs', 'B']);
    expect(mine.session.lost).toBeNull();
  });

  it('says so when a lost text has no place any more', () => {
    const { server, mine, theirs } = twoTabs();
    theirs.change([retitle(1, 'A, theirs')]);
    theirs.settle();
    mine.change([retitle(1, 'A, mine')]);
    mine.settle();
    theirs.change([{ op: 'removeNode', nodeId: 1 }]);
    theirs.settle();
    mine.do({ type: 'remoteEdited', revision: server.revision });
    mine.settle();

    mine.do({ type: 'tookBack', at: 0 });

    expect(titles(mine.session.view)).toEqual(['B']);
    expect(mine.session.notice).toEqual({ kind: 'stepGone' });
  });

  it('keeps all edits of a batch but the one that clashes', () => {
    const { server, mine, theirs } = twoTabs();
    theirs.change([retitle(1, 'A, theirs')]);
    theirs.settle();
    mine.change([retitle(1, 'A, mine')]);
    mine.change([retitle(2, 'B, mine')]);
    mine.change([addText('Mine')]);

    mine.settle();

    expect(titles(server.definition)).toEqual(['A, theirs', 'B, mine', 'Mine']);
    expect(titles(mine.session.view)).toEqual(titles(server.definition));
    expect(mine.session.lost).toMatchObject({ codes: ['Q1'], texts: ['A, mine'] });
  });

  it('puts another field of the same question beside what somebody else wrote', () => {
    const { server, mine, theirs } = twoTabs();
    theirs.change([retitle(1, 'A, theirs')]);
    theirs.settle();
    mine.change([{ op: 'updateNode', nodeId: 1, set: { required: true } }]);
    mine.change([{ op: 'updateNode', nodeId: 1, set: { setting: { size: 3 } } }]);

    mine.settle();

    expect(server.definition.nodes[0]).toMatchObject({ title: 'A, theirs', required: true, setting: { size: 3 } });
    expect(mine.session.notice).toBeNull();
  });

  it('does not write over what was heard of before it was sent either', () => {
    const { server, mine, theirs } = twoTabs();
    mine.change([retitle(1, 'A, mine')], 'typing');
    theirs.change([retitle(1, 'A, theirs')]);
    theirs.settle();

    mine.do({ type: 'remoteEdited', revision: server.revision });
    mine.do({ type: 'reloaded', ...server.load() });
    mine.settle();

    expect(titles(server.definition)).toEqual(['A, theirs', 'B']);
    expect(mine.session.lost).toMatchObject({ codes: ['Q1'], texts: ['A, mine'] });
    expect(mine.session.history.undo).toEqual([]);
  });

  it('takes no clash from what this window itself has sent just before', () => {
    const { server, mine, theirs } = twoTabs();
    mine.change([retitle(1, 'A')], 'typing');
    mine.change([addText('Mine')]);
    mine.startSending();
    theirs.change([addText('Theirs')]);
    theirs.settle();
    mine.change([retitle(1, 'A, mine')], 'typing');
    mine.change([retitle(3, 'Mine, reworded')], 'typing');
    mine.finishSending();

    mine.settle();

    expect(titles(server.definition)).toEqual(['A, mine', 'B', 'Theirs', 'Mine, reworded']);
    expect(mine.session.notice).toBeNull();
  });

  it('does not load anew for an edit of its own', () => {
    const { mine, server } = twoTabs();
    mine.change([retitle(1, 'A, mine')]);
    mine.startSending();
    mine.do({ type: 'remoteEdited', revision: server.revision + 1 });

    mine.finishSending();

    expect(nextTask(mine.session, 0)).toEqual({ do: 'nothing' });
  });

  it('undoes the addition of a question under the name the server gave it', () => {
    const { server, mine, theirs } = twoTabs();
    theirs.change([addText('Theirs')]);
    theirs.settle();
    mine.change([addText('Mine')]);
    mine.settle();

    mine.do({ type: 'undo', at: 0 });
    mine.settle();

    expect(titles(server.definition)).toEqual(['A', 'B', 'Theirs']);
  });

  it('comes to the same document for both, whatever they do in between', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { server, mine, theirs } = twoTabs();
      const next = randomNumbers(seed);
      for (let turn = 0; turn < 30; turn += 1) actAtRandom(next(2) === 0 ? mine : theirs, next);
      for (const author of [mine, theirs]) {
        if (author.session.activity === 'sending') author.finishSending();
        author.settle();
      }
      for (const author of [mine, theirs]) {
        author.do({ type: 'remoteEdited', revision: server.revision });
        author.settle();
        expect(canonicalText(author.session.view)).toBe(canonicalText(server.definition));
      }
    }
  });
});

/** Numbers below `n` that look random and are the same for the same seed. */
function randomNumbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
}

function actAtRandom(author: FakeAuthor, next: (n: number) => number): void {
  const { view, activity, pending, inFlight } = author.session;
  const ids = view.nodes.map((node) => node.id);
  const some = ids[next(ids.length)] ?? null;
  const isSending = activity === 'sending';
  switch (next(8)) {
    case 0:
    case 1:
      return author.change([addText(`T${next(1000)}`, some)], 'option');
    case 2:
      return some === null ? undefined : author.change([retitle(some, `R${next(1000)}`)], 'typing');
    case 3:
      return some === null ? undefined : author.change([{ op: 'removeNode', nodeId: some }]);
    case 4:
      return author.do({ type: next(2) === 0 ? 'undo' : 'redo', at: author.now });
    case 5:
      return isSending || pending.length === 0 ? undefined : author.startSending();
    case 6:
      return isSending && inFlight ? author.finishSending({ answerLost: next(3) === 0 }) : undefined;
    default:
      return isSending ? undefined : author.settle();
  }
}
