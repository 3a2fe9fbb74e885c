import { useEffect, useState } from 'react';
import { serverFault } from '../../../../graphql/server-fault';
import { type CopyNodesToSurveyInput, type CopyNodesToSurveyMutation, useCopyNodesToSurveyMutation } from './transfer.generated';

export type Report = Pick<CopyNodesToSurveyMutation['copyNodesToSurvey'], 'notes' | 'referrers'>;

/** It holds what a transfer would leave behind, or the server's words on why it can't be done: null where the server could not be asked. */
export type Told = { readonly report: Report } | { readonly refusal: string | null };

/** The dialog says by itself what the server refuses. */
export const QUIET = { quiet: 'all' } as const;

/** Asks the server what a transfer would leave behind; null while it is asked, or there is nothing to ask. `ask` asks once more. */
export function useTransferReport(input: CopyNodesToSurveyInput | null): { told: Told | null; ask: () => void } {
  const [preview] = useCopyNodesToSurveyMutation();
  const [tries, setTries] = useState(0);
  const asked = input && `${tries} ${JSON.stringify(input)}`;
  const [answer, setAnswer] = useState<{ readonly to: string; readonly told: Told } | null>(null);
  useEffect(
    function askServer() {
      if (asked === null) return undefined;
      let isStale = false;
      const take = (told: Told) => {
        if (!isStale) setAnswer({ to: asked, told });
      };
      // The text is the whole input, so that an equal one is not asked again.
      const given = JSON.parse(asked.slice(asked.indexOf(' '))) as CopyNodesToSurveyInput;
      preview({ variables: { input: { ...given, dryRun: true } }, context: QUIET }).then(
        ({ data }) => take(data ? { report: data.copyNodesToSurvey } : { refusal: null }),
        (error: unknown) => take({ refusal: serverFault(error)?.message ?? null }),
      );
      return () => {
        isStale = true;
      };
    },
    [asked, preview],
  );
  return { told: answer?.to === asked ? answer.told : null, ask: () => setTries((count) => count + 1) };
}
