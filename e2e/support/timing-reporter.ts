import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { REPOSITORY } from './repository.js';

/** Appends one JSON line per test file to the file that WENCE_TIMINGS names; the summary of `npm test` reads it. Seconds of both languages add up. */
export default class TimingReporter implements Reporter {
  private readonly milliseconds = new Map<string, number>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = relative(REPOSITORY, test.location.file);
    this.milliseconds.set(file, (this.milliseconds.get(file) ?? 0) + result.duration);
  }

  onEnd(): void {
    const path = process.env['WENCE_TIMINGS'];
    if (path === undefined) return;
    const lines = [...this.milliseconds].map(([file, sum]) => JSON.stringify({ suite: 'browser', file, seconds: sum / 1000 }));
    appendFileSync(path, lines.map((line) => `${line}\n`).join(''));
  }

  printsToStdio(): boolean {
    return false;
  }
}
