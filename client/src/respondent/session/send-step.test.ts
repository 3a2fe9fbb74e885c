import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import type { Outcome } from '../send/submission';
import type { Action } from './action';
import { shownErrors } from './errors';
import type { Session } from './session';
import { reduceSession } from './session-reducer';
import { draftOf, startSession } from './start-session';

const definition: SurveyDefinition = {
  format: 1,
  lastId: 30,
  title: 'Tea',
  nodes: [
    { id: 1, code: 'Q1', type: 1, title: 'Tea?', required: true, options: [{ id: 11, code: '1', title: 'yes' }] },
    { id: 2, code: 'Q2', type: 3, title: 'Why?' },
  ],
};
const NOW = 1000;
const survey = { surveyId: 's1', version: 1, definition };
const fresh = { survey, draft: null, receipt: null, submissionId: 'id-1', startedAt: '2026-03-01T08:00:00.000Z', origin: {} };

const play = (session: Session, ...actions: Action[]) => actions.reduce((before, action) => reduceSession(before, action, NOW), session);
const tried = (outcome: Outcome): Action => ({ type: 'tried', outcome });
const again = tried({ kind: 'again', retryAfterMs: 0 });
const retried: Action = { type: 'retried' };
const sending = play(
  startSession(fresh, NOW),
  { type: 'chosen', nodeId: 1, optionId: 11 },
  { type: 'typed', nodeId: 2, text: 'warm' },
  { type: 'next' },
);

describe('submitting', () => {
  it('starts once, however often the button is pressed', () => {
    expect(sending.sending).toEqual({ kind: 'sending', failures: 0 });
    expect(play(sending, { type: 'next' }, { type: 'next' })).toBe(sending);
  });

  it('waits after a failure and counts failures, with the same submissionId', () => {
    const session = play(sending, again, retried, again);

    expect(session.sending).toEqual({ kind: 'waiting', failures: 2, retryAfterMs: 0 });
    expect(session.submissionId).toBe('id-1');
    expect(draftOf(session).isPending).toBe(true);
  });

  it('looks at answers that were changed during the wait before sending them', () => {
    const session = play(sending, again, { type: 'shown', screen: 0 });
    const emptied: Session = { ...session, way: { ...session.way, answers: {} } };

    expect(play(emptied, retried).sending.kind).toBe('idle');
    expect(shownErrors(play(emptied, retried), 1)[0]?.reason).toBe('required');
  });

  it('lets go of the answers only once the server has them', () => {
    const done = play(sending, tried({ kind: 'accepted', receipt: { responseId: 'r1', status: 'complete' } }));

    expect(done.stage).toBe('done');
    expect(done.way.answers).toEqual({});
  });

  it.each([
    tried({ kind: 'closed', closure: { why: 'paused' } }),
    tried({ kind: 'outdated' }),
    tried({ kind: 'reused' }),
    tried({ kind: 'refused', message: 'no' }),
    tried({ kind: 'invalid', errors: [{ nodeId: 2, reason: 'maxWord', limit: 3 }] }),
    again,
  ])('keeps every answer after %j', (action) => {
    expect(play(sending, action).way.answers).toEqual({ 1: { option: 11 }, 2: { text: 'warm' } });
  });

  it('shows an error the server found at its question until that answer changes', () => {
    const refused = play(sending, tried({ kind: 'invalid', errors: [{ nodeId: 2, reason: 'maxWord', limit: 3 }] }));
    const changed = play(refused, { type: 'typed', nodeId: 2, text: 'war' });

    expect(shownErrors(refused, 2)[0]).toEqual({ nodeId: 2, reason: 'maxWord', limit: 3 });
    expect(refused.attention.target).toBe(2);
    expect(shownErrors(changed, 2)[0]).toBeUndefined();
    expect(play(changed, { type: 'next' }).sending.kind).toBe('sending');
  });

  it('goes to the first faulty question, in whatever order the server names them', () => {
    const errors = [
      { nodeId: 2, reason: 'maxWord', limit: 3 },
      { nodeId: 1, reason: 'unknownOption', optionId: 11 },
    ] as const;

    expect(play(sending, tried({ kind: 'invalid', errors })).attention.target).toBe(1);
  });

  it('fetches the newest version when the server knows a question this page does not', () => {
    const session = play(sending, tried({ kind: 'invalid', errors: [{ nodeId: 99, reason: 'required' }] }));

    expect(session.sending.kind).toBe('refreshing');
  });

  it('fits the answers to the newest version and asks to look them over', () => {
    const newest = { ...survey, version: 2, definition: { ...definition, nodes: definition.nodes.slice(1) } };

    const session = play(sending, tried({ kind: 'outdated' }), { type: 'refreshed', survey: newest });

    expect(session).toMatchObject({
      way: { answers: { 2: { text: 'warm' } } },
      sending: { kind: 'idle' },
      lostToNewVersion: [],
      submissionId: 'id-1',
    });
    expect(session.survey.version).toBe(2);
  });

  it('tries again from the closed page, with the same submissionId', () => {
    const closed = play(sending, tried({ kind: 'closed', closure: { why: 'paused' } }));

    expect(closed).toMatchObject({ stage: 'closed', closure: { why: 'paused' }, way: { answers: sending.way.answers } });
    expect(play(closed, retried)).toMatchObject({ stage: 'form', sending: { kind: 'sending' }, submissionId: 'id-1' });
  });

  it('sends answers that were changed after an unnoticed success under another submissionId, if asked to', () => {
    const session = play(sending, tried({ kind: 'reused' }), { type: 'sentAnew', submissionId: 'id-2' });

    expect(session).toMatchObject({ submissionId: 'id-2', sending: { kind: 'sending' } });
  });

  it('ignores the outcome of a try that another tab has overtaken', () => {
    const finished = play(sending, { type: 'finished', receipt: { responseId: 'r1', status: 'complete' } });

    expect(play(finished, again)).toBe(finished);
  });
});

