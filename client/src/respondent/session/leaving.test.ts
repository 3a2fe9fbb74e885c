import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { reduceSession } from './session-reducer';
import type { Session } from './session';
import { startSession } from './start-session';

const START = 1_000_000;

/** A page that goes on by itself after so many seconds, and one behind it. */
const timed = (longest: number): SurveyDefinition => ({
  format: 1,
  lastId: 9,
  title: 'Quick',
  perPage: true,
  settings: { paging: 'page' },
  nodes: [
    { id: 2, code: 'Q1', type: 3, title: 'One' },
    { id: 3, code: 'Page1', type: 0, title: 'First', setting: { control: true, max: longest } },
    { id: 4, code: 'Q2', type: 3, title: 'Two' },
  ],
});

function visit(longest: number): Session {
  const survey = { surveyId: 's', version: 1, definition: timed(longest) };
  return startSession({ survey, draft: null, receipt: null, submissionId: 'a', startedAt: '2026-01-01T00:00:00Z', origin: {} }, START);
}

/** What is heard, second by second. */
function heard(seconds: number, longest = 60): { said: unknown[]; last: Session } {
  let session = visit(longest);
  const said: unknown[] = [];
  for (let second = 1; second <= seconds; second += 1) {
    const next = reduceSession(session, { type: 'ticked' }, START + second * 1000);
    if (next.announcement.turn !== session.announcement.turn) said.push(next.announcement.said);
    session = next;
  }
  return { said, last: session };
}

describe('a page that goes on by itself', () => {
  it('says so once, twenty seconds before, to people who do not see the countdown [4.2.34]', () => {
    expect(heard(39).said).toEqual([]);
    expect(heard(59).said).toEqual([{ kind: 'leaving', seconds: 20 }]);
    expect(heard(9, 10).said).toEqual([{ kind: 'leaving', seconds: 9 }]);
  });

  it('goes on when the time is over [4.2.34]', () => {
    const { last } = heard(61);
    expect(last.way.pageId).toBe(4);
    expect(last.attention.target).toBe('top');
  });
});
