import { useEffect, useReducer } from 'react';
import { draftKey, receiptKey } from '../../../../shared/visit-keys';
import { type FramedVisit, nextVisit, UNTOUCHED } from './framed-visit';

/** A test visit lives in the storage of the tab, which the frame shares with this page. Where a browser lets nothing be stored, nothing is known. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

/** The next test visit of this tab begins at the beginning. */
export function clearVisit(surveyId: string): void {
  inStorage((storage) => {
    storage.removeItem(draftKey(surveyId));
    storage.removeItem(receiptKey(surveyId));
  });
}

/** The next test visit of this tab goes on from a draft as if it had been there before. */
export function storeDraft(surveyId: string, draft: string): void {
  inStorage((storage) => storage.setItem(draftKey(surveyId), draft));
}

const read = (key: string) => inStorage((storage) => storage.getItem(key));

/** The record that the test visit of this tab keeps of itself; null: it has not begun, or was handed in. */
export const readDraft = (surveyId: string): string | null => read(draftKey(surveyId));

function look(surveyId: string, before: FramedVisit): FramedVisit {
  return nextVisit(before, read(draftKey(surveyId)), read(receiptKey(surveyId)));
}

/**
 * Follows the answers of the page in the frame: browsers tell a page what others of its origin store. The answering page knows nothing of it. What
 * this page stored itself, for a visit that begins with answers, it is not told: that is there as soon as the frame has an address.
 */
export function useFramedVisit(surveyId: string, address: string | null): FramedVisit {
  const [visit, lookAgain] = useReducer((before: FramedVisit) => look(surveyId, before), UNTOUCHED);
  useEffect(
    function followFrame() {
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === draftKey(surveyId) || key === receiptKey(surveyId)) lookAgain();
      };
      if (address !== null) lookAgain();
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
    [surveyId, address],
  );
  return visit;
}
