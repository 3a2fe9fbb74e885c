import { useState } from 'react';
import { serverFault } from '../../../graphql/server-fault';
import { type OpenReportQuery, useOpenReportQuery } from './open-report.generated';

export type OpenedReport = OpenReportQuery['sharedReport'];

/** How requests of visitors travel: without a session, not kept, and what goes wrong is said on the page. */
export const VISIT = { fetchPolicy: 'no-cache', context: { quiet: 'all', isVisit: true } } as const;

const SECONDS = 60;

/** Passwords of shared reports, kept until this tab is closed, so that a reload opens the report again. */
const keyOf = (shareId: string): string => `wence.open-report.${shareId}`;

function readPassword(shareId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(shareId));
  } catch {
    // Storage is switched off: the password is asked for again after a reload.
    return null;
  }
}

function keepPassword(shareId: string, password: string): void {
  try {
    sessionStorage.setItem(keyOf(shareId), password);
  } catch {
    // As above.
  }
}

/** Why a report is not shown. */
export type Closed =
  | { readonly reason: 'cannotOpen' }
  /** Whole minutes until one may try again. */
  | { readonly reason: 'wait'; readonly minutes: number }
  | { readonly reason: 'failed' };

function closedBy(error: unknown): Closed {
  const fault = serverFault(error);
  if (fault?.code === 'A0501') {
    const { retryAfterSeconds = SECONDS } = (fault.data ?? {}) as { retryAfterSeconds?: number }; // As the error catalogue says.
    return { reason: 'wait', minutes: Math.max(1, Math.ceil(retryAfterSeconds / SECONDS)) };
  }
  // An argument that the server refuses is a link that was cut or typed.
  return fault?.code === 'A0404' || fault?.code === 'A0400' ? { reason: 'cannotOpen' } : { reason: 'failed' };
}

/** Opens a shared report, with the password of this tab where there is one. */
export function useOpenReport(shareId: string, kind: OpenedReport['kind']) {
  const [password, setPassword] = useState(() => readPassword(shareId));
  const [isTried, setTried] = useState(false);
  const { data, error, loading, refetch } = useOpenReportQuery({
    variables: { shareId, password },
    notifyOnNetworkStatusChange: true,
    ...VISIT,
  });
  // A link of one kind opens nothing at the address of another.
  const report = data?.sharedReport.kind === kind ? data.sharedReport : null;
  const closed: Closed | null = data && !report ? { reason: 'cannotOpen' } : error ? closedBy(error) : null;

  return {
    report,
    password,
    closed: loading && !isTried ? null : closed,
    isBusy: loading,
    isTried,
    enter: (typed: string) => {
      keepPassword(shareId, typed);
      setTried(true);
      if (typed === password) void refetch();
      else setPassword(typed);
    },
    retry: () => void refetch(),
  };
}
