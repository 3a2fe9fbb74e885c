import type { SurveyTheme, ThemeChange } from '@wence/schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { INPUT_PAUSE_MS } from '../../../../shared/timing';
import { useEditorActions } from '../../session/editor-actions';
import { useSessionValue } from '../../session/session-store';

const NO_THEME: SurveyTheme = {};
const NOTHING: ThemeChange = {};

export interface ThemeDraft {
  /** The survey's theme with what is just being picked. */
  readonly theme: SurveyTheme;
  /** Shows a change at once and keeps it after a pause: a colour field reports every point that the hand passes. */
  readonly pick: (change: ThemeChange) => void;
  /** Keeps a change, and what was picked before it. One step of the history. */
  readonly set: (change: ThemeChange) => void;
}

function withChange(theme: SurveyTheme, change: ThemeChange): SurveyTheme {
  return Object.fromEntries(Object.entries({ ...theme, ...change }).filter(([, value]) => value !== null));
}

/** The theme of the open survey while it is being changed. What is picked is kept on leaving the page too. */
export function useThemeDraft(): ThemeDraft {
  const actions = useEditorActions();
  const kept = useSessionValue(({ view }) => view.theme ?? NO_THEME);
  const [picked, setPicked] = useState(NOTHING);
  const waiting = useRef<{ change: ThemeChange; timer: ReturnType<typeof setTimeout> } | null>(null);

  const handlers = useMemo(() => {
    const set = (change: ThemeChange) => {
      const before = waiting.current;
      if (before) clearTimeout(before.timer);
      waiting.current = null;
      setPicked(NOTHING);
      actions.change([{ op: 'updateSurvey', set: { theme: { ...before?.change, ...change } } }]);
    };
    const pick = (change: ThemeChange) => {
      const before = waiting.current;
      if (before) clearTimeout(before.timer);
      const all = { ...before?.change, ...change };
      waiting.current = { change: all, timer: setTimeout(() => set(NOTHING), INPUT_PAUSE_MS) };
      setPicked(all);
    };
    const finish = () => {
      if (waiting.current) set(NOTHING);
    };
    return { set, pick, finish };
  }, [actions]);
  useEffect(() => handlers.finish, [handlers]);

  const theme = useMemo(() => withChange(kept, picked), [kept, picked]);
  return { theme, pick: handlers.pick, set: handlers.set };
}
