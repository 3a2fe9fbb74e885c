import { questionNumbers } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import { viewOf } from '../session/way';
import { useVisit } from '../visit/visit-context';
import { Note } from './Note';

/** Tells that the survey was changed since the answers were given, and what became of them. */
export function NewVersionNote() {
  const { session } = useVisit();
  const messages = useMessages();
  if (session.lostToNewVersion === null) return null;
  const numbers = questionNumbers(session.survey.definition, viewOf(session).evaluation);
  const lost = session.lostToNewVersion.flatMap((id) => numbers.get(id) ?? []);
  return <Note tone="info">{lost.length === 0 ? messages.newVersionFits : messages.newVersionLost(lost)}</Note>;
}
