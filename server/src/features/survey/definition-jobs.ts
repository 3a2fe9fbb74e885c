import {
  apply,
  canonicalText,
  compareDefinitions,
  type DefinitionChange,
  type Difference,
  differenceOf,
  type Done,
  type Failed,
  type Operation,
  type Parsed,
  parseDefinition,
  parseOperations,
  searchWords,
  type SurveyDefinition,
  type Transfer,
  transferNodes,
  type TransferPlan,
} from '@wence/schema';
import { storedHash } from './stored-hash.policy.js';

/** Result of operations on a definition. */
export interface EditedText extends Pick<Done, 'ok' | 'touched' | 'created'> {
  /** Canonical text of the new definition. */
  readonly text: string;
  readonly title: string;
  /** Words that a search of the list looks through. */
  readonly words: string;
  /** JSON of the operations that undo the edit. */
  readonly inverse: string;
}

/** A definition that takes the place of another one of the same survey. */
export interface ReplacedText extends Difference {
  /** Canonical text, with a `lastId` that no id ever handed out exceeds. */
  readonly text: string;
  readonly title: string;
  /** Words that a search of the list looks through. */
  readonly words: string;
  readonly hash: string;
  readonly changed: boolean;
}

/** Nodes that are to go from one survey to another, both given as their canonical texts. */
export interface TransferTexts extends Pick<Transfer, 'nodeIds' | 'place'> {
  readonly source: string;
  readonly target: string;
  /** True: they go from the source. */
  readonly moves: boolean;
}

/** Both surveys after such a transfer; `left` is null where the source stays as it is. */
export interface TransferredTexts extends TransferPlan {
  readonly arrived: EditedText;
  readonly left: EditedText | null;
}

/** Canonical text of a definition from outside, or its faults. */
export function parseText(given: unknown): Parsed<string> {
  const parsed = parseDefinition(given);
  return parsed.ok ? { ok: true, value: canonicalText(parsed.value) } : parsed;
}

/** Applies operations to a definition, given as its canonical text. */
export function editText(text: string, operations: readonly Operation[]): EditedText | Failed {
  const applied = apply(parseStored(text), operations);
  if (!applied.ok) return applied;
  const { definition, inverse, touched, created } = applied;
  const { title } = definition;
  const words = searchWords(definition);
  return { ok: true, text: canonicalText(definition), title, words, inverse: JSON.stringify(inverse), touched, created };
}

/** Copies or moves nodes between two definitions, given as their canonical texts. */
export function transferTexts({ source, target, moves, ...chosen }: TransferTexts): TransferredTexts | Failed {
  const plan = transferNodes({ source: parseStored(source), target: parseStored(target), ...chosen });
  if (!plan.ok) return { ...plan, at: 0 };
  const arrived = editText(target, plan.operations);
  if (!arrived.ok) return arrived;
  const left = moves ? editText(source, plan.removals) : null;
  return left === null || left.ok ? { ...plan, arrived, left } : left;
}

/** Compares the canonical texts of a definition and of the one that is to take its place. */
export function replaceText(before: string, after: string): ReplacedText {
  const [old, given] = [parseStored(before), parseStored(after)];
  const next = { ...given, lastId: Math.max(given.lastId, old.lastId) };
  const text = canonicalText(next);
  const words = searchWords(next);
  return { ...differenceOf(old, next), text, title: next.title, words, hash: storedHash(text), changed: text !== before };
}

/** Goes back from a definition by the inverses of the edits that led to it, newest first, each as JSON of its operations. */
export function rewindText(text: string, inverses: readonly string[]): string {
  let definition = parseStored(text);
  for (const inverse of inverses) {
    const applied = apply(definition, JSON.parse(inverse) as Operation[]); // Our own writing.
    if (!applied.ok) throw new Error(`An inverse does not apply: ${JSON.stringify(applied.fault)}`);
    ({ definition } = applied);
  }
  return canonicalText(definition);
}

/** Returns what differs between two definitions, given as their canonical texts. */
export function compareTexts(before: string, after: string): DefinitionChange[] {
  return compareDefinitions(parseStored(before), parseStored(after));
}

/** Only canonical texts of parsed definitions are ever stored. */
export function parseStored(text: string): SurveyDefinition {
  return JSON.parse(text) as SurveyDefinition;
}

interface TwoTexts {
  readonly before: string;
  readonly after: string;
}

/** The work that a thread does by name. Large values travel as JSON, which takes less time to send than objects do. */
const JOBS = {
  parse: (json: string) => parseText(JSON.parse(json)),
  read: (json: string): Parsed<string> => {
    const parsed = parseOperations(JSON.parse(json));
    return parsed.ok ? { ok: true, value: JSON.stringify(parsed.value) } : parsed;
  },
  edit: ({ text, operations }: { readonly text: string; readonly operations: string }) =>
    editText(text, JSON.parse(operations) as Operation[]), // They were read before.
  replace: ({ before, after }: TwoTexts) => replaceText(before, after),
  rewind: ({ text, inverses }: { readonly text: string; readonly inverses: readonly string[] }) => rewindText(text, inverses),
  compare: ({ before, after }: TwoTexts) => compareTexts(before, after),
  transfer: transferTexts,
} as const;

type Jobs = typeof JOBS;
export type JobName = keyof Jobs;
export type JobInput<Name extends JobName> = Parameters<Jobs[Name]>[0];
export type JobOutput<Name extends JobName> = ReturnType<Jobs[Name]>;

/** A job and its input. */
export type DefinitionJob = { [Name in JobName]: { readonly name: Name; readonly input: JobInput<Name> } }[JobName];

export function runJob({ name, input }: DefinitionJob): JobOutput<JobName> {
  const job = JOBS[name] as (input: unknown) => JobOutput<JobName>; // The name decides the type of the input.
  return job(input);
}
