import { isGenerated } from './kinds.mjs';

/** At the top of a module, an arrow function with a body in braces; one whose type is written before the `=` stays. */
const ARROW_WITH_BODY = /^(?:export )?const (\w+) = (?:async )?(?:<[^\n]*>)?\((?:[^\n]*|\n(?: [^\n]*\n)*)\)[^\n]*=> \{$/gm;

/** A function that returns a function: the outer one is an expression. */
const CURRIED = / => (?:async )?\(/;

/** Functions with a body are declared with `function`; arrows are for expressions and for functions passed on or typed from outside. */
export function dialectFaults(files) {
  return files
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !isGenerated(path))
    .flatMap(({ path, lines }) => {
      const text = lines.join('\n');
      return [...text.matchAll(ARROW_WITH_BODY)]
        .filter(([match]) => !CURRIED.test(match))
        .map(
          ({ 1: name, index }) => `${path}:${text.slice(0, index).split('\n').length}: declare ${name} with \`function\`; it has a body`,
        );
    });
}
