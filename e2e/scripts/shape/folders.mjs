import { posix } from 'node:path';
import { importsOf, modulesOf } from './imports.mjs';
import { isTable } from './kinds.mjs';

/** A file of fewer lines that only one neighbour imports belongs into that neighbour. */
const CRUMB_LINES = 25;

/** Pairs of folders that import each other, a parent and its child among them, and crumbs: `{ path, kind, text }`. */
export function folderFindings(files) {
  const modules = modulesOf(files);
  const imports = importsOf(modules);
  return [...pairsOf(imports), ...crumbsOf(modules, imports)];
}

function pairsOf(imports) {
  const arrows = new Map();
  for (const { from, to } of imports) {
    const [folder, other] = [posix.dirname(from), posix.dirname(to)];
    if (folder !== other) arrows.set(`${folder} ${other}`, `${from} imports ${to}`);
  }
  return [...arrows].flatMap(([arrow, example]) => {
    const [folder, other] = arrow.split(' ');
    const back = folder < other && arrows.get(`${other} ${folder}`);
    return back ? [{ path: folder, kind: 'pairs', text: `${folder} and ${other} import each other: ${example}, ${back}` }] : [];
  });
}

function crumbsOf(modules, imports) {
  const importers = new Map();
  for (const { from, to } of imports) importers.set(to, (importers.get(to) ?? new Set()).add(from));
  return modules.flatMap(({ path, lines }) => {
    const [only, ...others] = importers.get(path) ?? [];
    const isCrumb = lines.length < CRUMB_LINES && only !== undefined && others.length === 0 && !isTable(path);
    if (!isCrumb || posix.dirname(only) !== posix.dirname(path)) return [];
    return [{ path, kind: 'crumbs', text: `${path}: ${lines.length} lines that only ${posix.basename(only)} imports; join them` }];
  });
}
