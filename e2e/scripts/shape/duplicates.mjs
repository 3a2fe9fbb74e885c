import { isGenerated, isSource, isTest } from './kinds.mjs';

const BLOCK = 12;
/** A line of nothing but a comment. */
const COMMENT = /^(\/\/|\/?\*( |\*|\/|$))/;

/** Blocks of twelve or more lines that stand in two places: spaces folded, blank lines, comments and imports passed over. */
export function duplicateFaults(files) {
  const seen = new Map();
  return files
    .filter(({ path }) => isSource(path) && !isGenerated(path) && !isTest(path) && !/(^|\/)(data|fixtures)\//.test(path))
    .flatMap((file) => blocksSeenBefore(file, seen));
}

function blocksSeenBefore({ path, lines }, seen) {
  const meaningful = meaningfulLines(lines);
  const faults = [];
  for (let at = 0; at + BLOCK <= meaningful.length; at += 1) {
    const key = keyAt(meaningful, at);
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, { path, at, line: meaningful[at].line });
    } else if (first.path !== path || at - first.at >= BLOCK) {
      faults.push(`${path}:${meaningful[at].line}: the same ${BLOCK} lines or more stand in ${first.path}:${first.line}`);
      at = lastOfRun(meaningful, at, seen);
    }
  }
  return faults;
}

/** One fault for a long copy, not one for each of its windows. */
function lastOfRun(meaningful, at, seen) {
  let last = at;
  while (last + 1 + BLOCK <= meaningful.length && seen.has(keyAt(meaningful, last + 1))) last += 1;
  return last;
}

function keyAt(meaningful, at) {
  return meaningful
    .slice(at, at + BLOCK)
    .map((each) => each.text)
    .join('\n');
}

function meaningfulLines(lines) {
  const kept = [];
  let insideImport = false;
  for (const [index, raw] of lines.entries()) {
    const text = raw.trim().replace(/\s+/g, ' ');
    if (/^(import\b(?!\()|export (\*|(type )?\{).*from )/.test(text)) insideImport = true;
    if (!insideImport && text !== '' && !COMMENT.test(text)) kept.push({ text, line: index + 1 });
    if (text.endsWith(';')) insideImport = false;
  }
  return kept;
}
