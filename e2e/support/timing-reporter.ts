import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { REPOSITORY } from './repository.js';

/** So much of each error is repeated in the summary: its first lines say what was expected and what came. */
const ERROR_CHARACTERS = 1_500;

/**
 * Appends one JSON line per test file, and one per test that failed at every try or passed at a later one only, to the file that WENCE_TIMINGS names;
 * the summary of `npm test` reads it. Seconds of both languages add up.
 */
export default class TimingReporter implements Reporter {
  private readonly milliseconds = new Map<string, number>();
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = relative(REPOSITORY, test.location.file);
    this.milliseconds.set(file, (this.milliseconds.get(file) ?? 0) + result.duration);
    this.tests.add(test);
  }

  onEnd(): void {
    const path = process.env['WENCE_TIMINGS'];
    if (path === undefined) return;
    const lines = [...this.milliseconds].map(([file, sum]) => JSON.stringify({ suite: 'browser', file, seconds: sum / 1000 }));
    const failures = [...this.tests].flatMap(failureOf).map((failure) => JSON.stringify({ suite: 'browser', ...failure }));
    appendFileSync(path, [...lines, ...failures].map((line) => `${line}\n`).join(''));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function failureOf(test: TestCase): object[] {
  const outcome = test.outcome();
  if (outcome !== 'unexpected' && outcome !== 'flaky') return [];
  const errors = test.results.flatMap(({ errors: found }) => found.map(({ message, stack }) => message ?? stack ?? ''));
  return [
    {
      failed: test.titlePath().filter(Boolean).join(' › '),
      isFlaky: outcome === 'flaky',
      error: stripVTControlCharacters(errors[0] ?? '').slice(0, ERROR_CHARACTERS),
    },
  ];
}