describe('opening again', () => {
  it('goes on sending when the last visit ended there', () => {
    const session = startSession({ ...fresh, submissionId: 'id-new', draft: draftOf(sending) }, NOW);

    expect(session).toMatchObject({ stage: 'form', sending: { kind: 'sending' }, submissionId: 'id-1' });
  });

  it('asks what to do with answers, and goes on where they were left', () => {
    const draft = { ...draftOf(sending), isPending: false };

    const session = startSession({ ...fresh, submissionId: 'id-new', draft }, NOW);

    expect(session).toMatchObject({ stage: 'resume', submissionId: 'id-1', startedAt: fresh.startedAt });
    expect(play(session, { type: 'resumed' })).toMatchObject({ stage: 'form', way: { answers: draft.answers } });
  });

  it('starts over with empty hands and another submissionId', () => {
    const session = play(startSession({ ...fresh, draft: draftOf(sending) }, NOW), {
      type: 'restarted',
      submissionId: 'id-2',
      startedAt: '2026-03-02T08:00:00.000Z',
      origin: {},
    });

    expect(session).toMatchObject({ stage: 'form', way: { answers: {} }, submissionId: 'id-2', startedAt: '2026-03-02T08:00:00.000Z' });
  });

  it('takes up the submissionId of a draft without answers and asks nothing', () => {
    const session = startSession({ ...fresh, submissionId: 'id-new', draft: { ...draftOf(startSession(fresh, NOW)) } }, NOW);

    expect(session).toMatchObject({ stage: 'form', submissionId: 'id-1' });
  });

  it('keeps what fits of a draft of an older version, tells what was lost, and sends nothing by itself', () => {
    const draft = { ...draftOf(sending), version: 0, answers: { 1: { option: 19 }, 2: { text: 'warm' } } };

    const session = startSession({ ...fresh, draft }, NOW);

    expect(session).toMatchObject({
      stage: 'resume',
      way: { answers: { 2: { text: 'warm' } } },
      lostToNewVersion: [1],
      sending: { kind: 'idle' },
    });
  });

  it('shows the thanks again when the response is in', () => {
    const session = startSession({ ...fresh, receipt: { responseId: 'r1', status: 'complete' } }, NOW);

    expect(session).toMatchObject({ stage: 'done', way: { answers: {} } });
  });
});
