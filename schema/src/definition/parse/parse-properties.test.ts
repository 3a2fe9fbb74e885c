import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryDefinition } from '../../testing/arbitrary-definition.js';
import { canonicalText } from '../canonical-text.js';
import { parseDefinition } from './parse-definition.js';
import { randomRuns } from '../../testing/random-runs.js';

type Json = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every record and list in a value, outermost first. */
const containersIn = (value: unknown): Json[] => (isContainer(value) ? [value, ...Object.values(value).flatMap(containersIn)] : []);

/** Values that have no business where they are put, and some that may have. */
const STRAY: readonly unknown[] = [
  null,
  undefined,
  -1,
  0,
  1,
  2,
  1.5,
  1e9,
  '',
  'x',
  '\ud800',
  true,
  [],
  {},
  [[]],
  { id: 1 },
  () => 1,
  Number.NaN,
];

/** Puts a stray value somewhere into a copy of the definition. */
function spoil(text: string, place: number, key: number, stray: number): unknown {
  const copy: unknown = JSON.parse(text);
  const containers = containersIn(copy);
  const target = containers[place % containers.length];
  if (target === undefined) return copy;
  const keys = [...Object.keys(target), 'extra'];
  Reflect.set(target, keys[key % keys.length] ?? 'extra', STRAY[stray % STRAY.length]);
  return copy;
}

describe('whatever comes from outside', () => {
  it('is taken whole or refused with a path, and what is taken is canonical', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc), fc.nat(), fc.nat(), fc.nat(), (definition, place, key, stray) => {
        const parsed = parseDefinition(spoil(canonicalText(definition), place, key, stray));

        if (!parsed.ok) {
          expect(parsed.faults.length).toBeGreaterThan(0);
          return;
        }
        const text = canonicalText(parsed.value);
        const again = parseDefinition(JSON.parse(text));
        expect(again.ok && canonicalText(again.value)).toBe(text);
      }),
      randomRuns(2_000),
    );
  });

  it.each([undefined, null, 5, 'x', [], () => 1, new Map(), Object.create(null)])(
    'is refused when it is no definition at all: %p',
    (value) => {
      expect(parseDefinition(value).ok).toBe(false);
    },
  );
});
