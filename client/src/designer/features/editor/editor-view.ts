import type { LogicScreen } from './logic/logic-of-kind';

/** What of a survey is looked at: its questions, or its logic (Spec 2, survey editor: the left icon bar). */
export type EditorView = 'canvas' | 'map' | LogicScreen;
