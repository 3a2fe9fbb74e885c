/**
 * Jest reporter of all workspaces. Appends one JSON line per test file, `{suite, file, seconds}`, to the file that WENCE_TIMINGS names; the
 * summary at the end of `npm test` reads it. A suite is a workspace, or a workspace and the project of its jest configuration.
 */
import { appendFileSync } from 'node:fs';
import { basename, relative } from 'node:path';

export default class TimingReporter {
  onTestResult({ path, context: { config } }, { perfStats: { start, end } }) {
    const suite = [basename(config.rootDir), config.displayName?.name].filter(Boolean).join(' ');
    const line = { suite, file: relative(config.rootDir, path), seconds: (end - start) / 1000 };
    appendFileSync(process.env.WENCE_TIMINGS, `${JSON.stringify(line)}\n`);
  }
}
