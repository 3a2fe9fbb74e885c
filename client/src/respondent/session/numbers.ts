import { answerKindOf, compiledOf, type Evaluation, type SurveyDefinition } from '@wence/schema';

/** Questions as the respondent counts them: those they see, statements left out, page by page, from 1. By node id. */
export function questionNumbers(definition: SurveyDefinition, { pages }: Evaluation): ReadonlyMap<number, number> {
  const { nodes, positions } = compiledOf(definition);
  const isQuestion = (id: number) => {
    const node = nodes[positions.get(id) ?? -1]?.node;
    return node !== undefined && answerKindOf(node) !== 'none';
  };
  const ids = pages.flatMap(({ nodeIds }) => nodeIds.filter(isQuestion));
  return new Map(ids.map((id, index) => [id, index + 1]));
}
