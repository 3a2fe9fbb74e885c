import type { ColumnPlan } from '../export/column.js';
import { LIMITS } from '../limit/limits.js';
import { BROWSERS, DEVICES, orUnknown, SYSTEMS } from '../origin/origin.js';
import { REGIONS } from '../origin/regions.js';
import { QUALITY_FLAGS } from '../quality/quality.js';
import { at, FaultList, type Parsed } from '../reading/fault.js';
import { isRecord, plainCopy } from '../reading/plain-copy.js';
import { RecordReader } from '../reading/record-reader.js';
import { readTextOf } from '../reading/read-items.js';
import {
  type ConditionKey,
  FILTER_STATUSES,
  type FilterCondition,
  type FilterBrackets,
  type FilterMatch,
  type NumberRange,
  type ResponseFilter,
} from './filter.js';
import { type FilterColumns, filterColumns } from './filter-columns.js';
import { readAnswerCondition } from './read-answer-condition.js';
import { readFilterText, readFilterTexts, readIds, readInstantRange, readNumberRange } from './read-values.js';

type ReadCondition = (reader: RecordReader, columns: FilterColumns) => FilterCondition | undefined;

/** The value of a key as a record of its own, with these keys only. */
function within(reader: RecordReader, key: string, keys: readonly string[]): RecordReader | undefined {
  const inner = RecordReader.of(reader.get(key), at(reader.path, key), reader.faults);
  inner?.allowOnly(keys);
  inner?.require(...keys);
  return inner;
}

/** A reader for `{ key: { anyOf: [...] } }`. */
function anyOf<T>(
  key: string,
  read: (reader: RecordReader, key: string) => readonly T[] | undefined,
  make: (values: readonly T[]) => FilterCondition,
): ReadCondition {
  return (reader) => {
    const inner = within(reader, key, ['anyOf']);
    const values = inner && read(inner, 'anyOf');
    return values && make(values);
  };
}

/** A reader for `{ key: { contains: text } }`. */
function contains(key: string, make: (text: string) => FilterCondition): ReadCondition {
  return (reader) => {
    const inner = within(reader, key, ['contains']);
    const text = inner && readFilterText(inner, 'contains');
    return text === undefined ? undefined : make(text);
  };
}

/** A reader for `{ key: { from, to } }`. */
function range(key: string, make: (ends: NumberRange) => FilterCondition): ReadCondition {
  return (reader) => {
    const inner = RecordReader.of(reader.get(key), at(reader.path, key), reader.faults);
    return inner && make(readNumberRange(inner));
  };
}

function flag(key: 'valid' | 'starred' | 'flagged', make: (value: boolean) => FilterCondition): ReadCondition {
  return (reader) => {
    const value = reader.flag(key);
    return value === undefined ? undefined : make(value);
  };
}

/** Some of these words, in their order. */
const words =
  <Word extends string>(known: readonly Word[]) =>
  (reader: RecordReader, key: string): readonly Word[] | undefined => {
    const given = readFilterTexts(reader, key);
    for (const [index, text] of (given ?? []).entries())
      if (!known.some((word) => word === text)) reader.faults.add(at(at(reader.path, key), index), 'notAllowed');
    return given && known.filter((word) => given.includes(word));
  };

/** How each condition is read: the compiler wants an entry for each. */
const CONDITIONS: Readonly<Record<ConditionKey, ReadCondition>> = {
  answer: (reader, columns) => {
    const inner = RecordReader.of(reader.get('answer'), at(reader.path, 'answer'), reader.faults);
    const answer = inner && readAnswerCondition(inner, columns);
    return answer && { answer };
  },
  submitted: (reader) => {
    const inner = RecordReader.of(reader.get('submitted'), at(reader.path, 'submitted'), reader.faults);
    return inner && { submitted: readInstantRange(inner) };
  },
  duration: range('duration', (duration) => ({ duration })),
  source: anyOf('source', readFilterTexts, (values) => ({ source: { anyOf: values } })),
  device: anyOf('device', words(orUnknown(DEVICES)), (values) => ({ device: { anyOf: values } })),
  os: anyOf('os', words(orUnknown(SYSTEMS)), (values) => ({ os: { anyOf: values } })),
  browser: anyOf('browser', words(orUnknown(BROWSERS)), (values) => ({ browser: { anyOf: values } })),
  region: anyOf('region', words(orUnknown(REGIONS)), (values) => ({ region: { anyOf: values } })),
  parameter: (reader) => {
    const inner = within(reader, 'parameter', ['name', 'anyOf']);
    const name = inner && readFilterText(inner, 'name');
    const values = inner && readFilterTexts(inner, 'anyOf');
    return name === undefined || values === undefined ? undefined : { parameter: { name, anyOf: values } };
  },
  score: range('score', (score) => ({ score })),
  version: anyOf('version', readIds, (values) => ({ version: { anyOf: values } })),
  status: anyOf('status', words(FILTER_STATUSES), (values) => ({ status: { anyOf: values } })),
  text: contains('text', (text) => ({ text: { contains: text } })),
  link: contains('link', (text) => ({ link: { contains: text } })),
  invitation: contains('invitation', (text) => ({ invitation: { contains: text } })),
  valid: flag('valid', (valid) => ({ valid })),
  starred: flag('starred', (starred) => ({ starred })),
  tags: anyOf('tags', readFilterTexts, (values) => ({ tags: { anyOf: values } })),
  quality: anyOf('quality', words(QUALITY_FLAGS), (values) => ({ quality: { anyOf: values } })),
  flagged: flag('flagged', (flagged) => ({ flagged })),
};

