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

/** A window that is opened at once, since browsers allow no other, and goes somewhere when it is known where. */
export interface BlankWindow {
  /** `address`: within this server, so that it opens by whatever name the author reached it. */
  goTo(address: string): void;
  close(): void;
}

/** Call it inside a click. Null: the browser lets no window open. The page in it has no way back into this one. */
export function openBlankWindow(): BlankWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  return {
    goTo: (address) => opened.location.replace(new URL(address, window.location.origin)),
    close: () => opened.close(),
  };
}
