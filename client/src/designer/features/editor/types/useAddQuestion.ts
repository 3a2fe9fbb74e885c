import { languageOf, newFromPalette, type PaletteKey, type Place } from '@wence/schema';
import { useEditorActions } from '../session/editor-actions';
import { useSessionStore } from '../session/session-store';

/** Adds a question and goes on with its title. Without a place it goes to the end. `isCarried`: it was put there, not clicked. */
export function useAddQuestion({ isCarried = false } = {}) {
  const actions = useEditorActions();
  const store = useSessionStore();
  return (key: PaletteKey, place: Place = {}) => {
    const node = newFromPalette(key, languageOf(store.read().view));
    const add = isCarried ? actions.addNow : actions.add;
    add([{ op: 'addNode', node, ...place }], 'createdNode');
  };
}
