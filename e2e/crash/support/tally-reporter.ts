import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Tally, talliesOf } from './tally.js';

/** Adds up what all proofs saw. With nothing seen in n independent trials the true rate is below 3/n, 19 times of 20. */
export default class TallyReporter implements Reporter {
  private readonly tallies: Tally[] = [];
  private readonly notes: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    this.tallies.push(...talliesOf(result.annotations));
    const said = (wanted: string) => result.annotations.find(({ type }) => type === wanted)?.description;
    const load = said('load');
    if (load !== undefined) this.notes.push(`  ${test.title}\n    ${load}`);
    if (result.status === 'skipped') this.notes.push(`  NOT RUN: ${test.title} (${said('skip') ?? 'no reason given'})`);
  }

  onEnd(): void {
    const sum = (key: keyof Tally) => this.tallies.reduce((total, each) => total + each[key], 0);
    const lines = [
      ...this.notes,
      `  faults ${sum('faults')} · acknowledged ${sum('acked')} · lost ${sum('lost')} · twice ${sum('twice')} · unasked ${sum('unasked')}`,
      ...(sum('lost') + sum('twice') + sum('unasked') === 0 && sum('faults') > 0
        ? [
            `  with 95 % confidence below ${bound(sum('acked'))} of acknowledged responses, and in less than ${bound(sum('faults'))} of faults`,
          ]
        : []),
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function bound(trials: number): string {
  return (3 / trials).toExponential(1);
}
