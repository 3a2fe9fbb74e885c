import { LIMITS } from '../limit/limits.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { at, type FaultList } from '../reading/fault.js';
import { integer } from '../reading/field.js';
import * as json from '../reading/json-schema.js';
import { readTextOf } from '../reading/read-items.js';
import { RecordReader } from '../reading/record-reader.js';

/** How much respondents see of the others in a ranking: nothing, the first characters of their names, or their names. */
export const RANKING_NAMES = ['hidden', 'masked', 'full'] as const;

export type RankingNames = (typeof RANKING_NAMES)[number];

/** The ranking that respondents see with their score. */
export interface ExamRanking {
  /** How many of the best are listed. */
  readonly top: number;
  readonly names: RankingNames;
  /** The open text whose answer is the name; absent: the name of the one-to-one link or of the WeChat account, as far as there is one. */
  readonly nameNodeId?: number;
}

const TOP = integer({ min: 1, max: LIMITS.examRanked, default: undefined, description: '' });

export const EXAM_RANKING_SCHEMA = json.record(
  { top: TOP.schema, names: json.oneOfValues(RANKING_NAMES), nameNodeId: { type: 'integer' } },
  ['top', 'names'],
  'ExamRanking',
);

/** Reads the ranking of an exam setting by type alone. */
export function readExamRanking(value: unknown, path: string, faults: FaultList): ExamRanking | undefined {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults)?.withoutNulls().reader;
  if (reader === undefined) return undefined;
  reader.allowOnly(['top', 'names', 'nameNodeId']);
  reader.require('top', 'names');
  const [top, names] = [reader.number('top'), readTextOf(reader, 'names', RANKING_NAMES)];
  const nameNodeId = reader.number('nameNodeId');
  return top === undefined || names === undefined ? undefined : dropUndefined({ top, names, nameNodeId });
}

/** Notes a length that is out of range. */
export function checkExamRanking(faults: FaultList, path: string, ranking: ExamRanking | undefined): void {
  if (!ranking) return;
  TOP.check(faults, at(path, 'top'), ranking.top);
  if ((ranking.nameNodeId ?? 0) % 1 !== 0) faults.add(at(path, 'nameNodeId'), 'type');
}
