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
export function forgetVisit(surveyId: string): void {
  inStorage((storage) => {
    storage.removeItem(draftKey(surveyId));
    storage.removeItem(receiptKey(surveyId));
  });
}

const read = (key: string) => inStorage((storage) => storage.getItem(key));

function look(surveyId: string, before: FramedVisit): FramedVisit {
  return nextVisit(before, read(draftKey(surveyId)), read(receiptKey(surveyId)));
}

/** Follows the answers of the page in the frame: browsers tell a page what others of its origin store. The answering page knows nothing of it. */
export function useFramedVisit(surveyId: string): FramedVisit {
  const [visit, lookAgain] = useReducer((before: FramedVisit) => look(surveyId, before), UNTOUCHED);
  useEffect(
    function followFrame() {
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === draftKey(surveyId) || key === receiptKey(surveyId)) lookAgain();
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
    [surveyId],
  );
  return visit;
}
