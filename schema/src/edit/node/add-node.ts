import { defaultNodeTitle, defaultOptions } from '../catalogue/default-titles.js';
import { questionRow } from '../catalogue/question-catalogue.js';
import { placeCode } from '../code/renumber.js';
import { languageOf, optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { checkNode } from '../definition/node-faults.js';
import { shapeNode } from '../definition/shape.js';
import { FaultList } from '../reading/fault.js';
import { insertNode } from './insert-node.js';
import { newOptions } from './new-options.js';
import type { NewNode } from './operation.js';
import type { OperationOf } from './operation-of.js';
import { placeOf } from './siblings.js';
import { invalid, notFound, type Stepped } from './step.js';
import { checkTypedCode } from './typed-code.js';

const buildNode = (definition: SurveyDefinition, given: NewNode, index: number, code: string): SurveyNode => {
  const language = languageOf(definition);
  const id = definition.lastId + 1;
  const wanted = given.options ?? (questionRow(given.type).hasOptions ? defaultOptions(language) : []);
  return shapeNode({
    ...given,
    id,
    code,
    title: given.title ?? defaultNodeTitle(language, index + 1),
    options: newOptions(wanted, language, id + 1),
  });
};

/** Adds a question, by default at the end. It gets the number of its place and later questions are renumbered (`code/renumber.ts`). */
export const addNode = (definition: SurveyDefinition, { node: given, after }: OperationOf<'addNode'>): Stepped => {
  const index = placeOf(definition.nodes, after);
  if (index === null) return notFound(after ?? 0);

  const { code, nodes } = given.code === undefined ? placeCode(definition.nodes, index) : { code: given.code, nodes: definition.nodes };
  const node = buildNode(definition, given, index, code);
  const faults = new FaultList();
  checkNode(faults, 'node', node);
  if (given.code !== undefined) checkTypedCode(faults, 'node', node, nodes);
  if (questionRow(node.type).hasOptions && optionsOf(node).length === 0) faults.add('node.options', 'tooShort', 1);
  return faults.isEmpty ? insertNode({ ...definition, nodes }, index, node) : invalid(faults.all);
};
