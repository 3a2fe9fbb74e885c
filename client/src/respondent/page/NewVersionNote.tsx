import { useMessages } from '../i18n/messages';
import { useVisit } from '../visit/visit-context';
import { Note } from './Note';

/** Tells that the survey was changed since the answers were given, and what became of them. */
export function NewVersionNote() {
  const { lostToNewVersion: lost } = useVisit().session;
  const messages = useMessages();
  if (lost === null) return null;
  return <Note tone="info">{lost === 0 ? messages.newVersionFits : messages.newVersionLost(lost)}</Note>;
}
