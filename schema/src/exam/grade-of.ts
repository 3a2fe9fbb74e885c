import type { ScoreGroup } from './exam-analysis.js';
import type { ExamGrade } from './exam-grades.js';
import type { ExamResult } from './score-exam.js';

type Earned = Pick<ExamResult, 'score' | 'maximum'>;

/** Grades from the best one down. */
export const gradesDown = (grades: readonly ExamGrade[] = []): readonly ExamGrade[] =>
  [...grades].sort((one, other) => other.min - one.min);

/**
 * Returns the highest grade whose percentage of the full points was reached; null: the score is below all of them, or there were no points. Points are
 * whole halves and percentages whole numbers, so that the comparison is exact: who has 59.9 % has not reached 60 %.
 */
export const gradeOf = (grades: readonly ExamGrade[] | undefined, { score, maximum }: Earned): ExamGrade | null =>
  maximum <= 0 ? null : (gradesDown(grades).find(({ min }) => score * 100 >= min * maximum) ?? null);

/** How many responses reached a grade. */
export interface GradeCount extends ExamGrade {
  readonly responses: number;
}

/** Counts the responses of each grade, from the best one down. Those that are below all grades are in none. */
export const countGrades = (grades: readonly ExamGrade[] | undefined, groups: readonly ScoreGroup[]): readonly GradeCount[] =>
  gradesDown(grades).map((grade) => ({
    ...grade,
    responses: groups.reduce((sum, group) => sum + (gradeOf(grades, group)?.min === grade.min ? group.responses : 0), 0),
  }));
