import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition, SurveyNode } from '@wence/schema';
import type { Action } from './action';
import { shownErrors } from './errors';
import type { Session } from './session';
import { reduceSession } from './session-reducer';
import { draftOf, startSession } from './start-session';
import { screenOf, viewOf } from './way';

const definition: SurveyDefinition = {
  format: 1,
  lastId: 30,
  title: 'Tea',
  nodes: [
    {
      id: 1,
      code: 'Q1',
      type: 1,
      title: 'Do you drink tea?',
      required: true,
      options: [
        { id: 11, code: '1', title: 'yes' },
        { id: 12, code: '2', title: 'sometimes', other: true },
      ],
    },
    {
      id: 2,
      code: 'Q2',
      type: 2,
      title: 'Which?',
      setting: { min: 2, max: 2 },
      options: [
        { id: 21, code: '1', title: 'green' },
        { id: 22, code: '2', title: 'black' },
        { id: 23, code: '3', title: 'white' },
        { id: 24, code: '4', title: 'none', exclusive: true },
      ],
    },
    { id: 3, code: 'Q3', type: 3, title: 'Mobile', setting: { format: 3 } },
  ],
};

const NOW = 1000;

function open(changes: Partial<SurveyDefinition> = {}): Session {
  const survey = { surveyId: 's1', version: 1, definition: { ...definition, ...changes } };
  return startSession({ survey, draft: null, receipt: null, submissionId: 'id-1', startedAt: '2026-03-01T08:00:00.000Z', origin: {} }, NOW);
}

const play = (session: Session, ...actions: Action[]) => actions.reduce((before, action) => reduceSession(before, action, NOW), session);
const shown = (session: Session) => viewOf(session).page?.nodeIds;
const yes: Action = { type: 'chosen', nodeId: 1, optionId: 11 };
const typed = (text: string): Action => ({ type: 'typed', nodeId: 3, text });
const toggle = (optionId: number): Action => ({ type: 'chosen', nodeId: 2, optionId });
const next: Action = { type: 'next' };

describe('answering', () => {
  it('does not scold an empty question that is merely left', () => {
    const session = play(open(), { type: 'left', nodeId: 1 });

    expect(shownErrors(session, 1)[0]).toBeUndefined();
  });

  it('shows an error on leaving a question only after something was put in', () => {
    const typing = play(open(), typed('138'));
    const left = play(typing, { type: 'left', nodeId: 3 });

    expect(shownErrors(typing, 3)[0]).toBeUndefined();
    expect(shownErrors(left, 3)[0]?.reason).toBe('mobile');
  });

  it('stops complaining as soon as the answer is right, and does not start again while typing', () => {
    const right = play(open(), typed('138'), { type: 'left', nodeId: 3 }, typed('13800138000'));
    const typingAgain = play(right, typed('1380013800'));

    expect(shownErrors(right, 3)[0]).toBeUndefined();
    expect(shownErrors(typingAgain, 3)[0]).toBeUndefined();
  });

  it('keeps the text of an other option when another is chosen and brings it back', () => {
    const other: Action = { type: 'chosen', nodeId: 1, optionId: 12 };

    const session = play(open(), other, { type: 'otherTyped', nodeId: 1, optionId: 12, text: 'in winter' }, yes);

    expect(session.way.answers[1]).toEqual({ option: 11 });
    expect(play(session, other).way.answers[1]).toEqual({ option: 12, text: 'in winter' });
  });

  it('says that the exclusive option cleared the others, and that a full question takes no more', () => {
    const full = play(open(), toggle(21), toggle(22), toggle(23));
    const cleared = play(full, toggle(24));

    expect(full.way.answers[2]).toEqual({ options: [{ option: 21 }, { option: 22 }] });
    expect(full.announcement.said).toEqual({ kind: 'full', max: 2 });
    expect(cleared.announcement.said).toEqual({ kind: 'clearedOthers', title: 'none' });
  });

  it('takes a question without any choice for unanswered', () => {
    expect(play(open(), toggle(21), toggle(21)).way.answers).toEqual({});
  });
});

