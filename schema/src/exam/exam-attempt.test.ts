import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  attemptRefusal,
  attemptRemaining,
  attemptsLeft,
  attemptStateOf,
  EXAM_GRACE,
  type ExamAttempt,
  isEndedByClock,
  startedAttempt,
} from './exam-attempt.js';

const START = Date.parse('2026-03-10T08:00:00.000Z');
const MINUTE = 60_000;
const DUE = START + 30 * MINUTE;
const attempt = startedAttempt({ timeLimit: 30, minMinutes: 5, attempts: 2 }, START);

describe('an attempt at an exam of 30 minutes', () => {
  it('ends 30 minutes after its start, and can be submitted after 5', () => {
    expect(attempt).toEqual({ startedAt: START, earliestAt: START + 5 * MINUTE, dueAt: DUE, submittedAt: null });
    expect([START, DUE - 1, DUE, DUE + 1].map((now) => attemptRemaining(attempt, now))).toEqual([30 * MINUTE, 1, 0, 0]);
  });

  it('cannot be submitted a millisecond too soon, and can be on time', () => {
    const from = START + 5 * MINUTE;
    expect([START, from - 1, from].map((now) => attemptRefusal(attempt, now))).toEqual(['early', 'early', null]);
  });

  it('can be submitted until 10 seconds after its end, and not a millisecond later', () => {
    const last = DUE + 10_000;
    expect([DUE - 1, DUE, last - 1, last, last + 1].map((now) => attemptRefusal(attempt, now))).toEqual([null, null, null, null, 'over']);
    expect([last, last + 1].map((now) => attemptStateOf(attempt, now))).toEqual(['running', 'expired']);
  });

  it('counts as ended by the clock from 2 seconds before its end', () => {
    expect([START, DUE - 2001, DUE - 2000, DUE].map((now) => isEndedByClock(attempt, now))).toEqual([false, false, true, true]);
  });

  it('stays submitted once it is, whatever the clock says', () => {
    const submitted = { ...attempt, submittedAt: DUE };
    expect([DUE, DUE + MINUTE].map((now) => attemptStateOf(submitted, now))).toEqual(['submitted', 'submitted']);
    expect([DUE, DUE + MINUTE].map((now) => attemptRefusal(submitted, now))).toEqual(['submitted', 'submitted']);
  });
});

describe('an exam without a time limit', () => {
  it('never ends, and nothing is ended by the clock', () => {
    const open = startedAttempt({ attempts: 1 }, START);
    const years = START + 3e11;
    expect([attemptStateOf(open, years), attemptRefusal(open, years), attemptRemaining(open, years)]).toEqual(['running', null, null]);
    expect(isEndedByClock(open, years)).toBe(false);
  });
});

describe('attempts that are left', () => {
  it('are those of the author less those that were started, never fewer than none', () => {
    expect([0, 1, 2, 3].map((used) => attemptsLeft({ attempts: 2 }, used))).toEqual([2, 1, 0, 0]);
    expect(attemptsLeft({ timeLimit: 5 }, 99)).toBeNull();
  });
});

describe('an attempt while the clock moves', () => {
  const limits = fc
    .integer({ min: 1, max: 1440 })
    .chain((timeLimit) => fc.record({ timeLimit: fc.constant(timeLimit), minMinutes: fc.integer({ min: 0, max: timeLimit - 1 }) }));
  const steps = fc.array(fc.oneof(fc.integer({ min: 0, max: 90 * MINUTE }), fc.constantFrom(0, 1, 9_999, 10_000)), { maxLength: 40 });

  function* moments(of: ExamAttempt, ways: readonly number[]): Generator<number> {
    let now = of.startedAt;
    for (const way of ways) yield (now += way);
  }

  it('opens once and closes once: no moment gives a second back', () => {
    fc.assert(
      fc.property(limits, steps, (given, ways) => {
        const of = startedAttempt(given, START);
        const refusals = [...moments(of, ways)].map((now) => attemptRefusal(of, now));
        const order = refusals.map((refusal) => ['early', null, 'over'].indexOf(refusal as never));
        expect(order).toEqual([...order].sort((one, other) => one - other));
        const left = [...moments(of, ways)].map((now) => attemptRemaining(of, now) ?? -1);
        expect(left).toEqual([...left].sort((one, other) => other - one));
      }),
    );
  });

  it('can be submitted at exactly the moments between its beginning and the end of the grace', () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 0, max: 1500 * MINUTE }), (given, after) => {
        const of = startedAttempt(given, START);
        const isWithin = after >= given.minMinutes * MINUTE && after <= given.timeLimit * MINUTE + EXAM_GRACE;
        expect(attemptRefusal(of, START + after) === null).toBe(isWithin);
        expect(attemptStateOf(of, START + after) === 'expired').toBe(after > given.timeLimit * MINUTE + EXAM_GRACE);
      }),
    );
  });
});