const isConditionKey = (key: string): key is ConditionKey => Object.hasOwn(CONDITIONS, key);

/** Reads a filter; a new reader for each. */
class FilterReader {
  readonly faults = new FaultList();
  private count = 0;

  constructor(private readonly columns: FilterColumns) {}

  filter(value: unknown): ResponseFilter | undefined {
    const reader = RecordReader.of(value, '', this.faults);
    return (
      reader &&
      this.list(reader, (entry, path) =>
        isRecord(entry) && entry.group !== undefined ? this.brackets(entry, path) : this.condition(entry, path),
      )
    );
  }

  /** A group of one condition is that condition. */
  private brackets(value: unknown, path: string): FilterCondition | FilterBrackets | undefined {
    const outer = RecordReader.of(value, path, this.faults);
    outer?.allowOnly(['group']);
    const reader = outer && RecordReader.of(outer.get('group'), at(path, 'group'), this.faults);
    if (reader === undefined) return undefined;
    const group = this.list(reader, (entry, place) => this.condition(entry, place));
    const given = reader.get('conditions') ?? [];
    if (Array.isArray(given) && given.length === 0) this.faults.add(at(reader.path, 'conditions'), 'required');
    return group.conditions.length === 1 ? group.conditions[0] : { group };
  }

  private list<T>(
    reader: RecordReader,
    read: (entry: unknown, path: string) => T | undefined,
  ): { match?: FilterMatch; conditions: readonly T[] } {
    reader.allowOnly(['match', 'conditions']);
    const match = readTextOf(reader, 'match', ['all', 'any'] as const);
    const path = at(reader.path, 'conditions');
    const given = reader.list('conditions') ?? [];
    if (given.length > LIMITS.filterConditions) this.faults.add(path, 'tooMany', LIMITS.filterConditions);
    const conditions = given.slice(0, LIMITS.filterConditions).flatMap((entry, index) => read(entry, at(path, index)) ?? []);
    return match === 'any' && conditions.length > 1 ? { match, conditions } : { conditions };
  }

  private condition(value: unknown, path: string): FilterCondition | undefined {
    const reader = RecordReader.of(value, path, this.faults);
    if (reader === undefined) return undefined;
    this.count += 1;
    if (this.count > LIMITS.filterConditions) this.faults.add('conditions', 'tooMany', LIMITS.filterConditions);
    const [key, another] = reader.keys;
    if (key === undefined) this.faults.add(path, 'required');
    else if (!isConditionKey(key)) this.faults.add(at(path, key), 'unknownKey');
    else if (another !== undefined) this.faults.add(at(path, another), 'notAllowed');
    else return CONDITIONS[key](reader, this.columns);
    return undefined;
  }
}

/**
 * Reads a filter from outside against the columns of a survey: names every field that is wrong, and its limit. A question, row or option that no
 * version has, and a test that the question does not answer to, are `notAllowed` at the field that names it. The value returned is canonical: values
 * sorted and each once, defaults left out, groups of one opened; equal filters are equal texts. Total: never throws.
 */
export function parseFilter(value: unknown, plan: ColumnPlan): Parsed<ResponseFilter> {
  const reader = new FilterReader(filterColumns(plan));
  const filter = reader.filter(plainCopy(value));
  return filter !== undefined && reader.faults.isEmpty ? { ok: true, value: filter } : { ok: false, faults: reader.faults.all };
}
