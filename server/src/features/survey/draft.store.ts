import { setImmediate } from 'node:timers/promises';
import type { Operation, SurveyDefinition } from '@wence/schema';
import { In, MoreThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { AppError, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { parseStored } from './definition-jobs.js';
import { SurveyDraft } from './survey-draft.entity.js';
import { SurveyEdit } from './survey-edit.entity.js';

export const FIRST_REVISION = 1;
/** Characters of a draft that is parsed in a turn of its own. */
const LARGE = 256 * 1024;
/** Written out, since whoever reads a definition whole asks it: to have it built costs as much as to run it. */
const STORED = 'SELECT survey_id AS surveyId, revision, definition FROM survey_draft WHERE survey_id = ?';

export interface StoredDraft {
  readonly surveyId: string;
  readonly revision: number;
  /** The canonical text of the definition. */
  readonly text: string;
}

export interface Draft extends StoredDraft {
  readonly definition: SurveyDefinition;
}

/** A draft with the edit that made it. */
export interface AdvancedDraft extends StoredDraft {
  readonly edit: SurveyEdit;
}

/** Log record of one edit. */
export interface EditRecord {
  readonly baseRevision: number;
  readonly clientOpId: string;
  readonly authorId: string;
  readonly operations: readonly Operation[];
  /** JSON of the operations that undo the edit. */
  readonly inverse: string;
  readonly touched: readonly number[];
  readonly created: readonly number[];
  /** The canonical text that a replacement took the place of. */
  readonly replaced?: string;
}

/** Rows of drafts and of their edits. Who may do what is decided by the services above it. */
export class DraftStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read(surveyId: string): Promise<Draft> {
    return draftOf(await this.drafts.findOneBy({ surveyId }));
  }

  async readStored(surveyId: string): Promise<StoredDraft> {
    const [row]: SurveyDraft[] = await this.database.manager.query(STORED, [surveyId]);
    return storedOf(row ?? null);
  }

  /** Reads a draft that nobody else can change until the unit ends. */
  async hold(surveyId: string): Promise<StoredDraft> {
    return storedOf(await this.drafts.findOne({ where: { surveyId }, ...this.database.forUpdate }));
  }

  async readMany(surveyIds: readonly string[]): Promise<Map<string, SurveyDefinition>> {
    const definitions = new Map<string, SurveyDefinition>();
    for (const row of await this.drafts.findBy({ surveyId: In([...surveyIds]) })) {
      definitions.set(row.surveyId, (await draftOf(row)).definition);
    }
    return definitions;
  }

  /** Stores the first revision of a draft, given as its canonical text. */
  async insert(surveyId: string, text: string): Promise<void> {
    await this.drafts.insert({ surveyId, revision: FIRST_REVISION, definition: text });
  }

  /** Replaces exactly the revision that was read by a canonical text, and logs the edit beside it. */
  async advance({ surveyId, revision }: StoredDraft, text: string, record: EditRecord): Promise<AdvancedDraft> {
    const next = revision + 1;
    const { affected } = await this.drafts.update({ surveyId, revision }, { revision: next, definition: text });
    if (affected !== 1) throw new AppError('B0503');
    const lists = {
      operations: JSON.stringify(record.operations),
      touched: JSON.stringify(record.touched),
      created: JSON.stringify(record.created),
    };
    const edit: SurveyEdit = {
      ...record,
      ...lists,
      replaced: record.replaced ?? null,
      surveyId,
      revision: next,
      createdAt: this.clock.now(),
    };
    await this.edits.insert(edit);
    return { surveyId, revision: next, text, edit };
  }

  /** The edit that this client sent under this id, if it arrived. */
  editOf(surveyId: string, clientOpId: string): Promise<SurveyEdit | null> {
    return this.edits.findOneBy({ surveyId, clientOpId });
  }

  /** The last one, without its lists; null: nobody has edited yet. */
  async newestEdit(surveyId: string): Promise<Pick<SurveyEdit, 'revision' | 'authorId' | 'clientOpId'> | null> {
    const select = { surveyId: true, revision: true, authorId: true, clientOpId: true } as const;
    return this.edits.findOne({ select, where: { surveyId }, order: { revision: 'DESC' } });
  }

  /** Returns the ids touched by each edit after a revision. */
  async touchedSince(surveyId: string, after: number): Promise<{ revision: number; touched: readonly number[] }[]> {
    const where = { surveyId, revision: MoreThan(after) };
    const rows = await this.edits.find({ select: { surveyId: true, revision: true, touched: true }, where, order: { revision: 'ASC' } });
    return rows.map(({ revision, touched }) => ({ revision, touched: readIds(touched) }));
  }

  private get drafts() {
    return this.database.repository(SurveyDraft);
  }

  private get edits() {
    return this.database.repository(SurveyEdit);
  }
}

/** A list of ids as `advance` stored it. */
export function readIds(stored: string): readonly number[] {
  return JSON.parse(stored) as number[]; // Our own writing.
}

function storedOf(row: SurveyDraft | null): StoredDraft {
  if (!row) throw notFound();
  return { surveyId: row.surveyId, revision: row.revision, text: row.definition };
}

async function draftOf(row: SurveyDraft | null): Promise<Draft> {
  const stored = storedOf(row);
  // Reading a large draft took its time, and so does parsing it.
  if (stored.text.length > LARGE) await setImmediate();
  return { ...stored, definition: parseStored(stored.text) };
}
