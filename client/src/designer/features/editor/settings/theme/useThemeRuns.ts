import { type Answers, findNode, type SurveyDefinition, type SurveyTheme } from '@wence/schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PresetVisit } from '../../../../../shared/preset-visit';
import { readDraft } from '../../preview/useFramedVisit';
import type { Run } from '../../preview/useRunAddress';
import { useSessionStore, useSessionValue } from '../../session/session-store';

/**
 * Tells where a test visit goes on when the page is opened again: at the page that it was on, with the answers that it had. Null: from the beginning. What a
 * draft says is only looked at, never believed: anything may be kept under its name.
 */
export function visitAgain(definition: SurveyDefinition, draft: string | null): PresetVisit | null {
  const kept = parsed(draft);
  if (typeof kept?.answers !== 'object' || kept.answers === null) return null;
  const nodeId = typeof kept.pageId === 'number' && findNode(definition, kept.pageId) ? kept.pageId : definition.nodes[0]?.id;
  return nodeId === undefined ? null : { nodeId, answers: kept.answers as Answers }; // The engine accepts any value.
}

function parsed(draft: string | null): { answers?: unknown; pageId?: unknown } | null {
  try {
    return JSON.parse(draft ?? 'null') as { answers?: unknown; pageId?: unknown } | null;
  } catch {
    return null;
  }
}

/** Keys that the page reads once, when it opens: words and switches are not colours. */
const readOnce = ({ prevText, nextText, hasProgress, hasNumbers }: SurveyTheme): string =>
  JSON.stringify([prevText, nextText, hasProgress, hasNumbers]);

/** The openings of the page: the first one, and one whenever something is saved that it reads only then. It goes on where it was. */
export function useThemeRuns(surveyId: string): { turn: number; run: Run; again: (isFresh: boolean) => void } {
  const store = useSessionStore();
  const words = useSessionValue(({ confirmed }) => readOnce(confirmed.theme ?? {}));
  const shown = useRef(words);
  const runOf = useCallback(
    (isFresh: boolean): Run => {
      const { revision, confirmed } = store.read();
      return { saved: { revision, definition: confirmed }, preset: isFresh ? null : visitAgain(confirmed, readDraft(surveyId)) };
    },
    [store, surveyId],
  );
  const [state, setState] = useState(() => ({ turn: 0, run: runOf(true) }));
  const again = useCallback((isFresh: boolean) => setState(({ turn }) => ({ turn: turn + 1, run: runOf(isFresh) })), [runOf]);

  useEffect(
    function openAgain() {
      if (shown.current === words) return;
      shown.current = words;
      again(false);
    },
    [words, again],
  );
  return { ...state, again };
}
