import { type JsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';

/** Panels in panels beyond this are not looked into. */
export const PANEL_DEPTH = 20;

/** Questions that fit into a cell of a table. */
const CELL_TYPES: ReadonlySet<string> = new Set(['text', 'comment', 'dropdown', 'radiogroup', 'checkbox', 'tagbox', 'boolean', 'rating']);

/** Questions in a list of elements, those in panels among them. */
function elementsIn(elements: unknown, depth = 0): readonly JsonRecord[] {
  return listOf(elements)
    .map(recordOf)
    .flatMap((element) => {
      if (textOf(element.type) !== 'panel') return [element];
      return depth < PANEL_DEPTH ? elementsIn(element.elements, depth + 1) : [];
    });
}

export const cellElements = (elements: unknown): readonly JsonRecord[] =>
  elementsIn(elements).filter(({ type }) => CELL_TYPES.has(textOf(type)));

/** What a panel asks that does not fit into a cell, and conditions inside of it. */
export function panelLosses(question: JsonRecord): { readonly parts: readonly string[]; readonly conditions: readonly string[] } {
  const elements = elementsIn(question.templateElements);
  return {
    parts: elements.filter(({ type }) => !CELL_TYPES.has(textOf(type))).map(({ name, type }) => `${textOf(name)} (${textOf(type)})`),
    conditions: elements.map(({ visibleIf }) => textOf(visibleIf)).filter(Boolean),
  };
}
