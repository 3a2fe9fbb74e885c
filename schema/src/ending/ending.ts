import { ENDING_LIMITS } from '../limit/ending-limits.js';
import { LIMITS } from '../limit/limits.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { at, type FaultList } from '../reading/fault.js';
import { integer, offByDefault } from '../reading/field.js';
import {
  checkFields,
  keysOf,
  readFields,
  type RecordOf,
  type RecordWithDefaultsOf,
  shapeFields,
  withDefaults,
} from '../reading/field-table.js';
import { RecordReader } from '../reading/record-reader.js';
import { richTextRules } from '../rich-text/check-rich-text.js';
import { label, picture } from '../theme/theme-field.js';
import { line, parameterNames, questionIds, webAddress } from './ending-field.js';

/** One end page, each key in one entry: what a respondent reads when the answers are in, and where the page leads on to. */
export const ENDING = {
  title: line({
    description: `Plain text, at most ${ENDING_LIMITS.title} characters. Left out: the page's own.`,
    max: ENDING_LIMITS.title,
  }),
  text: line({
    description: `Rich text, at most ${ENDING_LIMITS.text} characters, which may insert answers like titles of questions. Left out: the page's own.`,
    max: ENDING_LIMITS.text,
  }),
  picture: picture({ description: 'Stored name of a picture over the text.' }),
  buttonText: label({
    description: `Plain text, at most ${LIMITS.buttonText} characters, of the button that leads to \`buttonUrl\`. Left out: the page's own.`,
  }),
  buttonUrl: webAddress({
    description: `Address of http or https, at most ${ENDING_LIMITS.address} characters, to which a button leads. Left out: no button.`,
  }),
  redirectUrl: webAddress({
    description: `Address of http or https, at most ${ENDING_LIMITS.address} characters, to which the page leads on by itself. Left out: it stays.`,
  }),
  redirectSeconds: integer({
    description: 'Seconds before it leads on to `redirectUrl`, in which one may stay or go at once; 0: at once.',
    min: 0,
    max: ENDING_LIMITS.seconds,
    default: ENDING_LIMITS.secondsByDefault,
  }),
  sendsResponse: offByDefault({ description: 'Adds `responseId` to the address it leads on to.' }),
  sendsSource: offByDefault({ description: 'Adds `source`, the source tag of the link that was opened, to the address it leads on to.' }),
  params: parameterNames({
    description: `Names of received parameters to add to the address it leads on to, at most ${ENDING_LIMITS.params}, as they came.`,
  }),
  nodeIds: questionIds({
    description: `Local ids of questions whose answers are added to the address under their codes, at most ${ENDING_LIMITS.answers}: codes of options, or what was typed.`,
  }),
};

const KEYS = keysOf(ENDING);

/** An end page; every key may be absent. */
export type Ending = RecordOf<typeof ENDING>;

/** Present = set, absent = leave, null = back to the default. */
export type EndingChange = { readonly [K in keyof Ending]?: Ending[K] | null };

/** Every key with its value; `null` where absence has a meaning of its own. */
export type EndingWithDefaults = RecordWithDefaultsOf<typeof ENDING>;

/** Returns every key of an end page with its default filled in. */
export const endingWithDefaults = (ending: Ending = {}): EndingWithDefaults => withDefaults(ENDING, ending);

/** Reads an end page from the record that carries it; `more` names keys that are not the page's. */
export function readEndingFields(reader: RecordReader, ...more: readonly string[]): Ending {
  reader.allowOnly([...KEYS, ...more]);
  return readFields(ENDING, reader);
}

/** Reads an end page; undefined when there is none. */
export function readEnding(value: unknown, path: string, faults: FaultList): Ending | undefined {
  const reader = value === undefined ? undefined : RecordReader.of(value, path, faults);
  return reader && readEndingFields(reader);
}

/** Reads a change of an end page: null in a key leads back to its default, null altogether to no page. */
export function readEndingChange(value: unknown, path: string, faults: FaultList): EndingChange | null | undefined {
  if (value === undefined || value === null) return value;
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(KEYS);
  const { reader: given, nulls } = reader.withoutNulls();
  const cleared = KEYS.filter((key) => nulls.has(key)).map((key) => [key, null]);
  return { ...readFields(ENDING, given), ...Object.fromEntries(cleared) };
}

/** Notes every rule that an end page breaks: addresses lead to http and https only, texts are as rich as titles, pictures are stored here. */
export function checkEnding(faults: FaultList, path: string, ending: Ending): void {
  checkFields(ENDING, faults, path, ending);
  // Not in the table: whoever makes a new survey would have to load the rules of rich text with it.
  for (const rule of richTextRules(ending.text ?? '')) faults.add(at(path, 'text'), rule);
}

/** Puts an end page into canonical shape. Undefined when nothing is left: a page that says nothing is the product's own. */
export const shapeEnding = (ending: Ending): Ending | undefined => shapeFields(ENDING, ending);

/** Returns the end page with a change in it; undefined: none. */
export function changedEnding(ending: Ending | undefined, change: EndingChange | null | undefined): Ending | undefined {
  if (change === undefined) return ending;
  const merged = Object.entries({ ...ending, ...change }).filter(([, value]) => value !== null);
  return change === null ? undefined : Object.fromEntries(merged);
}

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the change that leads from `after` back to `before`, of those keys alone that differ; undefined when none does. */
export function inverseEndingChange(before: Ending = {}, after: Ending = {}): EndingChange | undefined {
  const keys = KEYS.filter((key) => !isSame(before[key], after[key]));
  return keys.length === 0 ? undefined : dropUndefined(Object.fromEntries(keys.map((key) => [key, before[key] ?? null])));
}
