import { useApolloClient } from '@apollo/client/react';
import { rowId } from '@wence/schema';
import { useSurveyId } from '../../../../shared/useSurveyId';
import { useAuthorFetch } from '../../../../shared/v1/useAuthorFetch';
import { CascadeNumberDocument } from './cascade.generated';
import type { CascadeReply } from './cascade-reply';

/** Has the server read a file of a cascade (Spec 7, options). The question stays as it is: its author's own edit brings the options in. Null: nobody was reached. */
export function useSendCascade(nodeId: number) {
  const client = useApolloClient();
  const surveyId = useSurveyId();
  const authorFetch = useAuthorFetch();

  return async (file: File): Promise<CascadeReply | null> => {
    const number = await client
      .query({ query: CascadeNumberDocument, variables: { surveyId } })
      .then(({ data }) => data?.survey.number)
      .catch(() => undefined);
    if (number === undefined) return null;
    const form = new FormData();
    form.append('surveyId', surveyId);
    form.append('nodeId', String(rowId(number, nodeId)));
    form.append('file', file);
    const response = await authorFetch('/v1/nodes/option/cascade/upload?dryRun=1', { method: 'POST', body: form });
    return response && ((await response.json().catch(() => null)) as CascadeReply | null);
  };
}
