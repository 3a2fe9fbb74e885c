import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { choice, choose, goOnWith, jump, pageBreak, shownBy, text, visitOf, walk, write } from './fixtures/visit.js';
import { startSession } from './reduce-session.js';
import type { SessionAction } from './session.js';
import { remainingMaximum, viewOf, remainingMinimum } from './session-view.js';
import { randomRuns } from '../testing/random-runs.js';

describe('an earlier answer that changes', () => {
  const visit = visitOf('page', [choice(1), pageBreak(2), text(3), text(4), pageBreak(5), text(6), pageBreak(7), text(8)], {
    logic: [shownBy(3, 1), shownBy(4, 1), shownBy(6, 1)],
  });
  const adopt = (place: 1 | 2): SessionAction => ({ type: 'adopt', answers: { 1: { option: 10 + place } } });

  it('leaves the respondent on the page while something of it is shown', () => {
    const partly = visitOf('page', [choice(1), pageBreak(2), text(3), text(4)], { logic: [shownBy(3, 1)] });

    const session = walk(partly, choose(1, 1), 'next', adopt(2));

    expect(session.pageId).toBe(3);
    expect(viewOf(partly, session).page?.nodeIds).toEqual([4]);
  });

  it('leads to the next page that is left, or else to the last one', () => {
    expect(walk(visit, choose(1, 1), 'next', adopt(2)).pageId).toBe(8);
    const atLast = visitOf('page', [choice(1), pageBreak(2), text(3), pageBreak(4), text(6)], { logic: [shownBy(6, 1)] });
    expect(walk(atLast, choose(1, 1), 'next', 'next', adopt(2)).pageId).toBe(3);
  });

  it('keeps what was entered into questions that are hidden now, for when they are shown again (R1)', () => {
    const hidden = walk(visit, choose(1, 1), 'next', write(3, 'kept'), 'back', choose(1, 2));
    const shown = goOnWith(visit, hidden, choose(1, 1));

    expect(hidden.answers[3]).toEqual({ text: 'kept' });
    expect(viewOf(visit, hidden).evaluation.effective).toEqual({ 1: { option: 12 } });
    expect(viewOf(visit, shown).evaluation.effective).toEqual({ 1: { option: 11 }, 3: { text: 'kept' } });
  });

  it('that makes an earlier page wrong is told at the end, on the first such page', () => {
    const nodes = [choice(1), text(2, { required: true }), choice(3), text(4, { required: true }), text(5)];
    const strict = visitOf('question', nodes, { logic: [shownBy(2, 1), shownBy(4, 1)] });
    const session = walk(strict, choose(1, 2), 'next', 'next', adopt(1), 'next');

    expect(session).toMatchObject({ stage: 'pages', pageId: 2, revealed: [2, 4] });
  });
});

describe('complaints', () => {
  const visit = visitOf('all', [text(1, { setting: { min_word: 3 } }), text(2, { required: true })]);

  it('come when a question is left with something wrong in it, not when it is left empty', () => {
    expect(walk(visit, write(1, 'ab'), { type: 'leave', nodeId: 1 }).revealed).toEqual([1]);
    expect(walk(visit, write(1, 'abc'), { type: 'leave', nodeId: 1 }).revealed).toEqual([]);
    expect(walk(visit, { type: 'leave', nodeId: 2 }, write(2, ' '), { type: 'leave', nodeId: 2 }).revealed).toEqual([]);
  });

  it('of the server lead to the question and last until it is answered anew', () => {
    const pages = visitOf('question', [text(1), text(2)]);
    const refused = walk(pages, write(1, 'a'), 'next', 'next', { type: 'refuse', errors: [{ nodeId: 1, reason: 'mobile' }], at: 9 });

    expect(refused).toMatchObject({ stage: 'pages', pageId: 1, revealed: [1], end: null, at: 9 });
    expect(viewOf(pages, refused).errors).toEqual([{ nodeId: 1, reason: 'mobile' }]);
    expect(goOnWith(pages, refused, 'next').pageId).toBe(1);
    expect(goOnWith(pages, refused, write(1, 'b'), 'next').pageId).toBe(2);
    expect(goOnWith(pages, refused, write(1, 'b'))).toMatchObject({ revealed: [], refusals: [] });
  });

  it('of the server give way to what is plainly wrong, and about nothing on any page lead nowhere', () => {
    const errors = [
      { nodeId: 2, reason: 'mobile' },
      { nodeId: 77, reason: 'unknownQuestion' },
    ] as const;
    const refused = walk(visit, { type: 'refuse', errors, at: 0 });

    expect(viewOf(visit, refused).errors).toEqual([{ nodeId: 2, reason: 'required' }]);
  });
});

