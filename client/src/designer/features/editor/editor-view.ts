import type { LogicScreen } from './logic/words/logic-screens';

/** View of the editor: the questions, the logic (Spec 2, survey editor: the left icon bar), the logic map, or the settings. */
export type EditorView = 'canvas' | 'map' | 'settings' | LogicScreen;

/** The tab of the survey's header that a view belongs to. */
export const tabOf = (view: EditorView): 'edit' | 'setting' => (view === 'settings' ? 'setting' : 'edit');
