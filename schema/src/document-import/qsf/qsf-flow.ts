import type { ImportNoteCode } from '../draft/import-note.js';
import { type JsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';

/** Flow elements beyond this depth are not looked into. */
const DEPTH = 20;

/** Elements of the flow that we have nothing for. */
const COURSES: ReadonlySet<string> = new Set(['BlockRandomizer', 'Quota', 'QuotaCheck', 'WebService', 'Authenticator', 'ReferenceSurvey']);

export interface BlockPlace {
  readonly id: string;
  /** Conditions of the branches that it stands in. */
  readonly branches: readonly unknown[];
}

/** An end of the survey in the middle of the flow. */
export interface FlowEnd {
  readonly branches: readonly unknown[];
  /** How many blocks come before it. */
  readonly after: number;
  readonly isScreenedOut: boolean;
}

/** Reads the flow of a survey of Qualtrics: in which order the blocks come, in which branches, and where a branch ends the survey. */
export class QsfFlow {
  readonly places: BlockPlace[] = [];
  readonly ends: FlowEnd[] = [];

  constructor(private readonly note: (code: ImportNoteCode, text?: string) => void) {}

  /** A block that the flow names twice is taken at its first place. */
  take(flow: unknown, branches: readonly unknown[] = [], depth = 0): void {
    if (depth > DEPTH) return;
    for (const element of listOf(flow).map(recordOf)) {
      const type = textOf(element.Type);
      if (type === 'Block' || type === 'Standard') this.places.push({ id: textOf(element.ID), branches });
      else if (type === 'EndSurvey') this.takeEnd(element, branches);
      else if (type === 'EmbeddedData') this.note('hiddenValuesLost');
      else if (COURSES.has(type)) this.note('courseLost', type);
      this.take(element.Flow, type === 'Branch' ? [...branches, element.BranchLogic] : branches, depth + 1);
    }
  }

  /** Its own message is in a library of Qualtrics and not in the file. */
  private takeEnd(element: JsonRecord, branches: readonly unknown[]): void {
    const options = recordOf(element.Options);
    if (textOf(options.EOSMessage) !== '' || textOf(options.SurveyTermination) === 'Redirect') this.note('endTextLost');
    const isScreenedOut = /screen/i.test(textOf(options.ResponseFlag));
    // Behind everything else an end without a condition is only what happens anyway.
    this.ends.push({ branches, after: this.places.length, isScreenedOut });
  }
}