describe('progress', () => {
  it('is the share of questions behind, with the answered ones on the page', () => {
    const visit = visitOf('page', [text(1), text(2), pageBreak(3), text(4), text(5)]);

    expect(walk(visit).progress).toBe(0);
    expect(walk(visit, write(1, 'a')).progress).toBe(0.25);
    expect(walk(visit, write(1, 'a'), 'next').progress).toBe(0.5);
    expect(walk(visit, 'next', write(5, 'a')).progress).toBe(0.75);
  });

  it('never runs backwards: neither on going back nor when the way grows [4.2.48]', () => {
    const visit = visitOf('question', [choice(1), text(2), text(3), text(4), text(5)], {
      logic: [shownBy(3, 1), shownBy(4, 1), shownBy(5, 1)],
    });

    expect(walk(visit, choose(1, 2)).progress).toBe(0.5);
    expect(walk(visit, choose(1, 2), choose(1, 1)).progress).toBe(0.5);
    expect(walk(visit, choose(1, 2), 'next', 'back').progress).toBe(0.5);
  });

  it('counts only the way that a jump leaves open [4.2.48]', () => {
    const visit = visitOf('question', [choice(1), text(2), text(3), text(4)], { logic: [jump(1, 4)] });

    expect(walk(visit, choose(1, 1), 'next')).toMatchObject({ pageId: 4, progress: 0.5 });
  });

  it('counts pages where nothing is asked', () => {
    const statements = [1, 3].map((id) => ({ ...text(id), type: 90 }) as const);
    const visit = visitOf('page', [statements[0] ?? text(1), pageBreak(2), statements[1] ?? text(3)]);

    expect(walk(visit, 'next').progress).toBe(0.5);
  });

  it('and everything else stays sound whatever is done', () => {
    const nodes = [
      choice(1),
      pageBreak(2, { control: true, min: 1, max: 3 }),
      text(3, { required: true }),
      pageBreak(4, { is_prev: false }),
      choice(5),
      text(6),
    ];
    const visit = visitOf('page', nodes, { logic: [shownBy(3, 1), jump(5, -1)], welcome: 'Hello' });
    const nodeId = fc.constantFrom(1, 3, 5, 6, 99);
    const at = fc.integer({ min: 0, max: 9_000 });
    const deed: fc.Arbitrary<SessionAction> = fc.oneof(
      fc.record({ type: fc.constantFrom('next' as const, 'back' as const, 'tick' as const, 'open' as const), at }),
      fc.record({ type: fc.constant('go' as const), nodeId, at }),
      fc.record({ type: fc.constant('leave' as const), nodeId }),
      fc.tuple(fc.constantFrom(1, 5), fc.constantFrom(1 as const, 2 as const)).map(([id, place]) => choose(id, place)),
      fc.constantFrom(write(3, 'a'), write(6, ''), { type: 'answer', nodeId: 3, answer: undefined } as const),
    );
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 25 }), (deeds) => {
        let session = startSession(visit, 0);
        for (const each of deeds) {
          const after = goOnWith(visit, session, each);
          const { evaluation, page } = viewOf(visit, after);
          expect(after.progress).toBeGreaterThanOrEqual(session.progress);
          expect(after.progress).toBeLessThanOrEqual(1);
          if (after.stage === 'pages') expect(after.pageId).toBe(page?.id ?? 0);
          if (after.stage === 'ended') expect(evaluation.errors).toEqual([]);
          for (const spent of Object.values(after.dwell)) expect(spent).toBeGreaterThanOrEqual(0);
          session = after;
        }
      }),
      randomRuns(300),
    );
  });
});

describe('how long one has to wait and may stay', () => {
  it('is counted down in milliseconds', () => {
    const visit = visitOf('page', [text(1), pageBreak(2, { control: true, min: 10, max: 60 }), text(3)]);
    const session = walk(visit, { type: 'tick', at: 4_000 });
    const [first, second] = viewOf(visit, session).evaluation.pages;

    expect(first && [remainingMinimum(session, first, 5_000), remainingMinimum(session, first, 12_000)]).toEqual([5_000, 0]);
    expect(first && [remainingMaximum(session, first, 5_000), remainingMaximum(session, first, 70_000)]).toEqual([55_000, 0]);
    expect(second && [remainingMinimum(session, second, 5_000), remainingMaximum(session, second, 5_000)]).toEqual([0, null]);
  });
});
