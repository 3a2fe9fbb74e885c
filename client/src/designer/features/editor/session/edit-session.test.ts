import { describe, expect, it } from '@jest/globals';
import { apply, canonicalText, emptyDefinition, isPerPage, type Operation, type SurveyDefinition } from '@wence/schema';
import type { Change } from './change';
import { batchLength } from './edit-session';
import { nextTask } from './next-task';
import { saveStateOf } from './session-state';
import { FakeAuthor } from './testing/fake-author';
import { FakeServer } from './testing/fake-server';

function built(...operations: Operation[]): SurveyDefinition {
  const applied = apply(emptyDefinition({ title: 'Canteen' }), operations);
  if (!applied.ok) throw new Error(JSON.stringify(applied.fault));
  return applied.definition;
}

/** Node 1 with options 2 and 3, node 4. */
const survey = () => built({ op: 'addNode', node: { type: 1, title: 'How often?' } }, { op: 'addNode', node: { type: 3, title: 'Why?' } });
const retitle = (nodeId: number, title: string): Operation => ({ op: 'updateNode', nodeId, set: { title } });
const addText = (title: string, after?: number): Operation => ({ op: 'addNode', node: { type: 3, title }, after });
const titles = (definition: SurveyDefinition) => definition.nodes.map((node) => node.title);

