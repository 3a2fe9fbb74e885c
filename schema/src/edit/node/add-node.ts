import { questionRow } from '../../catalogue/question-catalogue.js';
import { takesNumber } from '../../code/generated-code.js';
import { languageOf, optionsOf, pagingOf, rowsOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { checkTypedCode } from '../../definition/faults/identity-faults.js';
import { checkNode } from '../../definition/faults/node-faults.js';
import { isPage } from '../../definition/node-facts.js';
import { withPaging } from '../../definition/paging.js';
import { shapeSurvey } from '../../definition/shape/shape.js';
import { documentOrder, findNode } from '../../definition/walk.js';
import { FaultList, type FieldFault } from '../../reading/fault.js';
import type { OperationOf } from '../operation/operation.js';
import { done, invalid, type Step, type StepResult } from '../operation/step.js';
import { findPlace, type FoundPlace } from '../tree/place.js';
import { insertNode } from './insert-node.js';
import { newNode } from './new-node.js';

/** Returns the number of a question that is put at this place, counted from 1. */
function questionPlace({ nodes }: SurveyDefinition, { parentId, index }: FoundPlace): number {
  const top = parentId === null ? index : nodes.findIndex(({ id }) => id === parentId);
  const inside = parentId === null ? [] : (nodes[top]?.nodes ?? []).slice(0, index);
  return documentOrder([...nodes.slice(0, top), ...inside]).filter(takesNumber).length + 1;
}

function addedFaults(before: SurveyDefinition, { definition }: Step, id: number, codeIsTyped: boolean): FieldFault[] {
  const faults = new FaultList();
  const node = findNode(definition, id);
  if (node === undefined) return faults.all;
  const { needsOptions, hasRows } = questionRow(node);
  if (codeIsTyped) checkTypedCode(faults, 'node', node, documentOrder(before.nodes));
  checkNode(faults, 'node', node);
  if (needsOptions && optionsOf(node).length === 0) faults.add('node.options', 'tooShort', 1);
  if (hasRows && rowsOf(node).length === 0) faults.add('node.children', 'tooShort', 1);
  return faults.all;
}

/** The first page means that there are pages: a survey shown all at once is divided at its pages from then on. */
function pagedBy(step: Step, before: SurveyDefinition, node: SurveyNode): Step {
  const isFirstPage = isPage(node) && !documentOrder(before.nodes).some(isPage);
  if (!isFirstPage || pagingOf(before) !== 'all') return step;
  const definition = shapeSurvey({ ...step.definition, ...withPaging(before.settings, 'page') });
  return done(definition, [0, ...step.touched], step.created);
}

/**
 * Adds a question, page, statement or container, by default at the end. A question gets the number of its place and later ones are renumbered
 * (`code/renumber.ts`); other nodes get the next code under their prefix.
 */
export function addNode(definition: SurveyDefinition, { node: given, ...wanted }: OperationOf<'addNode'>): StepResult {
  const place = findPlace(definition.nodes, wanted);
  if (!place.ok) return place;
  const id = definition.lastId + 1;
  const node = newNode(given, { language: languageOf(definition), id, place: questionPlace(definition, place) });
  const isTyped = given.code !== undefined;
  const step = insertNode(definition, place, node, new Set(isTyped ? [] : [id]));
  if (!step.ok) return step;
  const faults = addedFaults(definition, step, id, isTyped);
  return faults.length === 0 ? pagedBy(step, definition, node) : invalid(faults);
}
