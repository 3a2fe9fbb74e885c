import { findNode, isContainer, parentOf, type Place, rowByKey, type QuestionKey, type SurveyDefinition } from '@wence/schema';

/**
 * Where a new node goes when one is selected: behind it, or, when that is a container, to the end of what stands in it. Containers do not stand in
 * containers, so a new one goes behind the container as a whole. Nothing selected: to the end.
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
