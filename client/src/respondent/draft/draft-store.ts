import { draftKey, receiptKey } from '../../shared/visit-keys';
import { linkCode } from '../survey/visit-access';
import type { Draft, Receipt } from './draft';
import { parseDraft, parseReceipt } from './parse-draft';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const draftAt = (surveyId: string): string => draftKey(surveyId + linkCode());
const receiptAt = (surveyId: string): string => receiptKey(surveyId + linkCode());

/** Drafts and receipts of the surveys answered on this device, one of each per survey and one-to-one link. */
export class DraftStore {
  constructor(private readonly storage: TextStorage) {}

  readDraft(surveyId: string): Draft | null {
    return parseDraft(this.storage.getItem(draftAt(surveyId)));
  }

  /** Leaves storage alone when nothing changed: a write wakes the other tabs. */
  writeDraft(surveyId: string, draft: Draft): void {
    const text = JSON.stringify(draft);
    if (this.storage.getItem(draftAt(surveyId)) !== text) this.storage.setItem(draftAt(surveyId), text);
  }

  readReceipt(surveyId: string): Receipt | null {
    return parseReceipt(this.storage.getItem(receiptAt(surveyId)));
  }

  /** The answers are safe on the server and leave the device. The receipt goes first: another tab must never see neither. */
  finish(surveyId: string, receipt: Receipt): void {
    this.storage.setItem(receiptAt(surveyId), JSON.stringify(receipt));
    this.storage.removeItem(draftAt(surveyId));
  }

  /** Another response begins on this device. */
  forgetReceipt(surveyId: string): void {
    this.storage.removeItem(receiptAt(surveyId));
  }

  /** Returns whether a storage event with this key concerns this survey. */
  concerns(surveyId: string, key: string | null): boolean {
    return [draftAt, receiptAt].some((keyOf) => key === keyOf(surveyId));
  }
}
