import { evaluate } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import { useVisit } from '../visit/visit-context';
import { Note } from './Note';

/** Tells that the survey was changed since the answers were given, and what became of them. */
export function NewVersionNote() {
  const { lostToNewVersion: lost, survey, answers } = useVisit().session;
  const messages = useMessages();
  if (lost === null) return null;
  const { visible } = evaluate(survey.definition, answers);
  const numbers = lost.map((id) => visible.indexOf(id) + 1);
  return <Note tone="info">{numbers.length === 0 ? messages.newVersionFits : messages.newVersionLost(numbers)}</Note>;
}
