import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../../definition/definition.js';
import { compile } from '../../engine/compile.js';
import { evaluate } from '../../engine/evaluate.js';
import type { Finding } from '../finding/finding.js';
import { checkSurvey } from '../launch-findings.js';
import { everyWay } from '../testing/every-way.js';
import { expectedFindings } from '../testing/expected-findings.js';
import { eventsOn } from '../testing/events-on.js';
import { randomSurvey } from '../testing/random-survey.js';
import { eventOf } from '../testing/event-of.js';
import { withoutImplied } from './report-order.js';

const SURVEYS = 500;
const MOST_WAYS = 600;

interface Judged {
  readonly seed: number;
  readonly definition: SurveyDefinition;
  /** Findings from enumerating all answers, independently of the check. */
  readonly expected: readonly string[];
  /** Findings of the check. */
  readonly findings: readonly Finding[];
  readonly undecided: ReadonlySet<string>;
}

const keyOf = ({ code, nodeId, logicId, conditionId, partId, sourceId, otherId, quotaId, cell }: Omit<Finding, 'severity'>): string =>
  JSON.stringify({ code, nodeId, logicId, conditionId, partId, sourceId, otherId, quotaId, cell });

const isOfReach = ({ witness, conflict }: Finding): boolean => witness !== undefined || conflict !== undefined;

/** Random surveys that are small enough to enumerate. */
function judgedSurveys(): Judged[] {
  const found: Judged[] = [];
  for (let seed = 1; found.length < SURVEYS; seed += 1) {
    const definition = randomSurvey(seed);
    const ways = everyWay(definition, MOST_WAYS);
    if (ways === null) continue;
    const { findings, undecided } = checkSurvey(definition);
    const faulty = new Set(findings.filter((one) => !isOfReach(one)).map(({ logicId = 0 }) => logicId));
    const expected = expectedFindings(definition, eventsOn(definition, ways)) as Finding[];
    const empty = new Set(findings.filter(({ code }) => code === 'noOptions' || code === 'noRows').map(({ nodeId = 0 }) => nodeId));
    const clean = expected.filter(
      ({ nodeId = -1, logicId = -1, otherId = -1 }) => !empty.has(nodeId) && !faulty.has(logicId) && !faulty.has(otherId),
    );
    found.push({
      seed,
      definition,
      expected: clean.map(keyOf),
      findings: findings.filter(isOfReach),
      undecided: new Set(undecided.map(keyOf)),
    });
  }
  return found;
}

const onlyWith = (definition: SurveyDefinition, items: readonly number[]): SurveyDefinition => ({
  ...definition,
  logic: definition.logic?.filter(({ id }) => items.includes(id)),
});

/** Returns whether a finding's word is true on some way; null when there are too many ways to decide. */
function canHappen(definition: SurveyDefinition, finding: Finding): boolean | null {
  const ways = everyWay(definition, MOST_WAYS);
  return ways === null ? null : eventsOn(definition, ways).has(eventOf(finding));
}

describe('on 500 random surveys the check', () => {
  const surveys = judgedSurveys();
  const all = surveys.flatMap(({ findings }) => findings);

  it('tells nothing that going through all answers does not tell', () => {
    const wrong = surveys.flatMap(({ seed, findings, expected }) =>
      findings
        .map(keyOf)
        .filter((key) => !expected.includes(key))
        .map((key) => `${seed} ${key}`),
    );

    expect(wrong).toEqual([]);
  });

  it('misses nothing that it does not leave undecided', () => {
    const missed = surveys.flatMap(({ seed, findings, expected, undecided }) => {
      const told = new Set(findings.map(keyOf));
      const wanted = withoutImplied(expected.map((key) => JSON.parse(key) as Finding)).map(keyOf);
      return wanted.filter((key) => !told.has(key) && !undecided.has(key)).map((key) => `${seed} ${key}`);
    });

    expect(missed).toEqual([]);
  });

  it('has a lot to tell, of every kind, and leaves next to nothing undecided', () => {
    const undecided = surveys.reduce((sum, one) => sum + one.undecided.size, 0);
    const codes = new Set(all.map(({ code }) => code));

    expect(all.length).toBeGreaterThan(SURVEYS);
    expect(undecided).toBeLessThanOrEqual(all.length / 100);
    expect([...codes].sort()).toEqual([
      'alwaysHolds',
      'emptyCarry',
      'minMayFallShort',
      'minUnreachable',
      'neverHolds',
      'shadowedJump',
      'showAndHide',
      'skippedCarry',
      'skippedPiped',
      'unreachableCell',
      'unreachableEnd',
      'unreachableOption',
      'unreachableQuestion',
      'unreachableRow',
    ]);
  });

  it('brings a witness that shows it, with every question on the way answered as it asks', () => {
    const idle = surveys.flatMap(({ seed, definition, findings }) =>
      findings.flatMap((finding) => {
        const { witness: answers } = finding;
        if (answers === undefined) return [];
        const evaluation = evaluate(compile(definition), answers);
        return eventsOn(definition, [{ answers, evaluation }]).has(eventOf(finding)) ? [] : `${seed} ${keyOf(finding)}`;
      }),
    );

    expect(idle).toEqual([]);
  });

  it('names items that rule it out without the others, none of them in vain', () => {
    const wrong: string[] = [];
    let looked = 0;
    for (const { seed, definition, findings } of surveys.filter((_, place) => place % 5 === 0)) {
      for (const finding of findings) {
        const { conflict, logicId, code } = finding;
        if (conflict === undefined || code === 'minUnreachable') continue;
        looked += 1;
        if (canHappen(onlyWith(definition, conflict), finding) === true)
          wrong.push(`${seed} not enough: ${keyOf(finding)} ${conflict.join()}`);
        for (const id of conflict.filter((one) => one !== logicId)) {
          const rest = conflict.filter((one) => one !== id);
          if (canHappen(onlyWith(definition, rest), finding) === false) wrong.push(`${seed} in vain: ${id} of ${keyOf(finding)}`);
        }
      }
    }

    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(SURVEYS / 10);
  });
});
