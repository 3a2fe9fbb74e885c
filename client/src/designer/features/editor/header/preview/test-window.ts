import { useCallback } from 'react';
import { useCreateTestLinkMutation } from './preview.generated';

/** Creates a test link of the saved draft and returns its path on this server. Null or a rejection is a failure that has been reported. */
export function useTestAddress(surveyId: string): () => Promise<string | null> {
  const [makeLink] = useCreateTestLinkMutation();
  return useCallback(async () => {
    const { data } = await makeLink({ variables: { input: { surveyId } } });
    return data ? pathOf(data.createTestLink.url) : null;
  }, [makeLink, surveyId]);
}

/** Strips the origin, because the author may use another address than the public one. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** A window opened during a click, because browsers block later ones; its address is set when it is known. */
export interface BlankWindow {
  /** `address`: within this server, so that it opens by whatever name the author reached it. */
  goTo(address: string): void;
  close(): void;
}

/** Opens a window without access to this one. Call it during a click; it returns null if the browser blocks the window. */
export function openBlankWindow(): BlankWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  return {
    goTo: (address) => opened.location.replace(new URL(address, window.location.origin)),
    close: () => opened.close(),
  };
}
