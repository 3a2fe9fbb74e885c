import { ENDING_LIMITS } from '../limit/ending-limits.js';
import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';
import type { Field, FieldText } from '../reading/field.js';
import { integer, list, text } from '../reading/json-schema.js';
import { readNumbers, readTexts } from '../reading/read-items.js';
import { checkTextAt } from '../reading/text-faults.js';
import { WEB_ADDRESS, webAddressFault } from './web-address.js';

const emptyAsAbsent = (value: string): string | undefined => (value.trim() === '' ? undefined : value);

/** A text. A blank one counts as none. */
export const line = ({ description, max }: FieldText & { readonly max: number }): Field<string, undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => reader.text(key),
  shape: emptyAsAbsent,
  check: (faults, path, value) => checkTextAt(faults, path, value, { min: 0, max }),
  schema: text(max),
});

function checkWebAddress(faults: FaultList, path: string, address: string): void {
  if (address.trim() === '') return;
  checkTextAt(faults, path, address, { min: 0, max: ENDING_LIMITS.address });
  const rule = webAddressFault(address);
  if (rule !== null) faults.add(path, rule);
}

/** An address that leads out of the product: http and https, nothing else. A blank one counts as none. */
export const webAddress = ({ description }: FieldText): Field<string, undefined> => ({
  ...line({ description, max: ENDING_LIMITS.address }),
  check: checkWebAddress,
  schema: { type: 'string', maxLength: ENDING_LIMITS.address, pattern: `^\\s*$|${WEB_ADDRESS}` },
});

/** Notes the entries of a list that were in it before. */
function checkDistinct(faults: FaultList, path: string, values: readonly (string | number)[]): void {
  const seen = new Set<string | number>();
  values.forEach((value, place) => {
    if (seen.has(value)) faults.add(at(path, place), 'notUnique');
    seen.add(value);
  });
}

/** Notes what is wrong with the local id of a question by its full path. */
export function checkNodeId(faults: FaultList, path: string, id: number): void {
  if (!Number.isInteger(id)) faults.add(path, 'type');
  else if (id < 1) faults.add(path, 'tooSmall', 1);
  else if (id > LIMITS.localId) faults.add(path, 'tooLarge', LIMITS.localId);
}

/** Names of parameters, each once. */
export const parameterNames = ({ description }: FieldText): Field<readonly string[], undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => readTexts(reader, key, ENDING_LIMITS.params),
  shape: (names) => (names.length === 0 ? undefined : names),
  check: (faults, path, names) => {
    if (names.length > ENDING_LIMITS.params) faults.add(path, 'tooMany', ENDING_LIMITS.params);
    names.forEach((name, place) => checkTextAt(faults, at(path, place), name, { min: 1, max: ENDING_LIMITS.paramName }));
    checkDistinct(faults, path, names);
  },
  schema: { ...list(text(ENDING_LIMITS.paramName, 1), ENDING_LIMITS.params), uniqueItems: true },
});

/** Questions by their local ids, each once. Those that are gone count for nothing. */
export const questionIds = ({ description }: FieldText): Field<readonly number[], undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => readNumbers(reader, key, ENDING_LIMITS.answers),
  shape: (ids) => (ids.length === 0 ? undefined : ids),
  check: (faults, path, ids) => {
    if (ids.length > ENDING_LIMITS.answers) faults.add(path, 'tooMany', ENDING_LIMITS.answers);
    ids.forEach((id, place) => checkNodeId(faults, at(path, place), id));
    checkDistinct(faults, path, ids);
  },
  schema: { ...list(integer(1, LIMITS.localId), ENDING_LIMITS.answers), uniqueItems: true },
});
