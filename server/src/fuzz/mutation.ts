import type { SeededRandom } from '../demo/seeded-random.js';
import { EXTRA_KEYS, scrap } from './scraps.js';

type Path = readonly (string | number)[];

const MOST_PLACES = 3000;

/** The places of a value that something can stand at, its own root among them. */
function placesOf(value: unknown): Path[] {
  const places: Path[] = [];
  const walk = (part: unknown, path: Path) => {
    if (places.length >= MOST_PLACES) return;
    places.push(path);
    if (typeof part !== 'object' || part === null) return;
    for (const [key, child] of Object.entries(part)) walk(child, [...path, Array.isArray(part) ? Number(key) : key]);
  };
  walk(value, []);
  return places;
}

const REMOVED = Symbol('removed');

/** A copy that differs at one place. `null`-prototype where keys such as `__proto__` are to be keys and nothing else. */
function changedAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    const changed = value.map((item, index) => (index === key ? changedAt(item, rest, change) : item));
    return changed.filter((item) => item !== REMOVED);
  }
  const entries = Object.entries(value as object).map(
    ([name, item]) => [name, name === key ? changedAt(item, rest, change) : item] as const,
  );
  return withKeys(entries.filter(([, item]) => item !== REMOVED));
}

function withKeys(entries: readonly (readonly [string, unknown])[]): object {
  const made: Record<string, unknown> = Object.create(null);
  for (const [key, item] of entries) made[key] = item;
  return made;
}

type Change = (old: unknown, chance: SeededRandom) => unknown;

const CHANGES: readonly Change[] = [
  (_old, chance) => scrap(chance),
  (_old, chance) => scrap(chance),
  () => REMOVED,
  () => null,
  (old) => [old],
  (old) => ({ value: old }),
  (old) => (Array.isArray(old) ? Object.fromEntries(old.entries()) : JSON.stringify(old)),
  (old) => (Array.isArray(old) ? Array.from({ length: 700 }, () => old[0]) : old),
  (old) => (Array.isArray(old) ? [...old, ...old] : typeof old === 'number' ? -old : old),
  (old, chance) =>
    typeof old === 'object' && old !== null && !Array.isArray(old)
      ? withKeys([...Object.entries(old), [chance.pick(EXTRA_KEYS), scrap(chance)]])
      : [old, old],
];

/** The value with one to three of its places spoilt. */
export function mutated(value: unknown, chance: SeededRandom): unknown {
  let current = value;
  for (let times = chance.pick([1, 1, 1, 2, 3]); times > 0; times -= 1) {
    const change = chance.pick(CHANGES);
    const spoilt = changedAt(current, chance.pick(placesOf(current)), (old) => change(old, chance));
    current = spoilt === REMOVED ? undefined : spoilt;
  }
  return current;
}
