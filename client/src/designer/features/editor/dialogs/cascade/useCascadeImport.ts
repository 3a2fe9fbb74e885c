import { useApolloClient } from '@apollo/client/react';
import { LIMITS, rowId, type SurveyNode } from '@wence/schema';
import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSurveyId } from '../../../../shared/useSurveyId';
import { useAuthorFetch } from '../../../../shared/v1/useAuthorFetch';
import { useEditorActions } from '../../session/editor-actions';
import { useConfirmReferenced } from '../../shared/confirmations';
import { type CascadeReply, countOf, fileFault, repliedOptions, repliedReason } from './cascade-file';
import { CascadeNumberDocument } from './cascade.generated';
import { CHOOSING, importState, tickAfter } from './import-state';

/** Has the server read a file of a cascade (Spec 7, options). The question stays as it is: its author's own edit brings the options in. Null: nobody was reached. */
function useSendCascade(nodeId: number) {
  const client = useApolloClient();
  const surveyId = useSurveyId();
  const authorFetch = useAuthorFetch();

  return async (file: File): Promise<CascadeReply | null> => {
    const number = await client
      .query({ query: CascadeNumberDocument, variables: { surveyId } })
      .then(({ data }) => data?.survey.number)
      .catch(() => undefined);
    if (number === undefined) return null;
    const form = new FormData();
    form.append('surveyId', surveyId);
    form.append('nodeId', String(rowId(number, nodeId)));
    form.append('file', file);
    const response = await authorFetch('/v1/nodes/option/cascade/upload?dryRun=1', { method: 'POST', body: form });
    return response && ((await response.json().catch(() => null)) as CascadeReply | null);
  };
}

/** The way of a file into the options of a cascade. They come in as one edit of the author's, which can be undone like any other. */
export function useCascadeImport(node: SurveyNode, onDone: () => void) {
  const { t, i18n } = useTranslation('dialogs');
  const actions = useEditorActions();
  const confirmReferenced = useConfirmReferenced();
  const send = useSendCascade(node.id);
  const [state, dispatch] = useReducer(importState, CHOOSING);

  const isOpen = useRef(true);
  useEffect(function noteClosing() {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const wait = tickAfter(state);
  useEffect(
    function tick() {
      if (wait === null) return;
      const timer = setInterval(() => dispatch({ type: 'tick' }), wait);
      return () => clearInterval(timer);
    },
    [wait],
  );
  const isOver = state.at === 'done' && state.seconds === 0;
  useEffect(
    function closeAfterCountdown() {
      if (isOver) onDone();
    },
    [isOver, onDone],
  );

  const fail = (message: string, detail?: string) => dispatch({ type: 'failed', message, detail });
  const detailOf = (reply: CascadeReply): string | undefined => {
    const wrong = repliedReason(reply);
    const key = `cascade.reason.${wrong?.reason}`;
    return wrong && i18n.exists(`dialogs:${key}`) ? t(key as 'cascade.reason.empty', { ...wrong }) : undefined;
  };
  const settle = (reply: CascadeReply | null) => {
    const options = reply && repliedOptions(reply);
    if (!options)
      return fail(reply && typeof reply.message === 'string' ? reply.message : t('cascade.failed'), reply ? detailOf(reply) : undefined);
    dispatch({ type: 'again' });
    confirmReferenced('option', [{ op: 'replaceOptions', nodeId: node.id, options }], (operations) => {
      actions.change(operations, 'option');
      dispatch({ type: 'imported', count: countOf(options) });
    });
  };
  return {
    state,
    /** Takes one file; several at once are none. */
    take: async (files: readonly File[]) => {
      const fault = await fileFault(files);
      if (fault) return fail(t(`cascade.${fault}`, { size: LIMITS.cascadeFileMegabytes }));
      const [file] = files;
      if (!file) return;
      actions.flush();
      dispatch({ type: 'sent', name: file.name });
      const reply = await send(file);
      // The author closed the dialog meanwhile, which cancels the import.
      if (isOpen.current) settle(reply);
    },
    again: () => dispatch({ type: 'again' }),
  };
}
