import { LIMITS } from '../limit/limits.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import type { FaultList } from '../reading/fault.js';
import { readListOf, readNumbers, readTextOf, readTexts } from '../reading/read-items.js';
import { RecordReader } from '../reading/record-reader.js';
import { type KeyedField, type KeyedRow, type NodeExam, SCORINGS, TEXT_MATCHES } from './node-exam.js';

const TEXT_KEYS = ['texts', 'match', 'tolerance'] as const;

export const EXAM_KEYS = ['score', 'scoring', 'penalty', 'analysis', 'optionIds', 'rows', 'fields', ...TEXT_KEYS] as const;

const readAccepted = (reader: RecordReader) => ({
  texts: readTexts(reader, 'texts', LIMITS.acceptedTexts),
  match: readTextOf(reader, 'match', TEXT_MATCHES),
  tolerance: reader.number('tolerance'),
});

function readRow(value: unknown, path: string, faults: FaultList): KeyedRow | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(['rowId', 'optionIds']);
  reader.require('rowId', 'optionIds');
  const [rowId, optionIds] = [reader.number('rowId'), readNumbers(reader, 'optionIds', LIMITS.optionsPerNode)];
  return rowId === undefined || optionIds === undefined ? undefined : { rowId, optionIds };
}

function readField(value: unknown, path: string, faults: FaultList): KeyedField | undefined {
  const reader = RecordReader.of(value, path, faults)?.withoutNulls().reader;
  if (reader === undefined) return undefined;
  reader.allowOnly(['optionId', ...TEXT_KEYS]);
  reader.require('optionId', 'texts');
  const optionId = reader.number('optionId');
  const { texts, ...more } = readAccepted(reader);
  return optionId === undefined || texts === undefined ? undefined : dropUndefined({ optionId, texts, ...more });
}

/** Reads what a question counts for in an exam, by type alone; null in a key is the same as its absence. Undefined when there is none. */
export function readExam(value: unknown, path: string, faults: FaultList): NodeExam | undefined {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults)?.withoutNulls().reader;
  if (reader === undefined) return undefined;
  reader.allowOnly(EXAM_KEYS);
  reader.require('score');
  const read = {
    score: reader.number('score'),
    scoring: readTextOf(reader, 'scoring', SCORINGS),
    penalty: reader.number('penalty'),
    analysis: reader.text('analysis'),
    optionIds: readNumbers(reader, 'optionIds', LIMITS.optionsPerNode),
    rows: readListOf(reader, 'rows', LIMITS.rowsPerNode, readRow),
    fields: readListOf(reader, 'fields', LIMITS.optionsPerNode, readField),
    ...readAccepted(reader),
  };
  return read.score === undefined ? undefined : dropUndefined(read as NodeExam);
}
