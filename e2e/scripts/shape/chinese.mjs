import { holdsTexts, isGenerated } from './kinds.mjs';

/** Han characters, and the punctuation and full-width forms that go with them. */
const CHINESE = /[\p{Script=Han}\u3001-\u303f\uff01-\uff5e]/u;

/** Texts belong to the files that translators read; code and comments are English. */
export function chineseFaults(files) {
  return files
    .filter(({ path }) => /\.(ts|tsx|mjs|cjs)$/.test(path) && !holdsTexts(path) && !isGenerated(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => (CHINESE.test(line) ? [`${path}:${index + 1}: Chinese outside the locale files`] : [])),
    );
}
