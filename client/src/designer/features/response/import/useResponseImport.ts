import { DEFAULT_TIME_ZONE, formatThousands, isTimeZone } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../shared/notice/notices';
import { replyRefusal } from '../../../shared/v1/reply-refusal';
import { useAuthorFetch } from '../../../shared/v1/useAuthorFetch';
import {
  type ResponseImportPartsFragment,
  useApplyResponseImportMutation,
  useCheckResponseImportMutation,
  useResponseImportQuery,
} from './import.generated';

export type Table = ResponseImportPartsFragment;
/** The reading of a cell that could be the code of one option and the title of another. */
export type Cells = 'code' | 'title';

/** A number as texts take it: to choose the form by, and to be read. */
export const counted = (count: number) => ({ count, formatted: formatThousands(count) });

const ASK_EVERY_MS = 500;
const KIND = /\.(xlsx|csv|tsv|txt)$/i;

/** The zone of this browser, where the server knows it. */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
}

interface UploadReply {
  readonly code?: string;
  readonly message?: string;
  readonly data?: { readonly id: string };
}

/** The way of a table into the responses of a survey: handed in, looked at by the server, imported. */
export function useResponseImport(surveyId: string) {
  const { t } = useTranslation('responseImport');
  const authorFetch = useAuthorFetch();
  const [importId, setImportId] = useState<string | null>(null);
  const [cells, setCells] = useState<Cells>('code');
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [check] = useCheckResponseImportMutation();
  const [apply, { loading: isApplying }] = useApplyResponseImportMutation();
  const { data, startPolling, stopPolling } = useResponseImportQuery({
    variables: { surveyId, importId: importId ?? '' },
    skip: importId === null,
    fetchPolicy: 'network-only',
    pollInterval: importId === null ? 0 : ASK_EVERY_MS,
  });
  const table = importId === null ? null : (data?.responseImport ?? null);

  const timeZone = ownZone();
  return {
    table,
    fault,
    cells,
    timeZone,
    isBusy: isSending || isApplying || (importId !== null && table === null),
    /** Takes one file; several at once are none. */
    take: async (files: readonly File[]) => {
      const [file, ...others] = files;
      if (!file || others.length > 0 || !KIND.test(file.name)) return setFault(t('wrongKind'));
      setFault(null);
      setSending(true);
      const query = new URLSearchParams({ name: file.name.slice(-200), timeZone, preferred: cells });
      const body = new Blob([file], { type: 'application/octet-stream' });
      const response = await authorFetch(`/v1/surveys/imports/${surveyId}?${query}`, { method: 'POST', body });
      const reply = response && ((await response.json().catch(() => null)) as UploadReply | null);
      setSending(false);
      if (reply?.data?.id) return setImportId(reply.data.id);
      if (reply?.message) return setFault(reply.message);
      setFault(t('failed'));
      if (response) announce(replyRefusal(reply));
    },
    again: () => {
      stopPolling();
      setImportId(null);
    },
    /** Has the same table looked at once more. */
    check: async (preferred: Cells) => {
      setCells(preferred);
      await check({
        variables: { input: { surveyId, importId: importId ?? '', timeZone, preferred: preferred === 'code' ? 'CODE' : 'TITLE' } },
      });
      startPolling(ASK_EVERY_MS);
    },
    apply: async () => {
      await apply({ variables: { input: { surveyId, importId: importId ?? '', partly: true } } });
      startPolling(ASK_EVERY_MS);
    },
    stopAsking: stopPolling,
  };
}
