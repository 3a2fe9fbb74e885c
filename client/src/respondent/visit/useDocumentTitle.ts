import { evaluate, isPerPage } from '@wence/schema';
import { useEffect } from 'react';
import { useMessages } from '../i18n/messages';
import { currentScreen } from '../session/screens';
import type { Session } from '../session/session';

/** The tab's title says the step, so that a screen reader and a row of tabs tell screens apart. */
export function useDocumentTitle(session: Session): void {
  const messages = useMessages();
  const { definition } = session.survey;
  const { screen } = currentScreen(session);
  const nodeId = session.stage === 'form' && isPerPage(definition) && screen.kind === 'questions' ? screen.nodeIds[0] : undefined;
  const { visible } = evaluate(definition, session.answers);
  const position = nodeId === undefined ? '' : messages.position(visible.indexOf(nodeId) + 1, visible.length);
  const title = position ? messages.documentTitle(position, definition.title) : definition.title;

  useEffect(
    function nameTab() {
      document.title = title;
    },
    [title],
  );
}
