import type { SurveyNode, SurveyOption } from '../../definition/definition.js';
import { shapeNode, shapeOption } from '../../definition/shape.js';
import { localIds } from '../../definition/walk.js';
import { mappedTokens } from '../references/mapped-tokens.js';
import { rewriteTexts } from '../references/texts.js';

/** The ids of a copy by those of its original: fresh ones, counting up from `firstId` in the order of the document. */
export const copiedIds = (original: SurveyNode, firstId: number): ReadonlyMap<number, number> =>
  new Map(Array.from(localIds({ nodes: [original] }), (id, place) => [id, firstId + place]));

/**
 * A copy of a node with everything in it, with the ids of `ids`: options and rows keep their codes, piping tokens that refer to something inside
 * refer to its copy. Codes of nodes are still those of the originals.
 */
export const copiedNode = (original: SurveyNode, ids: ReadonlyMap<number, number>): SurveyNode => {
  const idOf = (id: number): number => ids.get(id) ?? id;
  const copyOption = (option: SurveyOption): SurveyOption =>
    shapeOption({ ...option, id: idOf(option.id), nodes: option.nodes?.map(copyOption) });
  const { options, children, nodes, ...own } = rewriteTexts(original, (text) => mappedTokens(text, ids));
  return shapeNode({
    ...own,
    id: idOf(own.id),
    options: options?.map(copyOption),
    children: children?.map((row) => ({ ...row, id: idOf(row.id) })),
    nodes: nodes?.map((node) => copiedNode(node, ids)),
  });
};
