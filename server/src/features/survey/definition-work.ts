import { setImmediate } from 'node:timers/promises';
import { type DefinitionChange, type Failed, type Operation, type Parsed, parseOperations } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import { threadFile } from '../../platform/threads/start-thread.js';
import { ThreadPool } from '../../platform/threads/thread-pool.js';
import {
  compareTexts,
  type DefinitionJob,
  type EditedText,
  editText,
  type JobInput,
  type JobName,
  type JobOutput,
  parseText,
  type ReplacedText,
  replaceText,
  rewindText,
  type TransferredTexts,
  type TransferTexts,
  transferTexts,
} from './definition-jobs.js';

const LIMITS = { threads: 2, waiting: 50, milliseconds: 8_000, megabytes: 512 } as const;
/** Values of an input that is read in less time than it takes to ask a thread. */
const FEW_VALUES = 3_000;
/**
 * A measure of the time that operations take: characters of the definition, times the operations and what reading and writing it takes beside them.
 * This much takes about 20 ms.
 */
const SHORT_WORK = 4_000_000;
const OPERATIONS_TO_READ_AND_WRITE = 10;
/** Characters of a question or a rule without anything in it. */
const CHARACTERS_OF_AN_OPERATION = 100;
/** An edit may hold any number of operations, so that only a few of them are undone at once. */
const FEW_INVERSES = 10;

/**
 * Parses, edits and compares definitions. Small ones at once; large ones on a thread, so that nobody has to wait meanwhile: 500 operations on 1,250
 * questions take some seconds. Work that takes longer than it may is refused (A0423).
 */
export class DefinitionWork {
  private readonly threads = new ThreadPool<DefinitionJob, JobOutput<JobName>>(threadFile('definition.thread', import.meta.url), LIMITS);

  /** The canonical text of a definition from outside; A0400 with its faults. */
  async parse(given: unknown): Promise<string> {
    return valueOf(hasFewValues(given) ? parseText(given) : await this.run('parse', () => JSON.stringify(given)));
  }

  /** Operations from outside; A0400 with their faults. */
  async readOperations(given: unknown): Promise<Operation[]> {
    if (readsFast(given)) return readOperations(given);
    return JSON.parse(valueOf(await this.run('read', () => JSON.stringify(given)))) as Operation[];
  }

  /** Applies operations to a definition, given as its canonical text. */
  async edit(text: string, operations: readonly Operation[]): Promise<EditedText | Failed> {
    return editsFast(text, operations)
      ? editText(text, operations)
      : this.run('edit', () => ({ text, operations: JSON.stringify(operations) }));
  }

  /** Compares the canonical texts of a definition and of the one that is to take its place. */
  async replace(before: string, after: string): Promise<ReplacedText> {
    return replacesFast(before, after) ? replaceText(before, after) : this.run('replace', () => ({ before, after }));
  }

  /** Goes back from a definition by the inverses of the edits that led to it, newest first, each as JSON of its operations. */
  async rewind(text: string, inverses: readonly string[]): Promise<string> {
    const isShort = text.length * (OPERATIONS_TO_READ_AND_WRITE + inverses.length) <= SHORT_WORK && inverses.length < FEW_INVERSES;
    return isShort ? rewindText(text, inverses) : this.run('rewind', () => ({ text, inverses }));
  }

  /** Returns what differs between two definitions, given as their canonical texts. */
  async compare(before: string, after: string): Promise<DefinitionChange[]> {
    return replacesFast(before, after) ? compareTexts(before, after) : this.run('compare', () => ({ before, after }));
  }

  /** Copies or moves nodes between two definitions. */
  async transfer(transfer: TransferTexts): Promise<TransferredTexts | Failed> {
    const { source, target } = transfer;
    // One container may hold all of the source, so that its size alone says how many operations there may be.
    const operations = OPERATIONS_TO_READ_AND_WRITE + source.length / CHARACTERS_OF_AN_OPERATION;
    const isShort = (source.length + target.length) * operations <= SHORT_WORK;
    return isShort ? transferTexts(transfer) : this.run('transfer', () => transfer);
  }

  stop(): Promise<void> {
    return this.threads.stop();
  }

  private async run<Name extends JobName>(name: Name, input: () => JobInput<Name>): Promise<JobOutput<Name>> {
    // Receiving a large input took its time, and so does handing it on.
    await setImmediate();
    return (await this.threads.finish({ name, input: input() } as DefinitionJob)) as JobOutput<Name>; // The name decides both types.
  }
}

/** Reads operations at once; A0400 with their faults. */
export function readOperations(given: unknown): Operation[] {
  return valueOf(parseOperations(given));
}

/** Returns true if operations are read in no time worth mentioning. */
export function readsFast(given: unknown): boolean {
  return hasFewValues(given);
}

/** Returns true if operations are applied in no time worth mentioning. */
export function editsFast(text: string, operations: readonly Operation[]): boolean {
  return hasFewValues(operations) && text.length * (OPERATIONS_TO_READ_AND_WRITE + operations.length) <= SHORT_WORK;
}

/** Returns true if definitions are compared in no time worth mentioning. */
export function replacesFast(before: string, after: string): boolean {
  return (before.length + after.length) * OPERATIONS_TO_READ_AND_WRITE <= SHORT_WORK;
}

function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw invalidInput(parsed.faults);
  return parsed.value;
}

/** Looks at no more values than a small input has. */
function hasFewValues(given: unknown): boolean {
  const open: unknown[] = [given];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen > FEW_VALUES) return false;
    const value = open.pop();
    if (typeof value === 'object' && value !== null) open.push(...Object.values(value).slice(0, FEW_VALUES));
  }
  return true;
}
