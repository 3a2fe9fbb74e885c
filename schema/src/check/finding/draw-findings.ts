import { logicOf } from '../../definition/defaults.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import { drawableIn } from '../../definition/draw.js';
import { drawsUnevenly } from '../../exam/reachable-points.js';
import type { Finding } from './finding.js';

/**
 * Returns findings about draws: logic that reads a question which not everybody is asked (it counts as unanswered for the others), and containers
 * whose questions bring different points, so that the highest score differs between respondents.
 */
export function drawFindings(definition: SurveyDefinition): Finding[] {
  const drawing = definition.nodes.filter(({ draw }) => draw !== undefined);
  const drawable = new Set(drawing.flatMap(drawableIn).map(({ id }) => id));
  const readers = logicOf(definition).flatMap(({ id, nodeId, conditions }): Finding[] =>
    conditions
      .filter((condition) => drawable.has(condition.nodeId))
      .slice(0, 1)
      .map((condition) => ({ severity: 'warning', code: 'readsUndrawn', nodeId, logicId: id, sourceId: condition.nodeId })),
  );
  const uneven = drawing.filter(drawsUnevenly).map(({ id }): Finding => ({ severity: 'warning', code: 'unevenDraw', nodeId: id }));
  return [...readers, ...uneven];
}
