import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import type { Outcome } from '../send/submission';
import type { Action } from './action';
import type { Session } from './session';
import { reduceSession } from './session-reducer';
import { draftOf, startSession } from './start-session';

const definition: SurveyDefinition = {
  format: 1,
  lastId: 20,
  title: 'Tea',
  nodes: [
    { id: 1, code: 'Q1', type: 1, title: 'Tea?', options: [{ id: 11, code: '1', title: 'yes' }] },
    { id: 2, code: 'Q2', type: 3, title: 'Why?' },
  ],
};
const survey = { surveyId: 's1', version: 1, definition };
const fresh = { survey, draft: null, receipt: null, submissionId: 'id-1', startedAt: '2026-03-01T08:00:00.000Z', origin: {} };

const play = (session: Session, ...actions: Action[]) => actions.reduce((before, action) => reduceSession(before, action, 1000), session);
const tried = (outcome: Outcome): Action => ({ type: 'tried', outcome });
const sending = play(
  startSession(fresh, 1000),
  { type: 'chosen', nodeId: 1, optionId: 11 },
  { type: 'typed', nodeId: 2, text: 'warm' },
  { type: 'next' },
);
const kept = { way: { answers: { 1: { option: 11 }, 2: { text: 'warm' } }, pageId: sending.way.pageId }, submissionId: 'id-1' };

describe('a verification question before the answers are taken', () => {
  const refused = tried({ kind: 'closed', closure: { why: 'A0434', reason: 'missing' } });
  const proof = { token: 'a token', answer: '12' };
  const asked = play(sending, refused);

  it('keeps every answer, here and on the device [4.2.61]', () => {
    expect(asked).toMatchObject({ ...kept, stage: 'closed', sending: { kind: 'idle' } });
    expect(draftOf(asked)).toMatchObject({ answers: kept.way.answers, submissionId: 'id-1', isPending: false });
  });

  it('sends the same submission again once it is answered, and asks again when that was wrong', () => {
    const proved = play(asked, { type: 'proved', proof });
    expect(proved).toMatchObject({ ...kept, stage: 'form', sending: { kind: 'sending' }, proof });

    expect(play(proved, refused)).toMatchObject({ ...kept, stage: 'closed', closure: { why: 'A0434' } });
  });

  it('lets one go back to the answers instead', () => {
    expect(play(asked, { type: 'reopened' })).toMatchObject({ ...kept, stage: 'form', sending: { kind: 'idle' } });
  });
});

describe('a quota that is full while one answers', () => {
  const full = play(sending, tried({ kind: 'quotaFull', nodeIds: [1] }));

  it('keeps every answer and names the questions [4.2.58]', () => {
    expect(full).toMatchObject({ ...kept, stage: 'quotaFull', way: { ...kept.way, revealed: [1] } });
  });

  it('lets other answers be given and sent', () => {
    const again = play(full, { type: 'reopened' }, { type: 'typed', nodeId: 2, text: 'cold' }, { type: 'next' });

    expect(again).toMatchObject({ stage: 'form', sending: { kind: 'sending' }, submissionId: 'id-1' });
  });
});

describe('what follows the thanks', () => {
  const receipt = { responseId: 'r1', status: 'complete' } as const;
  const done = play(sending, tried({ kind: 'accepted', receipt, ahead: ['lottery', 'result'] }));

  it('is seen one after the other, and the thanks again behind it [4.2.60]', () => {
    const stages = [done, play(done, { type: 'followed' }), play(done, { type: 'followed' }, { type: 'followed' })];
    const last = play(done, { type: 'followed' }, { type: 'followed' }, { type: 'followed' });

    expect([...stages, last].map(({ stage }) => stage)).toEqual(['done', 'lottery', 'result', 'done']);
    expect([...stages, last].every((session) => session.receipt === receipt)).toBe(true);
  });

  it('is not there for whoever has not submitted', () => {
    expect(play(sending, { type: 'followed' })).toBe(sending);
  });
});
