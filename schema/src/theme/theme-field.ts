import { LIMITS } from '../limit/limits.js';
import type { FaultList } from '../reading/fault.js';
import { asGiven, type Field, type FieldText, unlimited } from '../reading/field.js';
import { type JsonSchema, oneOfValues, text } from '../reading/json-schema.js';
import { readNumberOf } from '../reading/read-items.js';
import { checkTextAt } from '../reading/text-faults.js';
import { checkImageName } from '../rich-text/address.js';
import { type Colour, isColour } from './contrast.js';

/** The page writes this name into a style: letters, digits and what file names have, and nothing that could end an address there. */
const PLAIN_NAME = /^(?:\{host\})?[\p{L}\p{M}\p{N}._~%/-]+$/u;

/** Matches the beginning of anything that a browser could take for a tag or an entity, and line breaks. */
const NOT_PLAIN = /<[a-z!/?]|&(?:#|[a-z]+;)|\p{Cc}|[\u2028\u2029]/iu;

function checkPicture(faults: FaultList, path: string, name: string): void {
  checkImageName(faults, path, name, true);
  if (!PLAIN_NAME.test(name)) faults.add(path, 'format');
}

function checkColour(faults: FaultList, path: string, colour: string): void {
  if (!isColour(colour)) faults.add(path, 'format');
}

function checkLabel(faults: FaultList, path: string, label: string): void {
  checkTextAt(faults, path, label, { min: 0, max: LIMITS.buttonText });
  if (NOT_PLAIN.test(label)) faults.add(path, 'format');
}

/** A text whose empty form says as much as its absence. */
const emptyAsAbsent = (shape: (value: string) => string) => (value: string) => (value === '' ? undefined : shape(value));

const lowerCase = (value: string): string => value.toLowerCase();

const textField = <Default extends string | undefined>(
  field: FieldText & Pick<Field<string, Default>, 'default' | 'shape' | 'check' | 'schema'>,
): Field<string, Default> => ({ read: (reader, key) => reader.text(key), ...field });

/** The schema of a colour, or of nothing. */
const COLOUR: JsonSchema = { type: 'string', pattern: '^(#[0-9A-Fa-f]{6})?$' };

/** A colour; one that cannot be read together with the others is corrected when the page is drawn, never refused. */
export const colour = <Default extends Colour | undefined>({ description, byDefault }: FieldText & { byDefault: Default }) =>
  textField<Default>({
    description,
    default: byDefault,
    shape: emptyAsAbsent(lowerCase),
    check: checkColour,
    schema: { ...COLOUR, default: byDefault },
  });

/** The stored name of a picture. */
export const picture = ({ description }: FieldText) =>
  textField<undefined>({
    description,
    default: undefined,
    shape: emptyAsAbsent(asGiven),
    check: checkPicture,
    schema: text(LIMITS.imageName),
  });

const looksLikeColour = (value: string): boolean => value.startsWith('#');

/** A colour or the stored name of a picture. */
export const background = ({ description }: FieldText) =>
  textField<undefined>({
    description,
    default: undefined,
    shape: emptyAsAbsent((value) => (looksLikeColour(value) ? lowerCase(value) : value)),
    check: (faults, path, value) => (looksLikeColour(value) ? checkColour : checkPicture)(faults, path, value),
    schema: text(LIMITS.imageName),
  });

/** Plain text of a button. A blank one counts as none, as a button has to say something. */
export const label = ({ description }: FieldText) =>
  textField<undefined>({
    description,
    default: undefined,
    shape: (value) => (value.trim() === '' ? undefined : value),
    check: checkLabel,
    // Blank ones count as none, however long.
    schema: { type: 'string', pattern: `^(?:\\s*|[^]{1,${LIMITS.buttonText}})$` },
  });

/** One of the steps, the first of which is the default. */
export const step = <Step extends number>({
  description,
  steps,
}: FieldText & { steps: readonly [Step, ...Step[]] }): Field<Step, Step> => ({
  description,
  default: steps[0],
  read: (reader, key) => readNumberOf(reader, key, steps),
  shape: asGiven,
  check: unlimited,
  schema: oneOfValues(steps, steps[0]),
});
