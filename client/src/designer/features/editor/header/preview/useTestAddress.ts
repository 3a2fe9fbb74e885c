import { useCallback } from 'react';
import { useCreateTestLinkMutation } from './preview.generated';

/** Asks for a fresh test link of the saved draft: its path within this server. Null or a rejection: there is none, and why has been said. */
export function useTestAddress(surveyId: string): () => Promise<string | null> {
  const [makeLink] = useCreateTestLinkMutation();
  return useCallback(async () => {
    const { data } = await makeLink({ variables: { input: { surveyId } } });
    return data ? pathOf(data.createTestLink.url) : null;
  }, [makeLink, surveyId]);
}

/** Links name the public address; the author may be here by another one. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
