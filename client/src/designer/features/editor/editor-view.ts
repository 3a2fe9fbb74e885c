import type { LogicScreen } from './logic/words/logic-screens';

/** What of a survey is looked at: its questions or its logic (Spec 2, survey editor: the left icon bar), a map of it, or its settings. */
export type EditorView = 'canvas' | 'map' | 'settings' | LogicScreen;

/** The tab of the survey's header that a view belongs to. */
export const tabOf = (view: EditorView): 'edit' | 'setting' => (view === 'settings' ? 'setting' : 'edit');
