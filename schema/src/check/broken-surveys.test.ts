import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { walkNodes, walkOptions } from '../definition/walk.js';
import type { Finding } from './finding/finding.js';
import { BROKEN_SURVEYS } from './testing/broken-surveys.js';
import { checkSurvey } from './launch-findings.js';

/** A finding in a line: questions by code, parts by title, logic by its place in the survey, conditions by theirs in the item. */
function lineOf({ nodes, logic = [] }: SurveyDefinition, finding: Finding): string {
  const all = [...walkNodes(nodes)];
  const parts = all.flatMap(({ options, children = [] }) => [...walkOptions(options), ...children]);
  const codeOf = (id: number | undefined) => all.find((node) => node.id === id)?.code;
  const placeOf = (id: number | undefined) => (id === undefined ? undefined : logic.findIndex((item) => item.id === id));
  const { code, nodeId, partId, logicId, conditionId, otherId, sourceId, cell, conflict, witness } = finding;
  const item = logic.find(({ id }) => id === logicId);
  const condition = conditionId === undefined ? '' : `.${item?.conditions.findIndex(({ id }) => id === conditionId)}`;
  const words = [
    codeOf(nodeId),
    parts.find(({ id }) => id === partId)?.title,
    logicId === undefined ? undefined : `${placeOf(logicId)}${condition}`,
    placeOf(otherId),
    codeOf(sourceId),
    cell?.join('-'),
    conflict && `[${conflict.map(placeOf).join(' ')}]`,
    witness && JSON.stringify(witness),
  ];
  return [code, ...words.filter((word) => word !== undefined)].join(' ');
}

describe('a broken survey', () => {
  it('is there in thirty kinds and more', () => {
    expect(BROKEN_SURVEYS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(BROKEN_SURVEYS)('gives exactly what is wrong: $what', ({ definition, expected }) => {
    expect(checkSurvey(definition).findings.map((finding) => lineOf(definition, finding))).toEqual(expected);
  });
});
