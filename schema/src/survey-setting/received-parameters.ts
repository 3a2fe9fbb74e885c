import { LIMITS } from '../limit/limits.js';
import { LINK_PARAMETERS } from '../link/respondent-link.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { at, type FaultList } from '../reading/fault.js';
import type { Field, FieldText } from '../reading/field.js';
import * as json from '../reading/json-schema.js';
import { readListOf } from '../reading/read-items.js';
import { RecordReader } from '../reading/record-reader.js';
import { checkText } from '../reading/text-faults.js';

/** The parameter that says until when a signed link opens the survey, in seconds since 1970. */
export const EXPIRY_PARAMETER = 'expires';

/** Names that no parameter of an author may have: they mean something to the product, or may one day. */
const RESERVED: readonly string[] = [...Object.values(LINK_PARAMETERS), EXPIRY_PARAMETER, 'lang', 'preview'];

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,23}$/;

/** A parameter that a survey receives with its link (Spec 2, publish). */
export interface ReceivedParameter {
  /** A letter, then up to 23 letters, digits and underscores. */
  readonly name: string;
  /** What authors call it. */
  readonly label?: string;
  /** The open text, single choice or dropdown whose answer it becomes: choices by the code of an option, else by its title. */
  readonly nodeId?: number;
  /** Nobody takes part without it. */
  readonly required?: boolean;
  /** The repeat limit by parameter knows respondents by it. */
  readonly isKey?: boolean;
}

type Target = { readonly type?: number | undefined } | undefined;

/** Returns whether a parameter can become the answer of a question (Spec 2, publish): a single choice, an open text or a dropdown. */
export const takesParameter = (node: Target): boolean => [1, 3, 6].some((type) => type === node?.type);

/**
 * Returns the places of the parameters in a list, from 0, that are to answer a question which is not in the survey, or whose kind takes no value from
 * a link (Spec 2, publish). Their values are kept, and answer nothing.
 */
export const unfilledParameters = (parameters: readonly ReceivedParameter[] | null | undefined, nodeOf: (id: number) => Target): number[] =>
  (parameters ?? []).flatMap(({ nodeId }, place) => (nodeId === undefined || takesParameter(nodeOf(nodeId)) ? [] : place));

const SCHEMAS: Readonly<Record<keyof ReceivedParameter, json.JsonSchema>> = {
  name: { type: 'string', pattern: NAME.source },
  label: json.text(LIMITS.searchText),
  nodeId: { type: 'integer' },
  required: json.flag(),
  isKey: json.flag(),
};

const KEYS = Object.keys(SCHEMAS);

function readParameter(value: unknown, path: string, faults: FaultList): ReceivedParameter | undefined {
  const reader = RecordReader.of(value, path, faults)?.withoutNulls().reader;
  if (!reader) return undefined;
  reader.allowOnly(KEYS);
  reader.require('name');
  const read = {
    name: reader.text('name'),
    label: reader.text('label'),
    nodeId: reader.number('nodeId'),
    required: reader.flag('required'),
    isKey: reader.flag('isKey'),
  };
  return read.name === undefined ? undefined : dropUndefined(read as ReceivedParameter);
}

/** What says no more than its absence is left out. */
const shapeParameter = ({ name, ...rest }: ReceivedParameter): ReceivedParameter => ({
  name,
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)),
});

function checkParameters(faults: FaultList, path: string, parameters: readonly ReceivedParameter[]): void {
  parameters.forEach(({ name, label = '', nodeId = 0, isKey }, place) => {
    const here = at(path, place);
    const named = at(here, 'name');
    const earlier = parameters.slice(0, place);
    if (!NAME.test(name)) faults.add(named, 'format');
    if (RESERVED.includes(name)) faults.add(named, 'notAllowed');
    if (earlier.some((other) => other.name === name)) faults.add(named, 'notUnique');
    if (isKey && earlier.some((other) => other.isKey)) faults.add(at(here, 'isKey'), 'notUnique');
    checkText(faults, here, 'label', label, { min: 0, max: LIMITS.searchText });
    if (nodeId % 1 !== 0) faults.add(at(here, 'nodeId'), 'type');
  });
}

/** Setting that lists the parameters which a survey receives; without it all that a link carries are kept. */
export const receivedParameters = ({ description }: FieldText): Field<readonly ReceivedParameter[], undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => readListOf(reader, key, LIMITS.linkParameters, readParameter),
  shape: (parameters) => (parameters.length === 0 ? undefined : parameters.map(shapeParameter)),
  check: checkParameters,
  schema: json.list(json.record(SCHEMAS, ['name']), LIMITS.linkParameters),
});
