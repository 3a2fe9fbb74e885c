import type { Answer, FilesAnswer } from '@wence/schema';
import { type FileOutcome, type FilePurpose, sendFile, type Transfer } from '../../send/send-file';
import type { FileFault } from './upload';

/** A file in the list of an answer. */
export interface Row {
  readonly key: number;
  /** Empty: it was added on an earlier visit, whose page has forgotten its name. */
  readonly name: string;
  readonly size: number;
  readonly state: 'sending' | 'stored' | 'failed' | 'refused';
  /** Share of the file that has been sent, 0 to 1. */
  readonly share: number;
  readonly fault?: FileFault | 'other';
  readonly fileId?: string;
}

export type Tell = (
  answer: Answer | null,
  what?: { readonly row: Row; readonly event: 'stored' | 'failed' | 'refused' | 'removed' },
) => void;

/** Marks a file in an answer that has not arrived yet. No file id contains it, so such an answer is never submitted. */
export const PENDING = '~';
export const isPending = (fileId: string): boolean => fileId.startsWith(PENDING);

/** The files of one question. Lives as long as the page: who goes on to the next screen does not stop a file on its way. */
export class UploadList {
  rows: readonly Row[] = [];
  private tell: Tell = () => {};
  private readonly listeners = new Set<() => void>();
  private readonly files = new Map<number, Blob>();
  private readonly transfers = new Map<number, Transfer>();
  private lastKey = 0;

  constructor(
    private readonly purpose: FilePurpose,
    fileIds: readonly string[],
  ) {
    this.rows = fileIds
      .filter((id) => !isPending(id))
      .map((fileId) => ({ key: ++this.lastKey, name: '', size: 0, state: 'stored', share: 1, fileId }));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): readonly Row[] => this.rows;

  /** `tell` says from now on what the answer is, also when its question is no longer on screen. At once where `fileIds` are not what is here. */
  listen(tell: Tell, fileIds: readonly string[]): void {
    this.tell = tell;
    const own = this.answer();
    if ((own?.files ?? []).join() !== fileIds.join()) tell(own);
  }

  /** Files that are in the answer or on their way into it. */
  get count(): number {
    return this.rows.filter(({ state }) => state !== 'refused').length;
  }

  /** `fault`: it is listed with the reason why it is not sent. */
  add(file: File, fault: FileFault | undefined): void {
    const row: Row = {
      key: ++this.lastKey,
      name: file.name,
      size: file.size,
      state: fault ? 'refused' : 'sending',
      share: 0,
      ...(fault && { fault }),
    };
    this.rows = [...this.rows, row];
    this.files.set(row.key, file);
    if (fault) this.settle(row, 'refused');
    else this.send(row);
  }

  /** Replaces all files by one that is still being made. */
  begin(name: string): number {
    for (const transfer of this.transfers.values()) transfer.cancel();
    this.transfers.clear();
    this.files.clear();
    const row: Row = { key: ++this.lastKey, name, size: 0, state: 'sending', share: 0 };
    this.rows = [row];
    this.settle(row);
    return row.key;
  }

  /** Sends the file that `begin` announced; null if it could not be made. */
  put(key: number, bytes: Blob | null): void {
    const row = this.change(key, bytes ? {} : { state: 'failed' });
    if (!row) return;
    if (bytes) this.files.set(key, bytes);
    if (bytes) this.send(row);
    else this.settle(row, 'failed');
  }

  retry(key: number): void {
    const row = this.change(key, { state: 'sending', share: 0 });
    if (row) this.send(row);
  }

  remove(key: number): void {
    const row = this.rows.find((each) => each.key === key);
    if (!row) return;
    this.transfers.get(key)?.cancel();
    this.transfers.delete(key);
    this.files.delete(key);
    this.rows = this.rows.filter((each) => each !== row);
    this.settle(row, 'removed');
  }

  private send(row: Row): void {
    const bytes = this.files.get(row.key);
    if (!bytes) return;
    const transfer = sendFile(this.purpose, { name: row.name, bytes }, (share) => {
      this.change(row.key, { share });
      this.changed();
    });
    this.transfers.set(row.key, transfer);
    this.settle(row);
    void transfer.outcome.then((outcome) => this.arrived(row.key, outcome));
  }

  private arrived(key: number, outcome: FileOutcome): void {
    this.transfers.delete(key);
    const row = this.change(key, rowAfter(outcome));
    if (row && row.state !== 'sending') this.settle(row, row.state);
  }

  private change(key: number, more: Partial<Row>): Row | undefined {
    this.rows = this.rows.map((row) => (row.key === key ? { ...row, ...more } : row));
    return this.rows.find((row) => row.key === key);
  }

  private settle(row: Row, event?: 'stored' | 'failed' | 'refused' | 'removed'): void {
    this.tell(this.answer(), event && { row, event });
    this.changed();
  }

  private answer(): FilesAnswer | null {
    const files = this.rows.filter(({ state }) => state !== 'refused').map(({ fileId, key }) => fileId ?? `${PENDING}${key}`);
    return files.length > 0 ? { files } : null;
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}

function rowAfter(outcome: FileOutcome): Partial<Row> {
  switch (outcome.kind) {
    case 'stored':
      return { state: 'stored', share: 1, fileId: outcome.fileId };
    case 'again':
      return { state: 'failed' };
    case 'refused':
      return { state: 'refused', fault: outcome.isTooLarge ? 'size' : 'other' };
  }
}

const lists = new Map<string, UploadList>();

/** The list of a question in this visit, begun with the files its answer had on coming back. */
export function listOf(purpose: FilePurpose, fileIds: readonly string[]): UploadList {
  const name = `${purpose.submissionId} ${purpose.nodeId}`;
  const list = lists.get(name) ?? new UploadList(purpose, fileIds);
  lists.set(name, list);
  return list;
}
