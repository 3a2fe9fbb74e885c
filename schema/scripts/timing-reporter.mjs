/**
 * Jest reporter of all workspaces. Appends one JSON line per test file, `{suite, file, seconds}`, and one per failure, `{suite, failed, error}`, to
 * the file that WENCE_TIMINGS names; the summary at the end of `npm test` reads it. A suite is a workspace, or a workspace and the project of its jest
 * configuration.
 */
import { appendFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** So much of each error is repeated in the summary: its first lines say what was expected and what came. */
const ERROR_CHARACTERS = 1_500;

export default class TimingReporter {
  onTestResult({ path, context: { config } }, { perfStats: { start, end }, testResults, testExecError }) {
    const suite = [basename(config.rootDir), config.displayName?.name].filter(Boolean).join(' ');
    const file = relative(config.rootDir, path);
    const failures = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ failed: `${file} › ${fullName}`, error: failureMessages[0] ?? '' }));
    if (testExecError) failures.push({ failed: file, error: testExecError.message ?? String(testExecError) });
    const lines = [
      { suite, file, seconds: (end - start) / 1000 },
      ...failures.map(({ failed, error }) => ({ suite, failed, error: stripVTControlCharacters(error).slice(0, ERROR_CHARACTERS) })),
    ];
    appendFileSync(process.env.WENCE_TIMINGS, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
}
