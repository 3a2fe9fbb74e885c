/** Adds up what the suites said at their ends, jest's ("Tests: 1 failed, 12 passed, 13 total") and Playwright's ("12 passed (1m)"). */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const SUMMARY = /^\s*(?:Tests:\s.*total|\d+ (?:passed|failed)\b.*)$/;

const summaries = stripVTControlCharacters(readFileSync(process.argv[2], 'utf8'))
  .split('\n')
  .filter((line) => SUMMARY.test(line));

function total(word) {
  const found = summaries.flatMap((line) => [...line.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))]);
  return found.reduce((sum, [, count]) => sum + Number(count), 0);
}

console.log(`${total('passed')} passed, ${total('failed')} failed`);
