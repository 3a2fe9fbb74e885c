import { useMessages } from '../i18n/messages';
import { useVisit } from '../visit/visit-context';
import { Note } from './Note';

/** What became of the submit button, beside it: no network, a newer version, sent before, refused. */
export function SendingNote() {
  const { session, isDurable } = useVisit();
  const messages = useMessages();
  const { sending } = session;
  switch (sending.kind) {
    case 'idle':
      return null;
    case 'sending':
      return sending.failures === 0 ? null : <Note tone="warning">{isDurable ? messages.offline : messages.offlineUnsaved}</Note>;
    case 'waiting':
      return (
        <Note tone="warning">
          <strong>{isDurable ? messages.offline : messages.offlineUnsaved}</strong> <br />
          {messages.retriesByItself}
        </Note>
      );
    case 'refreshing':
      return <Note tone="info">{messages.refreshing}</Note>;
    case 'reused':
      return (
        <Note tone="info">
          <h2>{messages.reusedTitle}</h2>
          {messages.reusedText}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger">
          <h2>{messages.refusedTitle}</h2>
          <p>{sending.message}</p>
          <p>{messages.refusedText}</p>
        </Note>
      );
  }
}
