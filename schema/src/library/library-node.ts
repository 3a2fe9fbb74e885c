import { isPage } from '../catalogue/node-facts.js';
import { questionRow } from '../catalogue/question-catalogue.js';
import type { SurveyNode, SurveyOption, SurveyRow } from '../definition/definition.js';
import type { NewNode, NewOption, NewRow } from '../edit/operation.js';
import { tokenTargets } from '../edit/references/reference.js';
import { ownTexts, rewriteTexts, withoutTokens } from '../edit/references/texts.js';
import { dropUndefined } from '../reading/drop-undefined.js';

const keptOption = ({ id: _id, optionKey: _key, nodes, ...fields }: SurveyOption): NewOption =>
  dropUndefined({ ...fields, nodes: nodes?.map(keptOption) });

const keptRow = ({ id: _id, ...fields }: SurveyRow): NewRow => fields;

/** Inserted answers belong to the survey the question comes from: their fallbacks stand for them. */
const withoutPiping = (node: SurveyNode): SurveyNode => {
  const targets = new Set(ownTexts(node).flatMap(({ text }) => [...tokenTargets(text)]));
  return targets.size === 0 ? node : rewriteTexts(node, (text) => withoutTokens(text, targets));
};

/** Returns whether a library takes a node: questions and statements, but no page breaks and no containers. */
export const fitsLibrary = (node: SurveyNode): boolean => !isPage(node) && !questionRow(node).isContainer;

/**
 * A question as a library keeps it: what `addNode` takes, so that adding it to any survey is an ordinary operation with ids of its own that undo
 * takes back. Ids and the code of the question are left behind, and with them logic; codes of options and rows and names of pictures come along;
 * inserted answers become their fallbacks; what the type cannot do without and the question lacks, options or rows, it gets when it is added. Null for what a library does not take (`fitsLibrary`).
 */
export const libraryNode = (node: SurveyNode): NewNode | null => {
  if (!fitsLibrary(node)) return null;
  const { id: _id, code: _code, nodes: _nodes, ...fields } = withoutPiping(node);
  const { hasOptions, needsOptions, hasRows } = questionRow(node);
  const options = (fields.options ?? []).map(keptOption);
  const children = (fields.children ?? []).map(keptRow);
  // Absent parts mean the default ones: right for a question that lacks what it cannot do without, wrong for any other.
  return dropUndefined({
    ...fields,
    options: hasOptions && !(needsOptions && options.length === 0) ? options : undefined,
    children: hasRows && children.length > 0 ? children : undefined,
  });
};
