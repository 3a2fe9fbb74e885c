import { type Anchor, rowByKey } from '@wence/schema';
import { useEditorActions } from '../session/editor-actions';
import type { EditableType } from './editable-types';

/** Adds a question and goes on with its title. Without a place it goes to the end. */
export function useAddQuestion() {
  const actions = useEditorActions();
  return (key: EditableType, after?: Anchor) => actions.add([{ op: 'addNode', node: { type: rowByKey(key).type }, after }], 'createdNode');
}
