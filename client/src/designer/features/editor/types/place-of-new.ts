import { findNode, isContainer, parentOf, type Place, rowByKey, type QuestionKey, type SurveyDefinition } from '@wence/schema';

/**
 * Place of a new node: after the selected node, or at the end of the selected container. Containers cannot be nested,
 * so a new container goes after the outer one. Without a selection the node goes to the end.
 */
export function placeOfNew(definition: SurveyDefinition, key: QuestionKey, selectedNode: number | null): Place {
  const selected = selectedNode === null ? undefined : findNode(definition, selectedNode);
  if (!selected) return {};
  if (!rowByKey(key).isContainer) return isContainer(selected) ? { parentId: selected.id } : { after: selected.id };
  return { parentId: null, after: parentOf(definition, selected.id)?.id ?? selected.id };
}

/** A place that a type was put on, or, when it is a container put into another one, the place behind that. */
export function legalPlace(key: QuestionKey, place: Place): Place {
  if (!rowByKey(key).isContainer || typeof place.parentId !== 'number') return place;
  return { parentId: null, after: place.parentId };
}
