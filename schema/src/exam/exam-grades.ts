import { LIMITS } from '../limit/limits.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { at, type FaultList } from '../reading/fault.js';
import { integer } from '../reading/field.js';
import * as json from '../reading/json-schema.js';
import { readListOf } from '../reading/read-items.js';
import { RecordReader } from '../reading/record-reader.js';
import { checkTextAt } from '../reading/text-faults.js';

/** A band of scores with a name, from `min` percent of the full points up to where the next one begins. */
export interface ExamGrade {
  readonly min: number;
  readonly title: string;
  /** Plain text that goes with it; absent: none. */
  readonly text?: string;
}

const PERCENT = integer({ min: 0, max: 100, default: undefined, description: '' });

export const EXAM_GRADES_SCHEMA = json.list(
  json.record(
    { min: PERCENT.schema, title: json.text(LIMITS.examGradeTitle, 1), text: json.text(LIMITS.examGradeText) },
    ['min', 'title'],
    'ExamGrade',
  ),
  LIMITS.examGrades,
);

function readGrade(value: unknown, path: string, faults: FaultList): ExamGrade | undefined {
  const reader = RecordReader.of(value, path, faults)?.withoutNulls().reader;
  if (reader === undefined) return undefined;
  reader.allowOnly(['min', 'title', 'text']);
  reader.require('min', 'title');
  const [min, title] = [reader.number('min'), reader.text('title')];
  const text = reader.text('text');
  return min === undefined || title === undefined ? undefined : dropUndefined({ min, title, text });
}

/** Reads the grades of an exam setting by type alone. */
export const readExamGrades = (reader: RecordReader): ExamGrade[] | undefined => readListOf(reader, 'grades', LIMITS.examGrades, readGrade);

/** An empty list is the same as none, and so is an empty text. */
export const shapeExamGrades = (grades: readonly ExamGrade[] | undefined): readonly ExamGrade[] | undefined =>
  grades === undefined || grades.length === 0
    ? undefined
    : grades.map(({ min, title, text }) => dropUndefined({ min, title, text: text?.trim() === '' ? undefined : text }));

/** Notes bands that begin outside of 0 to 100 percent or where another one does, and texts that are too long or, of a title, missing. */
export function checkExamGrades(faults: FaultList, path: string, grades: readonly ExamGrade[] = []): void {
  grades.forEach(({ min, title, text = '' }, place) => {
    const here = at(path, place);
    PERCENT.check(faults, at(here, 'min'), min);
    if (grades.findIndex((other) => other.min === min) !== place) faults.add(at(here, 'min'), 'notUnique');
    checkTextAt(faults, at(here, 'title'), title, { min: 1, max: LIMITS.examGradeTitle });
    checkTextAt(faults, at(here, 'text'), text, { min: 0, max: LIMITS.examGradeText });
  });
}
