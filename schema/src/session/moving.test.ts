import { describe, expect, it } from '@jest/globals';
import { choice, choose, goOnWith, jump, pageBreak, shownBy, text, visitOf, walk, write } from './fixtures/visit.js';
import { startSession } from './reduce-session.js';
import { viewOf } from './session-view.js';

const three = visitOf('question', [text(1), text(2, { required: true }), text(3)]);

describe('the way through a survey', () => {
  it('begins at the welcome if there is one, else on the first page', () => {
    const welcomed = visitOf('question', [text(1)], { welcome: 'Hello' });

    expect(walk(three)).toMatchObject({ stage: 'pages', pageId: 1, seen: [1], progress: 0, at: 0, end: null });
    expect(walk(welcomed)).toMatchObject({ stage: 'welcome', pageId: 0, seen: [] });
    expect(walk(welcomed, 'next')).toMatchObject({ stage: 'pages', pageId: 1, seen: [1] });
    expect(walk(welcomed, 'next', 'back')).toMatchObject({ stage: 'welcome' });
  });

  it('goes from page to page to the end and nowhere behind it', () => {
    const end = walk(three, 'next', write(2, 'a'), 'next', 'next');

    expect(end).toMatchObject({ stage: 'ended', end: null, progress: 1, answers: { 2: { text: 'a' } }, seen: [1, 2, 3] });
    expect(goOnWith(three, end, 'next', 'back', write(1, 'late'), { type: 'go', nodeId: 1, at: 0 })).toEqual(end);
  });

  it('stays on a page with something wrong, tells it, and forgets it once it is right', () => {
    const stuck = walk(three, 'next', 'next');
    const right = goOnWith(three, stuck, write(2, 'a'));

    expect(stuck).toMatchObject({ pageId: 2, revealed: [2] });
    expect(viewOf(three, stuck).errors).toEqual([{ nodeId: 2, reason: 'required' }]);
    expect(right.revealed).toEqual([]);
    expect(viewOf(three, goOnWith(three, right, { type: 'answer', nodeId: 2, answer: undefined })).errors).toEqual([]);
  });

  it('judges only the page that is left: what is wrong elsewhere does not hold it up', () => {
    const visit = visitOf('page', [text(1), pageBreak(2), text(3, { required: true })]);

    expect(walk(visit, 'next').pageId).toBe(3);
  });

  it('goes back without being judged, keeping answers, unless the page forbids it', () => {
    const oneWay = visitOf('page', [text(1), pageBreak(2), text(3, { required: true }), pageBreak(4, { is_prev: false }), text(5)]);
    const atFive = walk(three, 'next', write(2, 'a'), 'next', 'back');

    expect(atFive).toMatchObject({ pageId: 2, answers: { 2: { text: 'a' } }, seen: [1, 2, 3] });
    expect(walk(three, 'next', 'back')).toMatchObject({ pageId: 1, revealed: [] });
    expect(walk(three, 'back').pageId).toBe(1);
    expect(walk(oneWay, 'next', 'back').pageId).toBe(3);
    expect(walk(oneWay, 'next', write(3, 'a'), 'next', 'back').pageId).toBe(3);
  });

  it('does not go back where the survey forbids it for all pages', () => {
    const visit = visitOf('page', [text(1), pageBreak(2), text(3), pageBreak(4), text(5)], { settings: { paging: 'page', goBack: false } });
    const forward = walk(visit, 'next', 'next');

    expect(forward.pageId).toBe(5);
    expect(walk(visit, 'next', 'next', 'back').pageId).toBe(5);
    expect(viewOf(visit, forward).page?.isPrev).toBe(false);
  });

  it('is over at once where nothing is shown', () => {
    const empty = visitOf('all', []);

    expect(viewOf(empty, walk(empty))).toMatchObject({ index: -1, page: null, isLast: true });
    expect(walk(empty, { type: 'next', at: 5 })).toMatchObject({ stage: 'ended', progress: 1, dwell: {} });
  });

  it('ends where a jump ends it', () => {
    const screened = visitOf('question', [choice(1), text(2, { required: true })], { logic: [jump(1, -1)] });

    expect(walk(screened, choose(1, 1), 'next')).toMatchObject({ stage: 'ended', end: -1 });
    expect(walk(screened, choose(1, 2), 'next')).toMatchObject({ stage: 'pages', pageId: 2 });
  });
});

