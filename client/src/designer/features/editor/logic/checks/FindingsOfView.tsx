import type { Finding } from '@wence/schema';
import { useSessionValue } from '../../session/session-store';
import { addLogicTexts } from '../../../../shared/logic-words/logic-texts';
import { FindingList } from './CheckList';

addLogicTexts();

/** Findings about the open survey, in words. */
export function FindingsOfView({ findings }: { findings: readonly Finding[] }) {
  const definition = useSessionValue(({ view }) => view);
  return <FindingList definition={definition} findings={findings} />;
}
