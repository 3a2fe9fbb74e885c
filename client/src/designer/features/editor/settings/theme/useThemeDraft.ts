import type { SurveyTheme, ThemeChange } from '@wence/schema';
import { useMemo } from 'react';
import { useEditorActions } from '../../session/editor-actions';
import { useSessionValue } from '../../session/session-store';

const NO_THEME: SurveyTheme = {};

export interface ThemeDraft {
  /** The survey's theme as its author sees it now. */
  readonly theme: SurveyTheme;
  /** Takes one of many values in a row, such as the points that a hand passes on a colour field: together they are one step of the history. */
  readonly pick: (change: ThemeChange) => void;
  /** Takes a value that was chosen at once. */
  readonly set: (change: ThemeChange) => void;
}

/** Props of every group of controls. */
export interface ControlsProps {
  readonly draft: ThemeDraft;
  readonly readOnly: boolean;
}

/** The theme of the open survey, and how it is changed. */
export function useThemeDraft(): ThemeDraft {
  const actions = useEditorActions();
  const theme = useSessionValue(({ view }) => view.theme ?? NO_THEME);
  const changes = useMemo(() => {
    const operationsOf = (change: ThemeChange) => [{ op: 'updateSurvey', set: { theme: change } } as const];
    return {
      pick: (change: ThemeChange) => actions.change(operationsOf(change), 'typing'),
      set: (change: ThemeChange) => actions.change(operationsOf(change)),
    };
  }, [actions]);
  return { theme, ...changes };
}