describe('going to a question', () => {
  const oneWay = visitOf('page', [text(1), pageBreak(2), text(3), pageBreak(4, { is_prev: false }), text(5), pageBreak(6), text(7)]);
  const to = (nodeId: number) => ({ type: 'go', nodeId, at: 0 }) as const;

  it('is possible to pages that were shown', () => {
    expect(walk(three, 'next', to(1)).pageId).toBe(1);
    expect(walk(three, 'next', to(1), to(2)).pageId).toBe(2);
    expect(walk(three, to(3)).pageId).toBe(1);
    expect(walk(three, to(99)).pageId).toBe(1);
  });

  it('is not possible back over a page that forbids it', () => {
    expect(walk(oneWay, 'next', to(1)).pageId).toBe(3);
    expect(walk(oneWay, 'next', 'next', 'next', to(5)).pageId).toBe(5);
    expect(walk(oneWay, 'next', 'next', 'next', to(1)).pageId).toBe(7);
  });

  it('is possible wherever something is wrong and told', () => {
    const visit = visitOf('question', [choice(1), text(2, { required: true }), text(3)], { logic: [shownBy(2, 1)] });
    const atEnd = walk(visit, choose(1, 2), 'next', { type: 'adopt', answers: { 1: { option: 11 } } }, 'next');

    expect(atEnd).toMatchObject({ stage: 'pages', pageId: 2, revealed: [2] });
    expect(goOnWith(visit, atEnd, to(1), to(2)).pageId).toBe(2);
  });
});

describe('the longest and the least stay on a page', () => {
  const visit = visitOf('page', [text(1), pageBreak(2, { control: true, min: 10, max: 60 }), text(3, { required: true })]);

  it('holds up going on until the least is over, all visits together', () => {
    expect(walk(visit, { type: 'next', at: 9_999 }).pageId).toBe(1);
    expect(walk(visit, { type: 'next', at: 10_000 }).pageId).toBe(3);
    const again = walk(visit, { type: 'next', at: 10_000 }, { type: 'back', at: 11_000 }, { type: 'next', at: 11_000 });
    expect(again.pageId).toBe(3);
  });

  it('goes on by itself when the longest is over', () => {
    expect(walk(visit, { type: 'tick', at: 59_999 }).pageId).toBe(1);
    expect(walk(visit, { type: 'tick', at: 30_000 }, { type: 'tick', at: 60_000 }).pageId).toBe(3);
  });

  it('stays when the longest is over and something is wrong, and tells it', () => {
    const strict = visitOf('page', [text(1, { required: true }), pageBreak(2, { control: true, max: 60 }), text(3)]);

    expect(walk(strict, { type: 'tick', at: 60_000 })).toMatchObject({ pageId: 1, revealed: [1] });
    expect(walk(strict, { type: 'tick', at: 60_000 }, write(1, 'a'), { type: 'tick', at: 60_001 }).pageId).toBe(3);
  });

  it('is counted page by page, without time away and without clocks that run backwards', () => {
    const session = walk(
      visit,
      { type: 'next', at: 12_000 },
      { type: 'tick', at: 15_000 },
      { type: 'open', at: 100_000 },
      { type: 'back', at: 101_000 },
      { type: 'tick', at: 90_000 },
      { type: 'tick', at: 91_000 },
    );

    expect(session.dwell).toEqual({ 1: 13_000, 3: 4_000 });
  });

  it('does not count for the welcome', () => {
    const welcomed = visitOf('all', [text(1)], { welcome: 'Hello' });

    expect(walk(welcomed, { type: 'next', at: 5_000 }, { type: 'tick', at: 6_000 }).dwell).toEqual({ 1: 1_000 });
  });
});

describe('an earlier visit', () => {
  it('goes on with its answers', () => {
    expect(startSession(three, 7, { 2: { text: 'a' } })).toMatchObject({ stage: 'pages', pageId: 1, at: 7, answers: { 2: { text: 'a' } } });
  });

  it('goes on from what a device stored', () => {
    const session = walk(three, 'next', write(2, 'a'));
    const stored = JSON.parse(JSON.stringify(session));

    expect(goOnWith(three, stored, { type: 'open', at: 50 }, 'next')).toEqual({
      ...goOnWith(three, session, 'next'),
      at: 50,
      dwell: { 1: 0, 2: 0 },
    });
  });
});
