import type { Finding } from '@wence/schema';
import { useOfSession } from '../../session/session-store';
import { addLogicTexts } from '../words/logic-texts';
import { FindingList } from './CheckList';

addLogicTexts();

/** Findings about the open survey, in words. */
export const FindingsOfView = ({ findings }: { findings: readonly Finding[] }) => {
  const definition = useOfSession(({ view }) => view);
  return <FindingList definition={definition} findings={findings} />;
};
