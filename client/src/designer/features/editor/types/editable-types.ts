import { isOptionGroup, optionsOf, questionRow, type QuestionKey, type SurveyNode } from '@wence/schema';

/** The entries of the catalogue that this editor can make and edit. Nodes of other kinds come through the API: they are shown, moved and removed. */
export const editableTypes = ['single', 'multiple', 'text'] as const satisfies readonly QuestionKey[];

export type EditableType = (typeof editableTypes)[number];

/** Whether this editor has what it takes to edit the content of a node. Options in groups are beyond it. */
export function isEditable(node: SurveyNode): boolean {
  const { key } = questionRow(node);
  return editableTypes.some((editable) => editable === key) && !optionsOf(node).some(isOptionGroup);
}
