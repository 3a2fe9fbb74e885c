import type { LogicScreen } from './logic/words/logic-screens';
import type { SettingsScreen } from './settings/settings-screens';

/** View of the editor: the questions, the logic (Spec 2, survey editor: the left icon bar), the logic map, or a page of the settings. */
export type EditorView = 'canvas' | 'map' | LogicScreen | SettingsView;

export interface SettingsView {
  readonly settings: SettingsScreen;
}

export const isSettings = (view: EditorView): view is SettingsView => typeof view === 'object';

/** The tab of the survey's header that a view belongs to. */
export const tabOf = (view: EditorView): 'edit' | 'setting' => (isSettings(view) ? 'setting' : 'edit');

const LIVE: readonly SettingsScreen[] = ['answering', 'wechat', 'quota', 'verify'];

/** True for the views in which a running survey takes some changes without a pause. */
export const isLiveView = (view: EditorView): boolean => isSettings(view) && LIVE.includes(view.settings);

/** A route inside the editor names its view here, beside what the guard reads. */
export interface ViewHandle {
  readonly view: EditorView;
}
