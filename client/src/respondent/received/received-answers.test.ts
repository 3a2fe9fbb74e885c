import { describe, expect, it } from '@jest/globals';
import { nodeIdOf, single, survey, text } from '@wence/schema/testing';
import { draftOf, startSession } from '../session/start-session';
import { fill } from './received-answers';

const base = survey(text('Q1', 'Your number?'), single('Q2', 'City?', ['Wuhan', 'Xian']));
const Q1 = nodeIdOf(base, 'Q1');
const definition = { ...base, settings: { parameters: [{ name: 'uid', nodeId: Q1 }] } };
const start = { submissionId: 's', startedAt: '2026-11-26T12:00:00.000Z', origin: { params: { uid: '42' } } };
const begun = (more: object = {}) =>
  startSession({ survey: { surveyId: 'abc', version: 1, definition }, draft: null, receipt: null, ...start, ...more }, 0);

describe('what a survey receives with its link', () => {
  it('answers its question when a visit begins', () => {
    expect(fill(begun()).way.answers).toEqual({ [Q1]: { text: '42' } });
    expect(fill(begun({ origin: {} })).way.answers).toEqual({});
  });

  it('is no draft that anybody is asked about, and takes the place of no answer that was given', () => {
    const draft = draftOf(fill(begun()));
    expect(begun({ draft }).stage).toBe('resume');
    expect(fill(begun({ draft }))).toMatchObject({ stage: 'form', way: { answers: { [Q1]: { text: '42' } } } });
    const own = begun({ draft: { ...draft, answers: { [Q1]: { text: '7' } } } });
    expect(fill(own)).toBe(own);
  });
});
