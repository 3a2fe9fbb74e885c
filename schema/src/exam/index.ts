// The parts of exams that other workspaces use.
export * from './answer-marks.js';
export * from './exam-analysis.js';
export * from './exam-attempt.js';
export type { ExamGrade } from './exam-grades.js';
export { type ExamRanking, RANKING_NAMES, type RankingNames } from './exam-ranking.js';
export * from './grade-of.js';
export * from './node-exam.js';
export * from './reachable-points.js';
export { type RankedScore, rankedScore, rankingName, rankOf } from './rank-of.js';
export * from './score-exam.js';
export { accepts, isDecimal } from './accepts.js';
export { keyedIds } from './shape-exam.js';
