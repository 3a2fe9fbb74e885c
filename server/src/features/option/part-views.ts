import { optionRecords, optionsOf, rowsOf, type SurveyDefinition, type SurveyNode, walkNodes, walkOptions } from '@wence/schema';
import { asNode, type NodeInterface } from '../../platform/graphql/node-interface.js';
import { optionViews, type SurveyOptionType } from './option.type.js';
import { rowsIn } from './row.type.js';

/** Those of these options and rows that a definition has, for whoever asks by their ids. */
export function partsNamed(definition: SurveyDefinition, surveyId: string, localIds: ReadonlySet<number>): NodeInterface[] {
  const isNamed = ({ id }: { readonly id: number }) => localIds.has(id);
  const found = (node: SurveyNode): NodeInterface[] => [
    ...(optionsOf(node).length > 0 && [...walkOptions(node.options)].some(isNamed) ? optionsNamedIn(node, surveyId, localIds) : []),
    ...(rowsOf(node).some(isNamed) ? rowsNamedIn(definition, surveyId, node.id, localIds) : []),
  ];
  return [...walkNodes(definition.nodes)].flatMap(found);
}

function optionsNamedIn(node: SurveyNode, surveyId: string, localIds: ReadonlySet<number>): SurveyOptionType[] {
  const withInner = (option: SurveyOptionType): SurveyOptionType[] => [option, ...option.nodes.flatMap(withInner)];
  const options = optionViews(optionRecords(optionsOf(node)), surveyId).flatMap(withInner);
  return options.filter(({ localId }) => localIds.has(localId)).map((option) => asNode('SurveyOption', option));
}

function rowsNamedIn(definition: SurveyDefinition, surveyId: string, nodeId: number, localIds: ReadonlySet<number>): NodeInterface[] {
  const rows = rowsIn(definition, surveyId, nodeId).filter(({ localId }) => localIds.has(localId));
  return rows.map((row) => asNode('SurveyRow', row));
}
