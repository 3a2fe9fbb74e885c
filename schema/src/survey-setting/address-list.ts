import { LIMITS } from '../limit/limits.js';
import { at } from '../reading/fault.js';
import type { Field, FieldText } from '../reading/field.js';
import { list } from '../reading/json-schema.js';
import { readTexts } from '../reading/read-items.js';

const V4_PREFIX = [0, 0, 0, 0, 0, 0xffff];
const GROUPS = 8;
const GROUP_BITS = 16;
const V4_BITS = 32;
const ALL_BITS = GROUPS * GROUP_BITS;

/** An address as eight groups of 16 bits; IPv4 as the IPv6 addresses that stand for it. Null: it is none. */
type Groups = readonly number[];

function v4Groups(text: string): Groups | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
  return [a * 256 + b, c * 256 + d];
}

function halfOf(text: string): Groups | null {
  if (text === '') return [];
  const parts = text.split(':');
  const last = parts.at(-1) ?? '';
  const tail = last.includes('.') ? v4Groups(last) : undefined;
  if (tail === null) return null;
  const words = tail ? parts.slice(0, -1) : parts;
  if (!words.every((word) => /^[\da-f]{1,4}$/i.test(word))) return null;
  return [...words.map((word) => Number.parseInt(word, 16)), ...(tail ?? [])];
}

function groupsOf(text: string): Groups | null {
  if (!text.includes(':')) {
    const v4 = v4Groups(text);
    return v4 && [...V4_PREFIX, ...v4];
  }
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = [halfOf(halves[0] ?? ''), halfOf(halves[1] ?? '')];
  if (!head || !tail) return null;
  const missing = GROUPS - head.length - tail.length;
  if (halves.length === 1) return missing === 0 ? head : null;
  return missing > 0 ? [...head, ...Array.from({ length: missing }, () => 0), ...tail] : null;
}

interface AddressRange {
  readonly groups: Groups;
  /** Leading bits that count. */
  readonly bits: number;
}

/** Reads an address or a range in CIDR notation; null for anything else. */
function rangeOf(text: string): AddressRange | null {
  const [address = '', size, ...more] = text.split('/');
  const groups = groupsOf(address);
  if (!groups || more.length > 0) return null;
  if (size === undefined) return { groups, bits: ALL_BITS };
  const most = address.includes(':') ? ALL_BITS : V4_BITS;
  if (!/^(?:0|[1-9]\d{0,2})$/.test(size) || Number(size) > most) return null;
  return { groups, bits: Number(size) + ALL_BITS - most };
}

function holds({ groups, bits }: AddressRange, address: Groups): boolean {
  return groups.every((group, place) => {
    const counted = Math.min(GROUP_BITS, Math.max(0, bits - place * GROUP_BITS));
    return group >>> (GROUP_BITS - counted) === (address[place] ?? 0) >>> (GROUP_BITS - counted);
  });
}

/** Returns whether an address is one of these addresses or within one of these ranges. What is no address is in none. */
export function isAddressIn(ranges: readonly string[], address: string): boolean {
  const groups = groupsOf(address);
  return (
    groups !== null &&
    ranges.some((text) => {
      const range = rangeOf(text);
      return range !== null && holds(range, groups);
    })
  );
}

/** Returns whether a text is an address or a range of addresses in CIDR notation. */
export const isAddressRange = (text: string): boolean => rangeOf(text) !== null;

/** Setting with the addresses that answers are taken from; any unless it is set. An empty list says no more than its absence. */
export const addressList = ({ description }: FieldText): Field<readonly string[], undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => readTexts(reader, key, LIMITS.addresses),
  shape: (value) => (value.length === 0 ? undefined : value),
  check: (faults, path, value) => {
    value.forEach((text, place) => {
      if (!isAddressRange(text)) faults.add(at(path, place), 'format');
      else if (value.indexOf(text) < place) faults.add(at(path, place), 'notUnique');
    });
  },
  schema: list({ type: 'string' }, LIMITS.addresses),
});
