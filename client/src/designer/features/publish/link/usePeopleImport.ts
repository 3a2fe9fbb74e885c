import { formatThousands } from '@wence/schema';
import { useState } from 'react';
import { useAuthorFetch } from '../../../shared/v1/useAuthorFetch';

/** A number as texts take it: to choose the form by, and to be read. */
export const counted = (count: number) => ({ count, formatted: formatThousands(count) });

/** Names a fault that the server found: in a row, by its number and the name of a column, or in the file as a whole. */
export interface Fault {
  readonly field: string;
  readonly rule: string;
  readonly limit?: number;
}

/** Tells how the import of a table of people ended. */
export type Verdict =
  | { readonly kind: 'ready' | 'made'; readonly count: number; readonly ignored: readonly string[] }
  | { readonly kind: 'wrong'; readonly faults: readonly Fault[] }
  | { readonly kind: 'failed'; readonly message: string | null };

interface Reply {
  readonly code?: string;
  readonly message?: string;
  readonly data?: { readonly count: number; readonly ignored: readonly string[] } | null;
  readonly fields?: readonly Fault[];
}

/** Has the server look at a table of people, and make their links. */
export function usePeopleImport(surveyId: string) {
  const authorFetch = useAuthorFetch();
  const [isBusy, setBusy] = useState(false);

  const send = async (table: Blob | string, isDryRun: boolean): Promise<Verdict | null> => {
    setBusy(true);
    const body = new Blob([table], { type: 'application/octet-stream' });
    const response = await authorFetch(`/v1/surveys/link/${surveyId}/import?dryRun=${isDryRun ? 1 : 0}`, { method: 'POST', body });
    const reply = response && ((await response.json().catch(() => null)) as Reply | null);
    setBusy(false);
    // That nobody was reached has been said.
    if (!response) return null;
    if (reply?.code === '00000' && reply.data) return { kind: isDryRun ? 'ready' : 'made', ...reply.data };
    if (reply?.fields) return { kind: 'wrong', faults: reply.fields };
    return { kind: 'failed', message: reply?.message ?? null };
  };

  return { isBusy, send };
}
