import { freshMobile } from '../features/account/account.factory.js';
import type { InputShape } from '../platform/access/input-shape.js';
import type { Operation } from '../platform/access/operation.js';
import type { Example } from './example.js';
import {
  FRESH_MOBILE,
  isKind,
  nameOf,
  type Names,
  OWN,
  OWN_EXPORT_LINK,
  OWN_LINK_CODE,
  OWN_PICTURE,
  OWN_LINKS,
  OWN_RESPONSE,
  OWN_RESPONSES,
  OWN_SURVEYS,
  OWN_SHARE_LINK,
  OwnPart,
  partOf,
} from './names.js';
import { put } from './placing.js';

export type Input = Readonly<Record<string, unknown>>;

/** Values of required fields that are no ids, by name. */
const WORDS: Readonly<Record<string, unknown>> = { title: 'A title', name: 'A name', answers: {}, limit: 5, template: 1 };

/** A good input of an operation: what its shape requires, what the example adds, and what it adds so that one place is looked at. */
export function sampleOf(operation: Operation, own: Names, example: Example, place?: string): Input {
  const input = { ...example.input, ...(place && example.at?.[place]) };
  const kinds = new Map(operation.access?.places.map(({ at, names }) => [at, names]));
  const valueAt = (shape: InputShape, at: string): unknown => {
    const names = kinds.get(at);
    if (names !== undefined && isKind(names)) return nameOf(names, own, operation);
    if (shape.anyOf?.[0]) return valueAt(shape.anyOf[0], at);
    if (shape.properties) return objectAt(shape, at);
    if (shape.items) return (shape.minItems ?? 0) > 0 ? [valueAt(shape.items, `${at}[]`)] : [];
    return shape.const ?? shape.enum?.[0] ?? WORDS[at.split('.').at(-1) ?? ''];
  };
  const objectAt = ({ properties = {}, required = [] }: InputShape, at: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(properties)
        // The three parts of a `/v1` input are always there.
        .filter(([key]) => (operation.door === '/v1' && at === '') || required.includes(key))
        .map(([key, shape]) => [key, valueAt(shape, at ? `${at}.${key}` : key)]),
    );
  const required = objectAt(operation.input, '');
  return Object.entries(input).reduce((made, [at, value]) => {
    const names = kinds.get(at);
    const given = value === OWN && names !== undefined && isKind(names) ? nameOf(names, own, operation) : value;
    return put(made, at, resolved(given, own, operation));
  }, required);
}

/** Own parts become the numbers that the door calls them. */
function resolved(value: unknown, own: Names, operation: Operation): unknown {
  if (value === FRESH_MOBILE) return freshMobile();
  if (value === OWN_PICTURE) return own.picture;
  if (value === OWN_LINK_CODE) return own.linkCode;
  if (value === OWN_SHARE_LINK) return own.shareLink;
  if (value === OWN_EXPORT_LINK) return own.exportLink;
  if (value === OWN_RESPONSE) return own.response;
  if (value === OWN_RESPONSES) return [own.response];
  if (value === OWN_LINKS) return [own.personalLink];
  if (value === OWN_SURVEYS) return [own.survey];
  if (value instanceof OwnPart) return partOf(value.part, own, operation);
  if (Array.isArray(value)) return value.map((each) => resolved(each, own, operation));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner, own, operation)]));
}
