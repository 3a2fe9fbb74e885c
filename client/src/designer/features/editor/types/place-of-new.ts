import { findNode, isContainer, parentOf, type Place, type PaletteKey, rowOfPalette, type SurveyDefinition } from '@wence/schema';

/**
 * Place of a new node: after the selected node, or at the end of the selected container. Containers cannot be nested,
 * so a new container goes after the outer one. Without a selection the node goes to the end.
 */
export function placeOfNew(definition: SurveyDefinition, key: PaletteKey, selectedNode: number | null): Place {
  const selected = selectedNode === null ? undefined : findNode(definition, selectedNode);
  if (!selected) return {};
  if (!rowOfPalette(key).isContainer) return isContainer(selected) ? { parentId: selected.id } : { after: selected.id };
  return { parentId: null, after: parentOf(definition, selected.id)?.id ?? selected.id };
}

/** A place that a type was put on, or, when it is a container put into another one, the place behind that. */
export function legalPlace(key: PaletteKey, place: Place): Place {
  if (!rowOfPalette(key).isContainer || typeof place.parentId !== 'number') return place;
  return { parentId: null, after: place.parentId };
}
