import { describe, expect, it } from '@jest/globals';
import { nextVisit, UNTOUCHED } from './framed-visit';

const draft = (answers: unknown) => JSON.stringify({ submissionId: 'x', answers });

describe('the visit in the frame', () => {
  it('has the answers of the draft that is kept', () => {
    expect(nextVisit(UNTOUCHED, draft({ 1: { option: 11 } }), null)).toEqual({
      answers: { 1: { option: 11 } },
      submissionId: 'x',
      isDone: false,
    });
  });

  it('keeps the last answers when it is done, and those alone', () => {
    const answering = nextVisit(UNTOUCHED, draft({ 1: { option: 11 } }), null);

    expect(nextVisit(answering, null, '{}')).toEqual({
      answers: { 1: { option: 11 } },
      submissionId: 'x',
      isDone: true,
    });
  });

  it('goes on after another response was begun', () => {
    const done = nextVisit(UNTOUCHED, null, '{}');

    expect(nextVisit(done, draft({}), null)).toEqual({ ...UNTOUCHED, submissionId: 'x' });
  });

  it.each([null, '', 'null', '4', '"text"', '[]', '{', '{"answers":null}', '{"answers":7}'])('is what it was for %j', (text) => {
    expect(nextVisit(UNTOUCHED, text, null)).toBe(UNTOUCHED);
  });
});
