import { isEmail } from '../answer/formats.js';
import { LIMITS } from '../limit/limits.js';
import { at, type FieldFault } from '../reading/fault.js';
import { textLength } from '../text/text.js';
import { PERSONAL_LINK_LIMITS } from './link-limits.js';
import { LINK_HEADINGS, LINK_WORDS } from './locales/link-words.js';

/** What is kept of a person who gets a one-to-one link, in the order of the columns of a table without headings. */
export const PERSON_KEYS = ['name', 'mobile', 'email', 'remark'] as const;

export type PersonKey = (typeof PERSON_KEYS)[number];

/** A person who gets a one-to-one link; null: nothing is known. */
export type LinkPerson = Readonly<Record<PersonKey, string | null>>;

/** A person as somebody typed it, and the path that faults name it by. */
export interface TypedPerson extends Partial<Readonly<Record<PersonKey, string | null | undefined>>> {
  readonly path: string;
}

/** Mobiles and e-mail addresses that links of the survey have already. */
export interface KnownPeople {
  readonly mobiles: ReadonlySet<string>;
  readonly emails: ReadonlySet<string>;
}

/** People that can be invited, or what is wrong with some of them; at most `LIMITS.faults` faults are told. */
export interface ReadPeople {
  readonly people: readonly LinkPerson[];
  readonly faults: readonly FieldFault[];
}

/** Any country's number, without the signs that people put between its digits. */
const MOBILE = /^\+?\d{6,19}$/;
const BETWEEN_DIGITS = /[\s()-]/g;
/** Signs that nobody types and that spreadsheets cannot hold. */
const UNSEEN = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const READERS: Readonly<Record<PersonKey, (text: string) => string>> = {
  name: (text) => text,
  mobile: (text) => text.replace(BETWEEN_DIGITS, ''),
  email: (text) => text.toLowerCase(),
  remark: (text) => text,
};
const FORMATS: Partial<Readonly<Record<PersonKey, (text: string) => boolean>>> = { mobile: (text) => MOBILE.test(text), email: isEmail };

function readPerson({ path, ...typed }: TypedPerson, faults: FieldFault[]): LinkPerson {
  const entries = PERSON_KEYS.map((key) => {
    const text = READERS[key]((typed[key] ?? '').replace(UNSEEN, ' ').trim());
    const limit = PERSONAL_LINK_LIMITS[key];
    if (textLength(text) > limit) faults.push({ field: at(path, key), rule: 'tooLong', limit });
    else if (text !== '' && FORMATS[key]?.(text) === false) faults.push({ field: at(path, key), rule: 'format' });
    return [key, text === '' ? null : text];
  });
  return Object.fromEntries(entries) as LinkPerson;
}

/**
 * Reads the people of an import (Spec 2, publish): spaces around texts and signs between the digits of mobiles are left out, e-mail addresses become
 * small letters. Faults: `tooLong`, `format`, and `notUnique` for a mobile or an address that another one of them or a link of the survey has.
 */
export function readLinkPeople(typed: readonly TypedPerson[], known: KnownPeople): ReadPeople {
  const faults: FieldFault[] = [];
  const taken = { mobile: new Set(known.mobiles), email: new Set(known.emails) };
  const people = typed.map((one) => {
    const person = readPerson(one, faults);
    for (const key of ['mobile', 'email'] as const) {
      const value = person[key];
      if (value === null) continue;
      if (taken[key].has(value)) faults.push({ field: at(one.path, key), rule: 'notUnique' });
      taken[key].add(value);
    }
    return person;
  });
  return { people, faults: faults.slice(0, LIMITS.faults) };
}

/** The column that a heading names; undefined: none. */
function columnNamed(heading: string): PersonKey | undefined {
  const name = heading.trim().toLowerCase();
  const words = Object.values(LINK_WORDS);
  return PERSON_KEYS.find(
    (key) => key === name || LINK_HEADINGS[key].includes(name) || words.some(({ columns }) => columns[key].toLowerCase() === name),
  );
}

/** Where a table of people has its columns. */
export interface PeopleColumns {
  /** False: its first row is a person already. */
  readonly hasHeadings: boolean;
  readonly places: ReadonlyMap<PersonKey, number>;
  /** Headings that name no column; they are passed over. */
  readonly ignored: readonly string[];
}

/**
 * Finds the columns of a table by its first row (Spec 2, publish). A row in which no heading is known is a person, and the columns are in the order of
 * `PERSON_KEYS`; of a heading that stands there twice the first counts.
 */
export function peopleColumns(first: readonly string[]): PeopleColumns {
  const places = new Map<PersonKey, number>();
  const ignored: string[] = [];
  first.forEach((heading, place) => {
    const key = columnNamed(heading);
    if (key && !places.has(key)) places.set(key, place);
    else if (heading.trim() !== '') ignored.push(heading.trim());
  });
  if (places.size > 0) return { hasHeadings: true, places, ignored };
  return { hasHeadings: false, places: new Map(PERSON_KEYS.map((key, place) => [key, place])), ignored: [] };
}
