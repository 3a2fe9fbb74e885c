import { serverFault } from '../../../graphql/server-fault';
import type { Answer } from './session/session-action';

/** Codes after which sending the same again can never help. Anything else is tried again under the same id. */
const REFUSED: Readonly<Record<string, Answer>> = {
  // Others made logic refer to it meanwhile: the reload shows it, and removing it then asks.
  A0103: { type: 'refused', kind: 'conflict' },
  A0400: { type: 'refused', kind: 'refused' },
  // Somebody else removed what the edit names; whether the survey itself is gone, the reload tells.
  A0404: { type: 'refused', kind: 'conflict' },
  A0409: { type: 'refused', kind: 'conflict' },
  A0410: { type: 'held' },
  A0413: { type: 'refused', kind: 'refused' },
};

/** What a failed save means for the batch. */
export function judgeAnswer(error: unknown): Answer {
  const code = serverFault(error)?.code;
  return (code !== undefined && REFUSED[code]) || { type: 'unreachable' };
}
