import type { ErrorCode, FieldFault } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';

/** Tells why no survey can be made of a document. */
export type DocumentReason =
  | 'unknownKind' // neither of the kinds that are read, by its contents
  | 'oldFormat' // a Word or Excel file of the kind before 2007
  | 'damaged'
  | 'unknownJson' // JSON of none of the known kinds
  | 'wrongDefinition' // our own definition, with faults
  | 'tooLarge' // too large, or more time or memory than a document may take
  | 'encrypted'
  | 'hostile' // defines entities of its own, or nests without an end
  | 'empty'; // nothing in it became a question

const CODES: Readonly<Record<DocumentReason, ErrorCode>> = {
  unknownKind: 'A0702',
  oldFormat: 'A0702',
  damaged: 'A0702',
  unknownJson: 'A0702',
  wrongDefinition: 'A0702',
  tooLarge: 'A0703',
  encrypted: 'A0704',
  hostile: 'A0705',
  empty: 'A0706',
};

/** Thrown by the reader of a document, in the process that reads it. */
export class DocumentFault extends Error {
  override readonly name = 'DocumentFault';

  constructor(readonly reason: DocumentReason) {
    super(reason);
  }
}

/** The refusal of a document; `data.reason` says more than its code, `data.faults` what is wrong with a definition of ours. */
export function documentRefusal(reason: DocumentReason, faults: readonly FieldFault[] = []): AppError {
  return new AppError(CODES[reason], { data: { reason, ...(faults.length > 0 && { faults }) } });
}
