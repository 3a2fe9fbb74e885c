import { type DocumentKind, type FieldFault, type Finding, type ImportedSurvey, LIMITS, SUCCESS_CODE } from '@wence/schema';

const MEBIBYTE = 1024 * 1024;

/** Endings that the file dialog offers. A file is told by its contents, which the server does. */
export const DOCUMENT_FILES = '.docx,.xlsx,.txt,.qsf,.lss,.json';

/** A document as the server read it; its findings come without their evidence. */
export interface ParsedDocument extends Omit<ImportedSurvey, 'findings'> {
  readonly kind: DocumentKind;
  readonly findings: readonly Pick<Finding, 'severity' | 'code'>[];
}

/** Tells why nothing was read: a sentence of the server, and what it says besides. */
export interface Refusal {
  /** Null: nobody was reached. */
  readonly message: string | null;
  readonly isOldFormat: boolean;
  readonly faults: readonly FieldFault[];
}

/** Reason to refuse chosen files before they are sent. */
export function fileFault(files: readonly File[]): 'one' | 'tooLarge' | null {
  const [file] = files;
  if (!file || files.length > 1) return 'one';
  return file.size > LIMITS.importFileMegabytes * MEBIBYTE ? 'tooLarge' : null;
}

interface Reply {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly data?: { readonly reason?: unknown; readonly faults?: unknown } | null;
}

/** The document of a reply, or the refusal in it. */
export function readReply(reply: unknown): ParsedDocument | Refusal {
  const { code, message, data } = (reply ?? {}) as Reply;
  if (code === SUCCESS_CODE) return data as unknown as ParsedDocument;
  const faults = Array.isArray(data?.faults) ? (data.faults as FieldFault[]) : [];
  return { message: typeof message === 'string' ? message : null, isOldFormat: data?.reason === 'oldFormat', faults };
}

export const isRefusal = (outcome: ParsedDocument | Refusal): outcome is Refusal => 'message' in outcome;
