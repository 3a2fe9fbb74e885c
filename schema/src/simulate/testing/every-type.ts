import { questionCatalogue } from '../../catalogue/question-catalogue.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { emptyDefinition } from '../../definition/shape/shape.js';
import { apply } from '../../edit/apply.js';
import type { Operation } from '../../edit/operation/operation.js';

const withRequired = (node: SurveyNode): SurveyNode => ({
  ...node,
  required: true,
  ...(node.nodes && { nodes: node.nodes.map(withRequired) }),
});

/** A survey with a new node of each entry of the catalogue, as authors get it. `required`: every question must be answered. */
export function everyTypeSurvey(required: boolean): SurveyDefinition {
  const operations = questionCatalogue.map(
    ({ type, subType, key }): Operation =>
      key === 'group' ? { op: 'addNode', node: { group: true } } : { op: 'addNode', node: { type, ...(subType !== null && { subType }) } },
  );
  const applied = apply(emptyDefinition({ title: 'Every type' }), operations);
  if (!applied.ok) throw new Error(`operation ${applied.at} is refused: ${JSON.stringify(applied.fault)}`);
  const { definition } = applied;
  return required ? { ...definition, nodes: definition.nodes.map(withRequired) } : definition;
}
