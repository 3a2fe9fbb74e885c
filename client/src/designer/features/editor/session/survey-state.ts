import { isPerPage, type SurveyNode, type Operation } from '@wence/schema';
import type { EditSession } from './session-state';

/** Client state of an open survey (Spec 3, client state). */
export interface SurveyState {
  readonly questions: readonly SurveyNode[];
  readonly perPage: boolean;
  /** A setting is on its way to the server. Not while it cannot be reached: then the save state tells, and nothing turns in vain. */
  readonly commiting: boolean;
}

export function surveyStateOf(session: EditSession): SurveyState {
  const { view, inFlight, pending, attempts, activity } = session;
  const unsaved = [...(inFlight?.changes ?? []), ...pending].flatMap(({ operations }) => operations);
  const commiting = attempts === 0 && activity !== 'held' && unsaved.some(isSettingChange);
  return { questions: view.nodes, perPage: isPerPage(view), commiting };
}

/** Texts that are written on the canvas; everything else that is changed about something is a setting of it. */
const TEXTS: readonly string[] = ['title', 'welcome'];

function isSettingChange(operation: Operation): boolean {
  switch (operation.op) {
    case 'updateSurvey':
    case 'updateNode':
    case 'updateOption':
    case 'updateRow':
      return Object.keys(operation.set).some((key) => !TEXTS.includes(key));
    case 'useTemplate':
      return true;
    default:
      return false;
  }
}
