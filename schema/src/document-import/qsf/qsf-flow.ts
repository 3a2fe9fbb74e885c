import type { ImportNoteCode } from '../draft/import-note.js';
import { type JsonRecord, listOf, numberOf, recordOf, textOf } from '../draft/json-record.js';
import { quotedText } from './qsf-content.js';

/** Flow elements beyond this depth are not looked into. */
const DEPTH = 20;

/** Elements that only hold others, or that are read. Whatever else there is has no counterpart. */
const READ: ReadonlySet<string> = new Set(['', 'Root', 'Group', 'Block', 'Standard', 'Branch', 'EndSurvey', 'EmbeddedData']);
const RANDOM: ReadonlySet<string> = new Set(['BlockRandomizer', 'Randomizer']);

export interface BlockPlace {
  readonly id: string;
  /** The ways that lead to it, each with the conditions of the branches that it stands in. */
  readonly ways: (readonly unknown[])[];
}

/** An end of the survey in the middle of the flow. */
export interface FlowEnd {
  readonly branches: readonly unknown[];
  /** How many blocks come before it. */
  readonly after: number;
  readonly isScreenedOut: boolean;
  /** It is for those only whom chance leads to it. */
  readonly isRandom: boolean;
}

interface Course {
  readonly branches: readonly unknown[];
  readonly isRandom: boolean;
  readonly depth: number;
}

const ROOT: Course = { branches: [], isRandom: false, depth: 0 };

/** Reads the flow of a survey of Qualtrics: in which order the blocks come, in which branches, and where a branch ends the survey. */
export class QsfFlow {
  readonly places: BlockPlace[] = [];
  readonly ends: FlowEnd[] = [];

  /** `nameOf` tells what a block is called. */
  constructor(
    private readonly note: (code: ImportNoteCode, text?: string) => void,
    private readonly nameOf: (blockId: string) => string,
  ) {}

  take(flow: unknown, { branches, isRandom, depth }: Course = ROOT): void {
    if (depth > DEPTH) return;
    for (const element of listOf(flow).map(recordOf)) {
      const type = textOf(element.Type);
      if (type === 'Block' || type === 'Standard') this.takeBlock(textOf(element.ID), branches);
      else if (type === 'EndSurvey') this.takeEnd(element, branches, isRandom);
      else if (type === 'EmbeddedData') this.noteHidden(listOf(element.EmbeddedData).map(fieldOf));
      else if (!READ.has(type)) this.note('courseLost', this.describe(type, element));
      this.take(element.Flow, {
        branches: type === 'Branch' ? [...branches, element.BranchLogic] : branches,
        isRandom: isRandom || RANDOM.has(type),
        depth: depth + 1,
      });
    }
  }

  private noteHidden(fields: readonly string[]): void {
    if (fields.length > 0) this.note('hiddenValuesLost', fields.join(', '));
  }

  /** A block that the flow names again stays at its first place. If branches lead to it both times, any of them does. */
  private takeBlock(id: string, branches: readonly unknown[]): void {
    const earlier = this.places.find((place) => place.id === id);
    if (!earlier) {
      this.places.push({ id, ways: [branches] });
      return;
    }
    const isAgain = branches.length === 0 || earlier.ways.some((way) => way.length === 0);
    if (isAgain) this.note('courseLost', `Block: ${this.nameOf(id)}`);
    else earlier.ways.push(branches);
  }

  /** Its own message is in a library of Qualtrics and not in the file. */
  private takeEnd(element: JsonRecord, branches: readonly unknown[], isRandom: boolean): void {
    const options = recordOf(element.Options);
    if (textOf(options.EOSMessage) !== '' || textOf(options.SurveyTermination) === 'Redirect') this.note('endTextLost');
    const isScreenedOut = /screen/i.test(textOf(options.ResponseFlag));
    // Behind everything else an end without a condition is only what happens anyway.
    this.ends.push({ branches, after: this.places.length, isScreenedOut, isRandom });
  }

  /** What an element is, and what it is about: how many of which blocks chance chooses, or its own name. */
  private describe(type: string, element: JsonRecord): string {
    const within = listOf(element.Flow).map(recordOf);
    if (!RANDOM.has(type)) return [type, quotedText(textOf(element.Description))].filter(Boolean).join(': ');
    const names = within.map((part) => this.nameOf(textOf(part.ID)) || quotedText(textOf(part.Description)) || textOf(part.Type));
    return `${type} ${numberOf(element.SubSet) ?? within.length}/${within.length}: ${names.join(', ')}`;
  }
}

const fieldOf = (field: unknown): string => textOf(recordOf(field).Field) || textOf(recordOf(field).Description);
