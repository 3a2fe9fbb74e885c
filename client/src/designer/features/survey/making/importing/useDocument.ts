import { useEffect, useReducer, useRef } from 'react';
import { useAuthorFetch } from '../../../../shared/v1/useAuthorFetch';
import { isRefusal, type ParsedDocument, readReply, type Refusal } from './parsed-document';

/** How far the reading of a document has come. */
export type DocumentState =
  | { readonly at: 'choosing'; readonly refusal: Refusal | null }
  | { readonly at: 'reading'; readonly percent: number }
  | { readonly at: 'read'; readonly document: ParsedDocument };

export type DocumentAction =
  | { readonly type: 'sent' | 'tick' | 'again' }
  | { readonly type: 'answered'; readonly outcome: ParsedDocument | Refusal };

/** Highest percentage before the server has answered (Spec 9: the import progress fake). */
const ALMOST = 99;
const TICK = 150;

/** The time that a document takes cannot be known, so the progress gets slower the further it is. */
export function documentState(state: DocumentState, action: DocumentAction): DocumentState {
  switch (action.type) {
    case 'sent':
      return { at: 'reading', percent: 0 };
    case 'tick':
      return state.at === 'reading'
        ? { ...state, percent: Math.min(ALMOST, state.percent + Math.max(1, Math.round((ALMOST - state.percent) / 8))) }
        : state;
    case 'again':
      return { at: 'choosing', refusal: null };
    case 'answered':
      return isRefusal(action.outcome) ? { at: 'choosing', refusal: action.outcome } : { at: 'read', document: action.outcome };
  }
}

/** Has the server read a document (Spec 7, upload/parse). Pasted text goes as a file of text. */
export function useDocument() {
  const authorFetch = useAuthorFetch();
  const [state, dispatch] = useReducer(documentState, { at: 'choosing', refusal: null });
  const turn = useRef(0);
  const isReading = state.at === 'reading';

  useEffect(
    function tick() {
      if (!isReading) return;
      const timer = setInterval(() => dispatch({ type: 'tick' }), TICK);
      return () => clearInterval(timer);
    },
    [isReading],
  );

  const send = async (file: File) => {
    turn.current += 1;
    const own = turn.current;
    dispatch({ type: 'sent' });
    const form = new FormData();
    form.append('file', file);
    const response = await authorFetch('/v1/surveys/upload/parse', { method: 'POST', body: form });
    const reply: unknown = response && (await response.json().catch(() => null));
    // Whoever has chosen something else meanwhile does not want this answer.
    if (own === turn.current) dispatch({ type: 'answered', outcome: readReply(reply) });
  };

  return {
    state,
    send: (file: File) => void send(file),
    again: () => {
      turn.current += 1;
      dispatch({ type: 'again' });
    },
  };
}