describe('moving', () => {
  it('goes to the first error on submit and lists all of them', () => {
    const session = play(open(), typed('138'), next);

    expect(session.way.revealed).toEqual([1, 3]);
    expect(session.isSummaryShown).toBe(true);
    expect(session.attention).toEqual({ turn: 1, target: 1 });
    expect(session.sending.kind).toBe('idle');
  });

  it('takes the list away when the last error is put right', () => {
    const session = play(open(), next, yes);

    expect(session.isSummaryShown).toBe(false);
  });

  it('opens on the welcome when there is one, and goes from it to the questions', () => {
    const session = open({ welcome: 'Hello' });

    expect(session.way.stage).toBe('welcome');
    expect(play(session, next).way.stage).toBe('pages');
    expect(shown(play(session, next))).toEqual([1, 2, 3]);
    expect(play(session, next, { type: 'shown', screen: 0 }).way.stage).toBe('welcome');
  });

  it('shows one question per screen, checks only that one, and keeps answers on the way back', () => {
    const session = play(open({ perPage: true }), next, yes, next);
    const back = play(session, { type: 'shown', screen: 0 });

    expect(shown(session)).toEqual([2]);
    expect(shown(back)).toEqual([1]);
    expect(back.way.answers[1]).toEqual({ option: 11 });
  });

  it('never lets the progress line run backwards', () => {
    const session = play(open({ perPage: true }), yes, next, next);
    const back = play(session, { type: 'shown', screen: 0 });

    expect(shown(back)).toEqual([1]);
    expect(back.way.progress).toBeCloseTo(2 / 3);
  });

  it('goes on by Enter where one question fills the screen, and never submits by it', () => {
    const entered: Action = { type: 'entered' };

    expect(screenOf(play(open({ perPage: true }), yes, entered))).toBe(1);
    expect(play(open(), yes, entered).sending.kind).toBe('idle');
    expect(play(open({ perPage: true }), yes, next, next, entered, entered).sending.kind).toBe('idle');
  });

  it('does not follow the browser to a screen that was never shown', () => {
    const session = play(open({ perPage: true }), { type: 'shown', screen: 2 });

    expect(screenOf(session)).toBe(0);
  });

  it('goes forth again to a screen that was shown', () => {
    const session = play(open({ perPage: true }), yes, next, next, { type: 'shown', screen: 0 }, { type: 'shown', screen: 2 });

    expect(shown(session)).toEqual([3]);
  });

  it('does not go back from a page that forbids it', () => {
    const [first, ...others] = definition.nodes;
    const end: SurveyNode = { id: 9, code: '$Q1', type: 0, title: 'Page', setting: { is_prev: false } };
    const nodes = first ? [first, { ...end, id: 8 }, ...others, end] : [];
    const session = play(open({ nodes, perPage: true, settings: { paging: 'page' } }), yes, next, { type: 'shown', screen: 0 });

    expect(shown(session)).toEqual([2, 3]);
  });
});

describe('two tabs', () => {
  it('take over answers and submissionId from each other', () => {
    const draft = { ...draftOf(play(open(), yes)), submissionId: 'id-2' };

    const session = play(open(), { type: 'adopted', draft });

    expect(session.submissionId).toBe('id-2');
    expect(session.way.answers[1]).toEqual({ option: 11 });
  });

  it('do nothing about what they already know, so that they do not wake each other for ever', () => {
    const session = play(open(), yes);

    expect(play(session, { type: 'adopted', draft: draftOf(session) })).toBe(session);
  });

  it('finish a try that is under way before listening', () => {
    const session = play(open(), yes, next);

    expect(play(session, { type: 'adopted', draft: { ...draftOf(open()), submissionId: 'id-2' } })).toBe(session);
  });
});
