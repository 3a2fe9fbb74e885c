import { questionRow } from '../../catalogue/question-catalogue.js';
import type { SurveyNode, SurveyOption, SurveyRow } from '../../definition/definition.js';
import type { NewNode, NewOption, NewRow } from '../../definition/new-part.js';
import { dropUndefined } from '../../reading/drop-undefined.js';

const asNewOption = ({ id: _id, optionKey: _key, nodes, ...fields }: SurveyOption): NewOption =>
  dropUndefined({ ...fields, nodes: nodes?.map(asNewOption) });

const asNewRow = ({ id: _id, ...fields }: SurveyRow): NewRow => fields;

/**
 * A node as `addNode` takes it in another survey: without ids, its code, its key, which names ids, and the nodes in it with the draw among them; codes of options and rows and names of pictures stay.
 * Options or rows that the type needs and the node lacks are supplied on adding.
 */
export function asNewNode({ id: _id, code: _code, nodes: _nodes, exam: _exam, draw: _draw, ...fields }: SurveyNode): NewNode {
  const { hasOptions, needsOptions, hasRows } = questionRow(fields);
  const options = (fields.options ?? []).map(asNewOption);
  const children = (fields.children ?? []).map(asNewRow);
  // Absent parts get the defaults: right for a question that lacks parts it cannot do without, wrong for any other.
  return dropUndefined({
    ...fields,
    options: hasOptions && !(needsOptions && options.length === 0) ? options : undefined,
    children: hasRows && children.length > 0 ? children : undefined,
  });
}
