import { takesNumber } from '../code/generated-code.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { compiledOf } from './compile.js';
import type { Evaluation } from './evaluate.js';

/**
 * The numbers that respondents see, by node id: the questions they are asked, page by page, counted from 1. Where nothing is hidden and no order is
 * random, these are the numbers of the generated codes.
 */
export function questionNumbers(definition: SurveyDefinition, { pages }: Pick<Evaluation, 'pages'>): ReadonlyMap<number, number> {
  const { nodes, positions } = compiledOf(definition);
  const isNumbered = (id: number): boolean => {
    const compiled = nodes[positions.get(id) ?? -1];
    return compiled !== undefined && takesNumber(compiled.node);
  };
  const ids = pages.flatMap(({ nodeIds }) => nodeIds.filter(isNumbered));
  return new Map(ids.map((id, place) => [id, place + 1]));
}
