import type { Operation } from '@wence/schema';
import { type ChangeKind, operationsOf } from '../change';
import { editSession } from '../edit-session';
import { nextTask } from '../next-task';
import type { SessionAction } from '../session-action';
import { openSession } from '../session-state';
import type { FakeServer } from './fake-server';

/** An author with a session of their own, on a clock that only moves when told. */
export class FakeAuthor {
  session;
  now = 0;
  private sent = 0;

  constructor(
    private readonly server: FakeServer,
    private readonly name = 'a',
  ) {
    const { revision, definition } = server.load();
    this.session = openSession(revision, definition);
  }

  do(action: SessionAction): void {
    this.session = editSession(this.session, action);
  }

  change(operations: readonly Operation[], kind: ChangeKind = 'other'): void {
    this.do({ type: 'changed', operations, kind, at: this.now });
  }

  /** Takes the next batch off the queue without telling its fate. */
  startSending(): void {
    this.sent += 1;
    this.do({ type: 'sendStarted', clientOpId: `${this.name}${this.sent}` });
  }

  /** The batch on its way reaches the server, and the answer comes back unless the connection fails first. */
  finishSending({ answerLost = false } = {}): void {
    const { inFlight } = this.session;
    if (!inFlight) throw new Error('nothing is on its way');
    const { clientOpId, baseRevision, changes } = inFlight;
    const answer = this.server.edit({ clientOpId, baseRevision, operations: operationsOf(changes) });
    this.do({ ...(answerLost ? { type: 'unreachable' as const } : answer), answerTo: clientOpId, at: this.now });
  }

  /** Does what is to be done until nothing is left, as time passes. */
  settle(): void {
    for (let turn = 0; turn < 1000; turn += 1) {
      const task = nextTask(this.session, this.now);
      if (task.do === 'nothing') return;
      if (task.do === 'wait') this.now += task.ms;
      if (task.do === 'reload') this.do({ type: 'reloaded', ...this.server.load() });
      if (task.do === 'send') {
        this.startSending();
        this.finishSending();
      }
    }
    throw new Error('the session does not come to rest');
  }
}
