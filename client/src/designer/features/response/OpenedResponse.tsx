import { useCallback, useMemo } from 'react';
import type { ListAddress, OpenResponse } from './list-address';
import { ResponsePanel } from './ResponsePanel';
import type { EditGuard } from './useEditGuard';
import { useOpenResponse } from './useOpenResponse';
import { useReaders } from './useReaders';
import type { ResponseRow } from './useResponseList';
import { useVersions } from './useVersions';

interface OpenedResponseProps {
  surveyId: string;
  address: ListAddress;
  edges: readonly { readonly cursor: string; readonly node: ResponseRow }[];
  surveyVersions: readonly { readonly id: string }[];
  guard: EditGuard;
  /** The list is filtered by what is changed here. */
  isFiltered: boolean;
  onReload: () => void;
  onOpen: (response: OpenResponse | null) => void;
}

/** Gives the focus to the link of a response in the table, if the page has it. */
function focusLink(id: string | undefined): void {
  if (id !== undefined) document.querySelector<HTMLElement>(`[data-response="${CSS.escape(id)}"]`)?.focus();
}

/** The response that the address names, loaded with the version it was given to. */
export function OpenedResponse(props: OpenedResponseProps) {
  const { surveyId, address, edges, surveyVersions, guard, isFiltered, onReload, onOpen } = props;
  const { response, isGone, isFailed, retry, previous, next } = useOpenResponse(surveyId, address, edges, surveyVersions);
  const { versions, failed, retry: retryVersion } = useVersions(surveyId, response ? [response.version] : []);
  const responses = useMemo(() => (response ? [response] : []), [response]);
  const readings = useReaders(responses, versions);
  const openId = address.response?.id;

  const handleOpen = useCallback(
    (target: OpenResponse | null) => {
      onOpen(target);
      if (target === null) focusLink(openId);
    },
    [onOpen, openId],
  );

  return (
    <ResponsePanel
      surveyId={surveyId}
      guard={guard}
      isFiltered={isFiltered}
      onReload={onReload}
      response={response}
      isGone={isGone}
      isFailed={isFailed || (failed && response !== null)}
      onRetry={() => {
        retry();
        retryVersion();
      }}
      reading={response && versions.has(response.version) ? (readings.get(response.id) ?? null) : undefined}
      previous={previous}
      next={next}
      onOpen={handleOpen}
    />
  );
}
