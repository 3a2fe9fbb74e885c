import { posix } from 'node:path';
import { isGenerated, isTestCode } from './kinds.mjs';

/** Matches static, side-effect, type-only and lazy imports and re-exports of relative paths. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)['"](\.[^'"]*)['"]/gm;
const MODULE = /^((schema|server|client)\/src|e2e)\/.*\.tsx?$/;

/** Modules whose place is judged: sources of the workspaces without tests and generated files. */
export function modulesOf(files) {
  return files.filter(({ path }) => MODULE.test(path) && !path.endsWith('.d.ts') && !isGenerated(path) && !isTestCode(path));
}

/** Every import between these modules, as `{ from, to }` paths. */
export function importsOf(modules) {
  const paths = new Set(modules.map(({ path }) => path));
  return modules.flatMap(({ path, lines }) =>
    [...lines.join('\n').matchAll(IMPORT)].flatMap(([, specifier]) => {
      const to = resolve(posix.join(posix.dirname(path), specifier), paths);
      return to === undefined ? [] : [{ from: path, to }];
    }),
  );
}

function resolve(target, paths) {
  const bare = target.replace(/\.jsx?$/, '');
  return [target, `${bare}.ts`, `${bare}.tsx`, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => paths.has(path));
}
