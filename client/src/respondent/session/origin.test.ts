import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import type { Origin } from '../draft/read-query';
import type { Action } from './action';
import type { Session } from './session';
import { reduceSession } from './session-reducer';
import { draftOf, startSession } from './start-session';

const definition: SurveyDefinition = {
  format: 1,
  lastId: 20,
  title: 'Tea',
  perPage: true,
  nodes: [
    { id: 1, code: 'Q1', type: 3, title: 'Which?' },
    { id: 2, code: 'Q2', type: 3, title: 'Why?' },
  ],
};
const survey = { surveyId: 's1', version: 1, definition };
const wechat: Origin = { source: 'wechat', params: { uid: '42' } };
const mail: Origin = { source: 'mail' };
const fresh = { survey, draft: null, receipt: null, submissionId: 'id-1', startedAt: '2026-03-01T08:00:00.000Z', origin: wechat };

const play = (session: Session, ...actions: Action[]) => actions.reduce((before, action) => reduceSession(before, action, 1000), session);
const typed = (text: string): Action => ({ type: 'typed', nodeId: 1, text });
const begun = play(startSession(fresh, 1000), typed('green'), { type: 'next' });
const reopened = (origin: Origin, of = begun) =>
  startSession({ ...fresh, submissionId: 'id-2', origin, draft: { ...draftOf(of), isPending: false } }, 1000);

describe('what the link carried [4.2.6]', () => {
  it('goes along through pages, the way back, and into sending', () => {
    const sent = play(begun, { type: 'shown', screen: 0 }, { type: 'next' }, { type: 'next' });

    expect(sent.sending.kind).toBe('sending');
    expect([begun, sent].map(({ origin }) => origin)).toEqual([wechat, wechat]);
  });

  it('is with the draft, so that a reload by the bare address and going on later lose nothing', () => {
    expect(play(reopened({}), { type: 'resumed' }).origin).toEqual(wechat);
  });

  it('is fixed once something is answered: another link leads to the same visit', () => {
    expect(reopened(mail).origin).toEqual(wechat);
  });

  it('is that of the newest link as long as nothing is answered', () => {
    const untouched = startSession(fresh, 1000);

    expect(reopened(mail, untouched)).toMatchObject({ origin: mail, submissionId: 'id-1' });
    expect(reopened({}, untouched).origin).toEqual(wechat);
  });

  it('is that of the link at hand when one starts over', () => {
    const start = { submissionId: 'id-3', startedAt: '2026-03-02T08:00:00.000Z' };

    expect(play(reopened(mail), { type: 'restarted', ...start, origin: mail }).origin).toEqual(mail);
    expect(play(reopened({}), { type: 'restarted', ...start, origin: {} }).origin).toEqual(wechat);
  });

  it('comes over from another tab with the visit that goes on there', () => {
    const draft = { ...draftOf(begun), submissionId: 'id-9', origin: mail };

    expect(play(begun, { type: 'adopted', draft })).toMatchObject({ submissionId: 'id-9', origin: mail });
  });
});
