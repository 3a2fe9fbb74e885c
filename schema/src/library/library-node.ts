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
 * Returns a question in the form that a library keeps: input of `addNode`, so that adding it to a survey is an ordinary operation that undo reverts,
 * with new ids. Drops ids, the code of the question and its logic; keeps codes of options and rows and names of pictures; replaces inserted answers
 * by their fallbacks. Options or rows that the type needs and the question lacks are supplied on adding. Null if a library does not take it.
 */
export const libraryNode = (node: SurveyNode): NewNode | null => {
  if (!fitsLibrary(node)) return null;
  const { id: _id, code: _code, nodes: _nodes, ...fields } = withoutPiping(node);
  const { hasOptions, needsOptions, hasRows } = questionRow(node);
  const options = (fields.options ?? []).map(keptOption);
  const children = (fields.children ?? []).map(keptRow);
  // Absent parts get the defaults: right for a question that lacks parts it cannot do without, wrong for any other.
  return dropUndefined({
    ...fields,
    options: hasOptions && !(needsOptions && options.length === 0) ? options : undefined,
    children: hasRows && children.length > 0 ? children : undefined,
  });
};
