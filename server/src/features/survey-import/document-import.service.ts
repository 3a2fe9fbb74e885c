import { type DocumentKind, type FieldFault, hasMarkup, type ImportedSurvey, LIMITS } from '@wence/schema';
import type { FormFile } from '../../platform/files/form-file.js';
import { textsOf } from '../../platform/i18n/messages.js';
import { ProcessPool } from '../../platform/processes/process-pool.js';
import type { RequestContext } from '../../platform/request/context.js';
import { threadFile } from '../../platform/threads/start-thread.js';
import { documentRefusal } from './document-fault.js';
import type { ReadDocument, SentDocument } from './read-document.js';

/** A long questionnaire is read in a few tenths of a second. What takes longer was made to do so. */
const PROCESS = {
  processes: 1,
  waiting: 20,
  milliseconds: 12_000,
  startMilliseconds: 30_000,
  heapMegabytes: 384,
  residentMegabytes: 768,
  idleMilliseconds: 60_000,
} as const;

/** A survey that was read from a document and is stored nowhere. */
export interface ParsedDocument extends ImportedSurvey {
  readonly kind: DocumentKind;
}

/** Reads surveys out of documents (Spec 1: created from an imported document), each in a process with limits of time, memory and size. */
export class DocumentImportService {
  private readonly processes = new ProcessPool<SentDocument, ReadDocument>(threadFile('import.process', import.meta.url), PROCESS);

  /**
   * Reads a file by its contents. A0702: not readable; A0703: too large, or too much work; A0704: locked; A0705: made to do harm; A0706: no question
   * in it. Nothing is stored.
   */
  async parseFile(ctx: RequestContext, { bytes, name }: FormFile): Promise<ParsedDocument> {
    const file = Buffer.concat((await bytes.toArray()) as Buffer[]); // It has no encoding.
    return this.parse({ bytes: file, text: '', title: titleOf(name) || textsOf(ctx.language).importedSurvey, language: ctx.language });
  }

  /** Reads pasted text. The same refusals. */
  parseText(ctx: RequestContext, text: string): Promise<ParsedDocument> {
    return this.parse({ bytes: null, text, title: textsOf(ctx.language).importedSurvey, language: ctx.language });
  }

  stop(): Promise<void> {
    return this.processes.stop();
  }

  private async parse(sent: SentDocument): Promise<ParsedDocument> {
    const result = await this.processes.run(sent);
    if ('cutShort' in result) throw documentRefusal('tooLarge');
    const { value } = result;
    if (!value.ok) throw documentRefusal(value.reason, JSON.parse(value.faults) as FieldFault[]);
    return JSON.parse(value.imported) as ParsedDocument; // Written by our own process.
  }
}

/** The name of a file without its ending, as a title. */
function titleOf(name: string): string {
  const title = name
    .replace(/\.[A-Za-z]{2,5}$/, '')
    .replace(/[\p{Cc}\p{Surrogate}]/gu, ' ')
    .trim();
  return hasMarkup(title) ? '' : [...title].slice(0, LIMITS.title).join('');
}
