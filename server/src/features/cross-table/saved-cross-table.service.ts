import { readSavedName, SAVED_CROSS_LIMITS } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import { uniquely } from '../../platform/db/unique-name.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { reaches, type RequestContext, signedIn } from '../../platform/request/context.js';
import type { CrossReportService } from '../cross/cross-report.service.js';
import type { ResponseTables, TableView } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import { type CrossSetup, type GivenSetup, missingIn, readSetup } from './cross-setup.policy.js';
import { SavedCrossTable } from './saved-cross-table.entity.js';

const ID_LENGTH = 20;

export interface NewCrossTable {
  readonly surveyId: string;
  readonly name: string;
  readonly setup: GivenSetup;
}

/** Changes to a saved table. Absent or null: stays. */
export interface CrossTableChange {
  readonly tableId: string;
  /** The survey that it has to belong to, where the caller named one. */
  readonly surveyId?: string;
  readonly name?: string | null | undefined;
  readonly setup?: GivenSetup | null | undefined;
}

export interface CrossTableOutcome extends SurveyOutcome {
  readonly table: SavedCrossTable;
}

interface CrossTableParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly tables: ResponseTables;
  readonly reports: CrossReportService;
  readonly clock: Clock;
  readonly random: Random;
}

/** A set-up as it is stored; before columns could be nested, nothing was said of that. */
type StoredSetup = Omit<CrossSetup, 'nested'> & Partial<Pick<CrossSetup, 'nested'>>;

/** The set-up that a row holds. */
export function setupOf({ setup }: SavedCrossTable): CrossSetup {
  return { nested: [], ...(JSON.parse(setup) as StoredSetup) }; // Only what `readSetup` made is stored.
}

/** Saved cross tables: set-ups of cross reports under names. */
export class SavedCrossTableService implements SurveyPart {
  constructor(private readonly parts: CrossTableParts) {}

  /** Those of a survey, oldest first. A0404: not the caller's survey. */
  async list(ctx: RequestContext, surveyId: string): Promise<SavedCrossTable[]> {
    const survey = await this.parts.surveys.requireOwned(ctx, surveyId);
    return this.ofSurvey(survey.id);
  }

  /** Those of a survey, whoever asks. */
  ofSurvey(surveyId: string): Promise<SavedCrossTable[]> {
    return this.rows.find({ where: { surveyId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** One of the caller's, of this survey where one is named. A0404 otherwise. */
  async one(ctx: RequestContext, id: string, surveyId?: string): Promise<SavedCrossTable> {
    const table = await this.rows.findOneBy({ id, ownerId: signedIn(ctx).id });
    // Some collations ignore spaces at the end.
    if (table?.id !== id || table.surveyId !== (surveyId ?? table.surveyId) || !reaches(ctx.user, table.surveyId)) throw notFound();
    return table;
  }

  /** Those among these that belong to surveys of the caller's outside the recycle bin. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<SavedCrossTable[]> {
    const found = await this.rows.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id });
    const surveyIds = found.map(({ surveyId }) => surveyId);
    const present = await this.parts.surveys.findOwned(ctx, surveyIds);
    return found.filter(({ id, surveyId }) => ids.includes(id) && present.has(surveyId));
  }

  /** What tables of a survey are checked against. A0404: not the caller's survey. */
  async view(ctx: RequestContext, surveyId: string): Promise<TableView> {
    const { drafts, tables } = this.parts;
    return tables.view(surveyId, await drafts.read(ctx, surveyId));
  }

  /** Places in its set-up that ask for what the survey no longer has, such as `rows[1]`. */
  missingOf(table: SavedCrossTable, view: TableView): string[] {
    return missingIn(setupOf(table), view, this.parts.reports);
  }

  /**
   * Saves a set-up under a name. A0404: not the caller's survey. A0400: `name` (tooShort, tooLong, notUnique in the survey), `setup…` (as `readSetup`
   * says), `tables` (tooMany: 50).
   */
  async create(ctx: RequestContext, { surveyId, name: typed, setup: given }: NewCrossTable): Promise<CrossTableOutcome> {
    const setup = await this.readSetup(ctx, surveyId, given);
    const name = readName(typed);
    const { unit, surveys, clock, random } = this.parts;
    return unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      const { perSurvey: limit } = SAVED_CROSS_LIMITS;
      if ((await this.rows.countBy({ surveyId: survey.id })) >= limit) throw invalidInput([{ field: 'tables', rule: 'tooMany', limit }]);
      const createdAt = clock.now();
      const id = datedId(random, createdAt, ID_LENGTH);
      const table = Object.assign(new SavedCrossTable(), { id, surveyId: survey.id, ownerId: survey.ownerId, name, setup, createdAt });
      await uniquely(() => this.rows.insert(table));
      return { survey, table };
    });
  }

  /** Gives a table another name, another set-up, or both. A0404: not the caller's. A0400: as when one is saved. */
  async update(ctx: RequestContext, { tableId, surveyId, name, setup }: CrossTableChange): Promise<CrossTableOutcome> {
    const before = await this.one(ctx, tableId, surveyId);
    const change = {
      ...(typeof name === 'string' && { name: readName(name) }),
      ...(setup && { setup: await this.readSetup(ctx, before.surveyId, setup) }),
    };
    return this.parts.unit.run(async () => {
      const { survey, table } = await this.lock(ctx, before);
      if (Object.keys(change).length > 0) await uniquely(() => this.rows.update({ id: tableId }, change));
      return { survey, table: Object.assign(table, change) };
    });
  }

  /** Deletes a saved table for good. A0404: not the caller's. */
  async remove(ctx: RequestContext, tableId: string, surveyId?: string): Promise<CrossTableOutcome> {
    const before = await this.one(ctx, tableId, surveyId);
    return this.parts.unit.run(async () => {
      const outcome = await this.lock(ctx, before);
      await this.rows.delete({ id: tableId });
      return outcome;
    });
  }

  /** They go with their survey (`survey.port.ts`): 50 rows at most. */
  async purge(surveyId: string): Promise<void> {
    await this.parts.unit.run(() => this.rows.delete({ surveyId }));
  }

  /** The table as it is while its survey is locked: another request may have deleted it in between. */
  private async lock(ctx: RequestContext, { id, surveyId }: SavedCrossTable): Promise<CrossTableOutcome> {
    const survey = await this.parts.surveys.lockOwned(ctx, surveyId);
    const table = await this.rows.findOneBy({ id });
    if (!table) throw notFound();
    return { survey, table };
  }

  private async readSetup(ctx: RequestContext, surveyId: string, given: GivenSetup): Promise<string> {
    return JSON.stringify(readSetup(given, await this.view(ctx, surveyId), this.parts.reports));
  }

  private get rows() {
    return this.parts.database.repository(SavedCrossTable);
  }
}

function readName(typed: string): string {
  const name = readSavedName(typed);
  if (!name.ok) throw invalidInput(name.faults);
  return name.value;
}
