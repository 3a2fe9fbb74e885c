import { at, type FieldFault } from '@wence/schema';
import { z } from 'zod';
import { free, type Free } from '../access/access.js';

/** A key of an object that came from a `GET`: the `POST` of its kind takes it and does not change it. */
const asRead = z.unknown().optional().meta({ readOnly: true, description: 'As it was read, or left out. A0400 if it is changed' });

/** The keys of what a `GET` answers that the matching `POST` does not write. */
export function readOnlyKeys<Read extends object, Written extends object>(
  read: Read,
  written: Written,
): Record<Exclude<keyof Read & string, keyof Written>, typeof asRead> {
  const keys = Object.keys(read).filter((key) => !(key in written));
  return Object.fromEntries(keys.map((key) => [key, asRead])) as ReturnType<typeof readOnlyKeys<Read, Written>>; // The keys that the type names.
}

const COMPARED = free('compared with what a read answers, and not looked up');

/** Declares such keys for an access rule: `before` is where the object stands, like `body` or `body.nodes[]`. */
export const asReadPlaces = <Before extends string, Key extends string>(before: Before, keys: Readonly<Record<Key, unknown>>) =>
  Object.fromEntries(Object.keys(keys).map((key) => [`${before}.${key}`, COMPARED])) as Record<`${Before}.${Key}`, Free>;

/**
 * Faults of the read-only keys of an object that was sent: each that is not what a read answers now, named by the first place that differs. Keys
 * inside that were left out count as unchanged. With no such object (`current` undefined) none of them may be sent.
 */
export function changedAsRead(sent: object, current: object | undefined, keys: object, path = ''): FieldFault[] {
  return Object.keys(keys).flatMap((key) => {
    const value: unknown = Reflect.get(sent, key);
    if (value === undefined) return [];
    const field = current ? firstDifference(value, Reflect.get(current, key), at(path, key)) : at(path, key);
    return field === null ? [] : [{ field, rule: 'readOnly' as const }];
  });
}

/** An object without its read-only keys. */
export function withoutAsRead<T extends object, Key extends string>(sent: T, keys: Readonly<Record<Key, unknown>>): Omit<T, Key> {
  return Object.fromEntries(Object.entries(sent).filter(([key]) => !(key in keys))) as Omit<T, Key>; // Just left out.
}

/** What an object that was sent changes: its values that are not what a read answers. */
export function changedOf<T extends object>(sent: T, current: object): Partial<T> {
  const changed = Object.entries(sent).filter(
    ([key, value]) => value !== undefined && firstDifference(value, Reflect.get(current, key), '') !== null,
  );
  return Object.fromEntries(changed) as Partial<T>; // Some of its entries.
}

/** Whether any read-only key was sent: only then is there something to compare with. */
export const hasAsRead = (sent: object, keys: object): boolean => Object.keys(keys).some((key) => Reflect.get(sent, key) !== undefined);

/** Path of the first value that is not the same, null if all are. */
function firstDifference(sent: unknown, current: unknown, path: string): string | null {
  if (!isContainer(sent) || !isContainer(current)) return Object.is(sent, current) ? null : path;
  if (Array.isArray(sent) !== Array.isArray(current)) return path;
  if (Array.isArray(sent) && Array.isArray(current) && sent.length !== current.length) return path;
  for (const key of Object.keys(sent)) {
    const inner = at(path, Array.isArray(sent) ? Number(key) : key);
    const difference = Object.hasOwn(current, key) ? firstDifference(Reflect.get(sent, key), Reflect.get(current, key), inner) : inner;
    if (difference !== null) return difference;
  }
  return null;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
