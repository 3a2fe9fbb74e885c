import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';

interface Line {
  readonly text: string;
  readonly written: () => void;
  readonly failed: (error: unknown) => void;
}

/** Reads from the file what the clients knew. */
export interface LedgerEntries {
  /** Hash of the answers by submission id, written before anything was sent. */
  readonly intents: ReadonlyMap<string, string>;
  /** Response ids by submission id, written when a receipt arrived. More than one is a fault. */
  readonly acks: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * The clients' own book: what they meant to hand in, and what they were told is stored. An entry is on the disk before its promise resolves,
 * so that the book is right whatever dies. Entries that arrive during a sync share the next one.
 */
export class Ledger {
  private waiting: Line[] = [];
  private flushing = false;

  private constructor(
    readonly path: string,
    private readonly file: FileHandle,
  ) {}

  static async open(folder: string, name = 'ledger'): Promise<Ledger> {
    const path = join(folder, `${name}.txt`);
    return new Ledger(path, await open(path, 'a'));
  }

  /** Before the first sending. */
  intent(submissionId: string, hash: string): Promise<void> {
    return this.append(`intent ${submissionId} ${hash}`);
  }

  /** After a receipt. */
  ack(submissionId: string, responseId: string): Promise<void> {
    return this.append(`ack ${submissionId} ${responseId}`);
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private append(text: string): Promise<void> {
    return new Promise((written, failed) => {
      this.waiting.push({ text, written, failed });
      if (!this.flushing) void this.flush();
    });
  }

  private async flush(): Promise<void> {
    this.flushing = true;
    while (this.waiting.length > 0) {
      const lines = this.waiting;
      this.waiting = [];
      try {
        await this.file.appendFile(lines.map(({ text }) => `${text}\n`).join(''));
        await this.file.datasync();
        for (const { written } of lines) written();
      } catch (error) {
        for (const { failed } of lines) failed(error);
      }
    }
    this.flushing = false;
  }
}

export function readLedger(path: string): LedgerEntries {
  const intents = new Map<string, string>();
  const acks = new Map<string, Set<string>>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [kind, submissionId = '', value = ''] = line.split(' ');
    if (kind === 'intent') intents.set(submissionId, value);
    if (kind === 'ack') acks.set(submissionId, (acks.get(submissionId) ?? new Set()).add(value));
  }
  return { intents, acks };
}
