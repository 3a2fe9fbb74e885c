import { attributeOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { drawableIn } from '../definition/draw.js';
import { walkNodes } from '../definition/walk.js';
import { keyKindOf } from './node-exam.js';

/** The fewest and the most points that there are for a respondent: equal unless questions are drawn that have different points. */
export interface ReachablePoints {
  readonly least: number;
  readonly most: number;
}

const pointsOf = (node: SurveyNode): number => (node.exam && keyKindOf(node) ? node.exam.score : 0);

const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);

/** Points of the questions of a top-level node that respondents can be asked, rising. What is out of sight brings nothing. */
const risingIn = (node: SurveyNode): readonly number[] =>
  (node.draw === undefined ? Array.from(walkNodes([node])).filter((asked) => attributeOf(asked) === 'normal') : drawableIn(node))
    .map(pointsOf)
    .sort((one, other) => one - other);

/** Returns whether a container draws from questions with different points, so that the highest score differs between respondents. */
export const drawsUnevenly = (container: SurveyNode): boolean =>
  container.draw !== undefined && new Set(drawableIn(container).map(pointsOf)).size > 1;

/**
 * Returns the points that respondents of an exam can reach: all of those of the questions that everybody is asked and, of those that are drawn, as
 * many as each draw asks, the lowest ones at least and the highest ones at most. Logic, which may hide more, is not looked at.
 */
export function reachablePoints({ nodes }: Pick<SurveyDefinition, 'nodes'>): ReachablePoints {
  const lists = nodes.map((node) => ({ rising: risingIn(node), draw: node.draw ?? Infinity }));
  return {
    least: sumOf(lists.map(({ rising, draw }) => sumOf(rising.slice(0, draw)))),
    most: sumOf(lists.map(({ rising, draw }) => sumOf(rising.slice(-draw)))),
  };
}
