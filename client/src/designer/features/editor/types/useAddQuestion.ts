import { type Place, type QuestionKey, rowByKey } from '@wence/schema';
import { useEditorActions } from '../session/editor-actions';

/** Adds a question and goes on with its title. Without a place it goes to the end. `isCarried`: it was put there, not clicked. */
export function useAddQuestion({ isCarried = false } = {}) {
  const actions = useEditorActions();
  return (key: QuestionKey, place: Place = {}) => {
    const { type, subType } = rowByKey(key);
    const node = type === undefined ? { group: true } : { type, subType };
    const add = isCarried ? actions.addNow : actions.add;
    add([{ op: 'addNode', node, ...place }], 'createdNode');
  };
}
