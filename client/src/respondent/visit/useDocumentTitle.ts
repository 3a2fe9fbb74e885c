import { useEffect } from 'react';
import { useMessages } from '../i18n/messages';
import { positionText } from '../i18n/position-text';
import type { Session } from '../session/session';

/** The tab's title says the step, so that a screen reader and a row of tabs tell screens apart. */
export function useDocumentTitle(session: Session): void {
  const messages = useMessages();
  const { definition } = session.survey;
  const position = session.stage === 'form' && session.way.stage === 'pages' ? positionText(messages, session) : '';
  const title = position ? messages.documentTitle(position, definition.title) : definition.title;

  useEffect(
    function nameTab() {
      document.title = title;
    },
    [title],
  );
}
