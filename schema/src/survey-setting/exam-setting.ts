import {
  checkExamLimits,
  EXAM_LIMIT_KEYS,
  EXAM_LIMIT_SCHEMAS,
  type ExamLimits,
  readExamLimits,
  shapeExamLimits,
} from '../exam/exam-limits.js';
import { checkExamGrades, EXAM_GRADES_SCHEMA, type ExamGrade, readExamGrades, shapeExamGrades } from '../exam/exam-grades.js';
import { checkExamRanking, EXAM_RANKING_SCHEMA, type ExamRanking, readExamRanking } from '../exam/exam-ranking.js';
import { checkPoints } from '../exam/points.js';
import { LIMITS } from '../limit/limits.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { at, type FaultList } from '../reading/fault.js';
import type { Field, FieldText } from '../reading/field.js';
import * as json from '../reading/json-schema.js';
import { readTextOf } from '../reading/read-items.js';
import { RecordReader } from '../reading/record-reader.js';

/** What respondents see once they have submitted: nothing, the score, also what was right and wrong, or also the right answers and why. */
export const SHOWN_AFTER = ['none', 'score', 'rightWrong', 'analysis'] as const;

export type ShownAfter = (typeof SHOWN_AFTER)[number];

/** When they see it: as soon as they have submitted, once people have marked all of their answers, or after the survey has ended. */
export const SHOWN_WHEN = ['atOnce', 'marked', 'ended'] as const;

export type ShownWhen = (typeof SHOWN_WHEN)[number];

/** An exam as a whole. That it is set makes the survey one. */
export interface ExamSetting extends ExamLimits {
  /** Points to pass, in halves; absent: nobody passes or fails. */
  readonly passScore?: number;
  /** Default none. */
  readonly showAfter?: ShownAfter;
  /** Default atOnce. */
  readonly showWhen?: ShownWhen;
  /** Shown with the score. */
  readonly grades?: readonly ExamGrade[];
  /** Shown with the score; absent: nobody sees how the others did. */
  readonly ranking?: ExamRanking;
}

const KEYS = ['passScore', 'showAfter', 'showWhen', 'grades', 'ranking', ...EXAM_LIMIT_KEYS] as const;

function readExam(value: unknown, path: string, faults: FaultList): ExamSetting | undefined {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults)?.withoutNulls().reader;
  if (reader === undefined) return undefined;
  reader.allowOnly(KEYS);
  return dropUndefined({
    passScore: reader.number('passScore'),
    showAfter: readTextOf(reader, 'showAfter', SHOWN_AFTER),
    showWhen: readTextOf(reader, 'showWhen', SHOWN_WHEN),
    grades: readExamGrades(reader),
    ranking: readExamRanking(reader.get('ranking'), at(path, 'ranking'), faults),
    ...readExamLimits(reader),
  });
}

/** Setting for exams (Spec 2, settings navigation); without it the survey is none, and keys of questions do nothing. */
export const examSetting = ({ description }: FieldText): Field<ExamSetting, undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => readExam(reader.get(key), at(reader.path, key), reader.faults),
  shape: ({ passScore, showAfter, showWhen, grades, ranking, ...limits }) =>
    dropUndefined({
      passScore,
      showAfter: showAfter === 'none' ? undefined : showAfter,
      showWhen: showWhen === 'atOnce' ? undefined : showWhen,
      grades: shapeExamGrades(grades),
      ranking,
      ...shapeExamLimits(limits),
    }),
  check: (faults, path, { passScore = 0, grades, ranking, ...limits }) => {
    checkPoints(faults, at(path, 'passScore'), passScore, LIMITS.examTotal);
    checkExamGrades(faults, at(path, 'grades'), grades);
    checkExamRanking(faults, at(path, 'ranking'), ranking);
    checkExamLimits(faults, path, limits);
  },
  schema: json.record(
    {
      passScore: { type: 'number', minimum: 0, maximum: LIMITS.examTotal },
      showAfter: json.oneOfValues(SHOWN_AFTER, 'none'),
      showWhen: json.oneOfValues(SHOWN_WHEN, 'atOnce'),
      grades: EXAM_GRADES_SCHEMA,
      ranking: EXAM_RANKING_SCHEMA,
      ...EXAM_LIMIT_SCHEMAS,
    },
    [],
  ),
});
