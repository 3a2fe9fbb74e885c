import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { answersOf, hashOf } from './support/answers.js';
import { judge } from './support/verdict.js';

/** Two responses that were acknowledged, one that the client never learned about, and one that was never stored. */
function cleanCase() {
  const [first, second, unsure, never]: readonly [string, string, string, string] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  const responses = [first, second, unsure].map((submissionId, index) => ({ id: `r${index + 1}`, submissionId, status: 'complete' }));
  return {
    ledger: {
      intents: new Map([first, second, unsure, never].map((id) => [id, hashOf(answersOf(id))])),
      acks: new Map([
        [first, new Set(['r1'])],
        [second, new Set(['r2'])],
      ]),
    },
    stored: {
      responses,
      log: responses.map(({ id }, index) => ({ seq: index + 1, responseId: id })),
      counter: { seq: 3, responses: 3 },
      outbox: responses.map(({ id }) => id),
      faults: [] as string[],
    },
    listed: responses.map(({ id, submissionId }, index) => ({ id, seq: index + 1, answers: answersOf(submissionId) })),
  };
}

type Case = ReturnType<typeof cleanCase>;

/** Counts the findings of each kind after the case was spoiled. */
function findings(spoil: (given: Case) => void = () => {}) {
  const given = cleanCase();
  spoil(given);
  const { lost, twice, unasked, faults } = judge(given.ledger, given.stored, given.listed);
  return [lost.length, twice.length, unasked.length, faults.length];
}

test.describe('The ledger', () => {
  test('finds nothing where everything agrees', () => {
    expect(findings()).toEqual([0, 0, 0, 0]);
  });

  test('L1: sees an acknowledged response that is gone', () => {
    const gone = ({ stored, listed }: Case) => {
      for (const register of [stored.responses, stored.log, stored.outbox, listed]) register.shift();
    };
    expect(findings(gone)[0]).toBe(1);
  });

  test('L1: sees an acknowledged response under another id', () => {
    expect(findings(({ ledger }) => ledger.acks.values().next().value?.clear())[0]).toBe(1);
  });

  test('L1: sees other answers than were handed in', () => {
    expect(findings(({ listed }) => Object.assign(listed[1] ?? {}, { answers: {} }))).toEqual([1, 0, 0, 0]);
  });

  test('L2: sees a submission that is stored twice', () => {
    expect(
      findings(({ stored }) => stored.responses.push({ ...(stored.responses[2] as Case['stored']['responses'][0]), id: 'r9' }))[1],
    ).toBe(1);
  });

  test('L2: sees two receipts for one submission', () => {
    expect(findings(({ ledger }) => ledger.acks.values().next().value?.add('r9'))).toEqual([0, 1, 0, 0]);
  });

  test('L3: sees a response nobody handed in', () => {
    expect(findings(({ ledger, stored }) => ledger.intents.delete(stored.responses[2]?.submissionId ?? ''))).toEqual([0, 0, 1, 0]);
  });

  test('L5: sees an outbox that has an entry too few, or one too many', () => {
    expect(findings(({ stored }) => stored.outbox.pop())).toEqual([0, 0, 0, 1]);
    expect(findings(({ stored }) => stored.outbox.push('r9'))).toEqual([0, 0, 0, 1]);
  });

  test('sees a gap in the log, and counters that are off', () => {
    expect(findings(({ stored }) => Object.assign(stored.log[2] ?? {}, { seq: 4 }))).toEqual([0, 0, 0, 1]);
    expect(findings(({ stored }) => Object.assign(stored.counter, { seq: 4 }))).toEqual([0, 0, 0, 1]);
    expect(findings(({ stored }) => Object.assign(stored.counter, { responses: 2 }))).toEqual([0, 0, 0, 1]);
  });

  test('sees a response that its author is not shown', () => {
    expect(findings(({ listed }) => listed.pop())).toEqual([0, 0, 0, 1]);
  });
});
