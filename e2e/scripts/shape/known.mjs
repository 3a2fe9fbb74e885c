import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('./known.json', import.meta.url);

/** How many faults of each kind a top folder may still have, e.g. `{ "client/src/designer": { "pairs": 3, "crumbs": 40 } }`. */
export const readKnown = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** Lowers the allowances to what was found. Never raises one. */
export function shrinkKnown(found) {
  const counts = countsOf(found);
  const rows = Object.entries(readKnown()).map(([folder, allowed]) => [
    folder,
    Object.fromEntries(
      Object.entries(allowed)
        .map(([kind, most]) => [kind, Math.min(most, counts.get(`${folder} ${kind}`) ?? 0)])
        .filter(([, count]) => count > 0),
    ),
  ]);
  const needed = Object.fromEntries(rows.filter(([, allowed]) => Object.keys(allowed).length > 0));
  writeFileSync(FILE, `${JSON.stringify(needed, null, 2)}\n`);
}

/** The faults of every top folder that has more than it is allowed. */
export function unknownFaults(found, known) {
  const counts = countsOf(found);
  const allowedFor = ({ path, kind }) => known[topFolderOf(path)]?.[kind] ?? 0;
  return found.filter((fault) => (counts.get(keyOf(fault)) ?? 0) > allowedFor(fault)).map(({ text }) => text);
}

/** A note for every allowance that is larger than needed. */
export function needlessAllowances(found, known) {
  const counts = countsOf(found);
  return Object.entries(known).flatMap(([folder, allowed]) =>
    Object.entries(allowed)
      .filter(([kind, most]) => (counts.get(`${folder} ${kind}`) ?? 0) < most)
      .map(([kind, most]) => `${folder}: ${counts.get(`${folder} ${kind}`) ?? 0} ${kind} of ${most} allowed`),
  );
}

function countsOf(found) {
  const counts = new Map();
  for (const fault of found) counts.set(keyOf(fault), (counts.get(keyOf(fault)) ?? 0) + 1);
  return counts;
}

const keyOf = ({ path, kind }) => `${topFolderOf(path)} ${kind}`;

/** `client/src/designer`, `server/src` for a file directly in it, `e2e/support`. */
function topFolderOf(path) {
  return /^((?:schema|server|client)\/src(?:\/[^/.]+(?=\/|$))?|e2e(?:\/[^/.]+(?=\/|$))?)/.exec(path)?.[1] ?? path;
}
