import { isPerPage, type SurveyNode, type Operation } from '@wence/schema';
import type { EditSession } from './session-state';

/** Client state of an open survey (Spec 3, client state). */
export interface SurveyState {
  readonly questions: readonly SurveyNode[];
  readonly perPage: boolean;
  /** True while a setting is being saved. False while the server is unreachable: the save state shows that, instead of an endless spinner. */
  readonly commiting: boolean;
}

export function surveyStateOf(session: EditSession): SurveyState {
  const { view, inFlight, pending, attempts, activity } = session;
  const unsaved = [...(inFlight?.changes ?? []), ...pending].flatMap(({ operations }) => operations);
  const commiting = attempts === 0 && activity !== 'held' && unsaved.some(isSettingChange);
  return { questions: view.nodes, perPage: isPerPage(view), commiting };
}

/** Texts that are edited on the canvas; every other field is a setting. */
const TEXTS: readonly string[] = ['title', 'welcome'];

function isSettingChange(operation: Operation): boolean {
  switch (operation.op) {
    case 'updateSurvey':
    case 'updateNode':
    case 'updateOption':
    case 'updateRow':
      return Object.keys(operation.set).some((key) => !TEXTS.includes(key));
    case 'convertNode':
    case 'useTemplate':
      return true;
    default:
      return false;
  }
}
