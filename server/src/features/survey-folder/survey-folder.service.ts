import { readSavedName, SURVEY_LIST_LIMITS } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { uniquely } from '../../platform/db/unique-name.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { UserService } from '../account/user.service.js';
import { Survey } from '../survey/survey.entity.js';
import type { SurveyFolders } from '../survey/survey.port.js';
import { SurveyFolder } from './survey-folder.entity.js';

const ID_LENGTH = 20;

interface FolderParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly users: UserService;
  readonly clock: Clock;
  readonly random: Random;
}

/** Folders of an author's surveys. */
export class SurveyFolderService implements SurveyFolders {
  constructor(private readonly parts: FolderParts) {}

  /** The caller's folders by name. */
  list(ctx: RequestContext): Promise<SurveyFolder[]> {
    return this.rows.find({ where: { ownerId: signedIn(ctx).id }, order: { name: 'ASC', id: 'ASC' } });
  }

  /** Surveys outside the recycle bin in each of these folders; an empty one has no entry. */
  async countsOf(folderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (folderIds.length === 0) return new Map();
    const rows: { folderId: string; surveys: unknown }[] = await this.parts.database
      .repository(Survey)
      .createQueryBuilder('s')
      .select('s.folderId', 'folderId')
      .addSelect('COUNT(*)', 'surveys')
      .where('s.folderId IN (:...folderIds) AND s.recycledAt IS NULL', { folderIds })
      .groupBy('s.folderId')
      .getRawMany();
    return new Map(rows.map(({ folderId, surveys }) => [folderId, Number(surveys)]));
  }

  /** One of the caller's folders. A0404 otherwise. */
  async require(ctx: RequestContext, id: string): Promise<SurveyFolder> {
    return this.owned(ctx, await this.rows.findOneBy({ id }), id);
  }

  /** The same inside a unit of work, until whose end it can't be deleted. */
  async hold(ctx: RequestContext, id: string): Promise<SurveyFolder> {
    return this.owned(ctx, await this.rows.findOne({ where: { id }, ...this.parts.database.forUpdate }), id);
  }

  /** Those among these that are the caller's. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<SurveyFolder[]> {
    if (ids.length === 0) return [];
    const found = await this.rows.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id });
    // Some collations ignore spaces at the end.
    return found.filter(({ id }) => ids.includes(id));
  }

  /** Makes a folder. A0400: `name` (tooShort, tooLong: 24, notUnique), `folders` (tooMany: 100). */
  create(ctx: RequestContext, { name: typed }: { readonly name: string }): Promise<SurveyFolder> {
    const name = readName(typed);
    const { unit, users, clock, random } = this.parts;
    return unit.run(async () => {
      await users.lock(ctx);
      const ownerId = signedIn(ctx).id;
      const { folders: limit } = SURVEY_LIST_LIMITS;
      if ((await this.rows.countBy({ ownerId })) >= limit) throw invalidInput([{ field: 'folders', rule: 'tooMany', limit }]);
      const createdAt = clock.now();
      const folder = Object.assign(new SurveyFolder(), { id: datedId(random, createdAt, ID_LENGTH), ownerId, name, createdAt });
      await uniquely(() => this.rows.insert({ ...folder }));
      return folder;
    });
  }

  /** Gives a folder another name. A0404: not the caller's. A0400: `name` as when one is made. */
  rename(ctx: RequestContext, { folderId, name: typed }: { readonly folderId: string; readonly name: string }): Promise<SurveyFolder> {
    const name = readName(typed);
    return this.parts.unit.run(async () => {
      const folder = await this.hold(ctx, folderId);
      await uniquely(() => this.rows.update({ id: folder.id }, { name }));
      return Object.assign(folder, { name });
    });
  }

  /** Deletes a folder; the surveys in it stay, in none. A0404: not the caller's. */
  remove(ctx: RequestContext, folderId: string): Promise<SurveyFolder> {
    return this.parts.unit.run(async () => {
      const folder = await this.hold(ctx, folderId);
      await this.rows.delete({ id: folder.id });
      await this.parts.database.repository(Survey).update({ folderId: folder.id }, { folderId: null });
      return folder;
    });
  }

  private owned(ctx: RequestContext, folder: SurveyFolder | null, id: string): SurveyFolder {
    if (folder?.id !== id || folder.ownerId !== signedIn(ctx).id) throw notFound();
    return folder;
  }

  private get rows() {
    return this.parts.database.repository(SurveyFolder);
  }
}

function readName(typed: string): string {
  const name = readSavedName(typed);
  if (!name.ok) throw invalidInput(name.faults);
  return name.value;
}
