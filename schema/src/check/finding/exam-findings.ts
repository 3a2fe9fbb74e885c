import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { findNode, walkNodes } from '../../definition/walk.js';
import { hasKey, isExam } from '../../exam/node-exam.js';
import { takesAttempts } from '../../exam/exam-attempt.js';
import { reachablePoints } from '../../exam/reachable-points.js';
import { lacksRankingName } from '../../exam/rank-of.js';
import { keyedIds } from '../../exam/shape-exam.js';
import type { Finding } from './finding.js';

const scoredIn = ({ nodes }: SurveyDefinition): readonly SurveyNode[] =>
  Array.from(walkNodes(nodes)).filter(({ exam }) => exam !== undefined && exam.score > 0);

/** Attempts are counted by person, and an anonymous link tells nobody which person answered. */
function attemptFindings({ settings = {} }: SurveyDefinition): Finding[] {
  return takesAttempts(settings.exam) && settings.anonymousLinks ? [{ severity: 'error', code: 'examAnonymous' }] : [];
}

const rankingFindings = (definition: SurveyDefinition): Finding[] =>
  lacksRankingName(definition, definition.settings ?? {}) ? [{ severity: 'warning', code: 'examNoRankingName' }] : [];

/** Returns findings about an exam whose points nobody can get, whose attempts nobody can count, or whose ranking lacks its names. */
export function examFindings(definition: SurveyDefinition): Finding[] {
  return isExam(definition) ? [...pointFindings(definition), ...attemptFindings(definition), ...rankingFindings(definition)] : [];
}

/** No question with points, one without a key, more points to pass than there are. */
function pointFindings(definition: SurveyDefinition): Finding[] {
  const scored = scoredIn(definition);
  if (scored.length === 0) return [{ severity: 'error', code: 'examNoPoints' }];
  const keyless = scored
    .filter(({ exam }) => exam !== undefined && !hasKey(exam))
    .map(({ id }): Finding => ({ severity: 'error', code: 'examNoKey', nodeId: id }));
  const passScore = definition.settings?.exam?.passScore ?? 0;
  return [...keyless, ...(passScore > reachablePoints(definition).most ? [{ severity: 'error', code: 'examPassTooHigh' } as const] : [])];
}

/** Returns findings about keys that name what nobody is offered, by the findings of the search over all ways through the survey. */
export const hiddenKeyFindings = (definition: SurveyDefinition, reach: readonly Finding[]): Finding[] =>
  isExam(definition)
    ? reach.flatMap(({ code, nodeId, partId }): Finding[] => {
        if ((code !== 'unreachableOption' && code !== 'unreachableRow') || nodeId === undefined || partId === undefined) return [];
        const node = findNode(definition, nodeId);
        const isKeyed = node?.exam !== undefined && keyedIds(node.exam).has(partId);
        return isKeyed ? [{ severity: 'warning', code: 'examHiddenKey', nodeId, partId }] : [];
      })
    : [];
