import { answerKindOf, type Evaluation, type SurveyDefinition } from '@wence/schema';
import { nodeOf } from './nodes';

/** Questions as the respondent counts them: those they see, statements left out, page by page, from 1. By node id. */
export function questionNumbers(definition: SurveyDefinition, { pages }: Evaluation): ReadonlyMap<number, number> {
  const isQuestion = (id: number) => {
    const node = nodeOf(definition, id);
    return node !== undefined && answerKindOf(node) !== 'none';
  };
  const ids = pages.flatMap(({ nodeIds }) => nodeIds.filter(isQuestion));
  return new Map(ids.map((id, index) => [id, index + 1]));
}