describe('an edit session', () => {
  it('shows a change at once and saves it later', () => {
    const server = new FakeServer(survey());
    const author = new FakeAuthor(server);

    author.change([retitle(4, 'Why not?')], 'typing');

    expect(titles(author.session.view)).toEqual(['How often?', 'Why not?']);
    expect(saveStateOf(author.session)).toBe('saving');
    expect(titles(server.definition)).toEqual(['How often?', 'Why?']);

    author.settle();

    expect(titles(server.definition)).toEqual(['How often?', 'Why not?']);
    expect(saveStateOf(author.session)).toBe('saved');
  });

  it('holds the questions, whether each has a screen of its own, and whether something is being saved [S3.state.survey]', () => {
    const author = new FakeAuthor(new FakeServer(survey()));
    const state = () => {
      const { view } = author.session;
      return { questions: titles(view), perPage: isPerPage(view), commiting: saveStateOf(author.session) === 'saving' };
    };
    expect(state()).toEqual({ questions: ['How often?', 'Why?'], perPage: false, commiting: false });

    author.change([{ op: 'updateSurvey', set: { perPage: true } }]);
    expect(state()).toEqual({ questions: ['How often?', 'Why?'], perPage: true, commiting: true });
    author.settle();
    expect(state().commiting).toBe(false);
  });

  it('makes one update of typing, sent 500 ms after the last key [S5.debounce.editor-500]', () => {
    const author = new FakeAuthor(new FakeServer(survey()));

    author.change([retitle(4, 'W')], 'typing');
    author.now = 400;
    author.change([retitle(4, 'Wh')], 'typing');
    author.now = 800;
    author.change([retitle(4, 'Who')], 'typing');

    expect(author.session.pending.map((change) => change.operations)).toEqual([[retitle(4, 'Who')]]);
    expect(nextTask(author.session, 800)).toEqual({ do: 'wait', ms: 500 });
    expect(nextTask(author.session, 1300)).toEqual({ do: 'send' });
  });

  it('makes one call of option operations, sent 800 ms after the last [S5.debounce.option-800]', () => {
    const author = new FakeAuthor(new FakeServer(survey()));
    const add: Operation = { op: 'addOption', nodeId: 1, option: {} };

    for (const at of [0, 300, 600]) {
      author.now = at;
      author.change([add], 'option');
    }

    expect(nextTask(author.session, 600)).toEqual({ do: 'wait', ms: 800 });
    author.startSending();
    expect(author.session.inFlight?.changes).toHaveLength(3);
    expect(author.session.pending).toHaveLength(0);
  });

  it('saves somebody who never pauses after five seconds all the same', () => {
    const author = new FakeAuthor(new FakeServer(survey()));

    for (author.now = 0; author.now < 5000; author.now += 400) author.change([retitle(4, `W${author.now}`)], 'typing');

    expect(nextTask(author.session, 5000)).toEqual({ do: 'send' });
  });

  it('keeps what is done while a batch is on its way for the next one', () => {
    const server = new FakeServer(survey());
    const author = new FakeAuthor(server);
    author.change([retitle(1, 'One')]);
    author.startSending();

    author.change([retitle(4, 'Two')]);

    expect(nextTask(author.session, author.now)).toEqual({ do: 'nothing' });
    author.finishSending();
    author.settle();
    expect(titles(server.definition)).toEqual(['One', 'Two']);
    expect(server.revision).toBe(3);
  });

  it('sends a batch whose answer was lost again under the same id, and it counts once', () => {
    const server = new FakeServer(survey());
    const author = new FakeAuthor(server);
    author.change([addText('New')]);
    author.startSending();

    author.finishSending({ answerLost: true });

    expect(saveStateOf(author.session)).toBe('offline');
    expect(nextTask(author.session, author.now)).toEqual({ do: 'wait', ms: 1000 });
    author.settle();
    expect(titles(server.definition)).toEqual(['How often?', 'Why?', 'New']);
    expect(saveStateOf(author.session)).toBe('saved');
  });

  it('waits longer with every failure, at most half a minute', () => {
    const author = new FakeAuthor(new FakeServer(survey()));
    author.change([retitle(1, 'One')]);
    author.startSending();

    const waits = Array.from({ length: 7 }, () => {
      author.do({ type: 'unreachable', answerTo: 'a1', at: 0 });
      return author.session.retryAt;
    });

    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('tries at once when the connection comes back', () => {
    const author = new FakeAuthor(new FakeServer(survey()));
    author.change([retitle(1, 'One')]);
    author.startSending();
    author.do({ type: 'unreachable', answerTo: 'a1', at: 0 });

    author.do({ type: 'reconnected' });

    expect(nextTask(author.session, 0)).toEqual({ do: 'send' });
  });

  it('gives up a refused batch, loads the document anew and keeps what came after', () => {
    const server = new FakeServer(survey());
    const author = new FakeAuthor(server);
    author.change([retitle(1, 'Mine')]);
    author.startSending();
    author.change([retitle(4, 'Later')]);

    author.do({ type: 'refused', kind: 'refused', answerTo: 'a1', at: 0 });

    expect(author.session.notice).toEqual({ kind: 'refused', codes: ['Q1'] });
    expect(titles(author.session.view)).toEqual(['How often?', 'Later']);
    expect(nextTask(author.session, 0)).toEqual({ do: 'reload' });
    author.settle();
    expect(titles(server.definition)).toEqual(['How often?', 'Later']);
  });

  it('holds everything while the survey runs, and goes on once it is paused', () => {
    const server = new FakeServer(survey());
    const author = new FakeAuthor(server);
    server.isRunning = true;
    author.change([retitle(1, 'Mine')]);

    author.settle();

    expect(author.session.activity).toBe('held');
    server.isRunning = false;
    author.do({ type: 'resumed' });
    author.settle();
    expect(titles(server.definition)).toEqual(['Mine', 'Why?']);
  });

  it('shows the saved document again when the author keeps the survey running', () => {
    const author = new FakeAuthor(new FakeServer(survey()));
    author.change([retitle(1, 'Mine')]);
    author.startSending();
    author.do({ type: 'held', answerTo: 'a1', at: 0 });

    author.do({ type: 'discarded' });

    expect(titles(author.session.view)).toEqual(['How often?', 'Why?']);
    expect(saveStateOf(author.session)).toBe('saved');
  });

  it('ignores the answer to a batch that is not on its way any more', () => {
    const author = new FakeAuthor(new FakeServer(survey()));
    author.change([retitle(1, 'Mine')]);
    author.startSending();

    author.do({ type: 'saved', revision: 9, created: [], definition: null, answerTo: 'somebody else', at: 0 });

    expect(author.session.revision).toBe(1);
    expect(author.session.activity).toBe('sending');
  });

  it('changes nothing when the model refuses an edit, and says so', () => {
    const author = new FakeAuthor(new FakeServer(survey()));

    author.change([retitle(99, 'Nobody')]);

    expect(author.session.notice).toEqual({ kind: 'invalid' });
    expect(author.session.pending).toHaveLength(0);
    expect(canonicalText(author.session.view)).toBe(canonicalText(survey()));
  });

  it('goes on with the question it has just added, its title marked', () => {
    const author = new FakeAuthor(new FakeServer(survey()));

    author.do({ type: 'changed', operations: [addText('New', 1)], kind: 'option', goTo: 'createdNode', at: 0 });

    expect(author.session.selection).toMatchObject({ nodeId: 5, optionId: null, focus: { part: 'title', all: true } });
  });
});

const change = (seq: number, operations: Operation[], created: number[] = []): Change => ({ seq, kind: 'other', operations, created });
const remove = (nodeId: number): Operation => ({ op: 'removeNode', nodeId });
const add = (after?: number): Operation => ({ op: 'addNode', node: { type: 3 }, after });

describe('a batch', () => {
  it('takes the whole queue when nothing in it depends on what it creates', () => {
    expect(batchLength([change(1, [add()], [5]), change(2, [remove(2)])])).toBe(2);
  });

  it('ends before the first change that names a question created in it', () => {
    expect(batchLength([change(1, [add()], [5]), change(2, [remove(2)]), change(3, [remove(5)])])).toBe(2);
  });

  it('ends before a change that is anchored at a question created in it', () => {
    expect(batchLength([change(1, [add()], [5]), change(2, [add(5)], [6])])).toBe(1);
  });

  it('holds no more operations than one request may carry', () => {
    const many = Array.from({ length: 300 }, () => remove(2));

    expect(batchLength([change(1, many), change(2, many)])).toBe(1);
  });
});
