import { LIMITS } from '../limit/limits.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { at, type FaultList } from '../reading/fault.js';
import { type Field, integer } from '../reading/field.js';
import type { RecordReader } from '../reading/record-reader.js';

/** How long an exam takes, and how often. Where one of these is set, respondents start an attempt before they may submit. */
export interface ExamLimits {
  /** Minutes from the start of an attempt to its end; absent: any time. */
  readonly timeLimit?: number;
  /** Minutes from the start before which nobody can submit; absent: at once. */
  readonly minMinutes?: number;
  /** Attempts of one respondent; absent: any number. */
  readonly attempts?: number;
}

export const EXAM_LIMIT_KEYS = ['timeLimit', 'minMinutes', 'attempts'] as const satisfies readonly (keyof ExamLimits)[];

const MINUTES = LIMITS.examMinutes;

/** Reads these keys of an exam setting by type alone. */
export const readExamLimits = (reader: RecordReader): Partial<Record<keyof ExamLimits, number | undefined>> => ({
  timeLimit: reader.number('timeLimit'),
  minMinutes: reader.number('minMinutes'),
  attempts: reader.number('attempts'),
});

/** No minutes at least are the same as none said. */
export const shapeExamLimits = ({ timeLimit, minMinutes, attempts }: ExamLimits): ExamLimits =>
  dropUndefined({ timeLimit, minMinutes: minMinutes === 0 ? undefined : minMinutes, attempts });

/** A whole number in a range, which is checked and described like any other. */
const whole = (min: number, max: number): Field<number> => integer({ min, max, default: undefined, description: '' });

const TIME = whole(1, MINUTES);
const ATTEMPTS = whole(1, LIMITS.examAttempts);

/** Notes limits that are out of range, and a shortest time that leaves no moment to submit before the time is over. */
export function checkExamLimits(faults: FaultList, path: string, { timeLimit, minMinutes, attempts }: ExamLimits): void {
  TIME.check(faults, at(path, 'timeLimit'), timeLimit ?? 1);
  const longest = timeLimit !== undefined && timeLimit >= 1 && timeLimit <= MINUTES ? Math.floor(timeLimit) : MINUTES;
  whole(0, longest - 1).check(faults, at(path, 'minMinutes'), minMinutes ?? 0);
  ATTEMPTS.check(faults, at(path, 'attempts'), attempts ?? 1);
}

/** The keys in the JSON Schema of a definition. */
export const EXAM_LIMIT_SCHEMAS = { timeLimit: TIME.schema, minMinutes: whole(0, MINUTES - 1).schema, attempts: ATTEMPTS.schema } as const;
