import type { Anchor, QuestionType } from '@wence/schema';
import { useEditorActions } from '../session/editor-actions';

/** Adds a question and goes on with its title. Without a place it goes to the end. */
export function useAddQuestion() {
  const actions = useEditorActions();
  return (type: QuestionType, after?: Anchor) => actions.add([{ op: 'addNode', node: { type }, after }], 'createdNode');
}
