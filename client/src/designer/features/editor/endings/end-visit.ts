import { draftKey, endKey, PREVIEWED, receiptKey } from '../../../../shared/visit-keys';
import type { Owner } from './owner';

const STATUS = { normal: 'complete', screened: 'screened', overQuota: 'over_quota', closed: 'complete' } as const;

/** A test visit lives in the storage of the tab, which a frame shares with this page. Where a browser lets nothing be stored, the frame shows the survey. */
function inStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // The preview still opens, at its beginning.
  }
}

/** The next test visit of this tab has ended on this end page. */
export function storeEndVisit(surveyId: string, owner: Owner): void {
  const status = typeof owner === 'number' ? STATUS.normal : STATUS[owner];
  inStorage((storage) => {
    storage.removeItem(draftKey(surveyId));
    storage.setItem(receiptKey(surveyId), JSON.stringify({ responseId: PREVIEWED, status }));
    storage.setItem(endKey(surveyId), `${typeof owner === 'number' || owner === 'closed' ? owner : 0} ${PREVIEWED}`);
  });
}

export function clearEndVisit(surveyId: string): void {
  inStorage((storage) => {
    storage.removeItem(receiptKey(surveyId));
    storage.removeItem(endKey(surveyId));
  });
}
