import { createHash } from 'node:crypto';
import type { EntityMetadata } from 'typeorm';
import { Picture } from '../features/asset/picture.entity.js';
import { LibraryCategory } from '../features/library/library-category.entity.js';
import { LibraryItem } from '../features/library/library-item.entity.js';
import { SurveyTemplate } from '../features/template/survey-template.entity.js';
import { Survey } from '../features/survey/survey.entity.js';
import { OwnTheme } from '../features/theme/own-theme.entity.js';
import type { Database } from '../platform/db/database.js';
import type { TestApp } from '../testing/test-app.js';

/** Columns by which rows belong to somebody. */
const OWNER_COLUMNS = ['ownerId', 'userId', 'authorId', 'surveyId'];

/** Rows that belong to an author and to no survey. */
const KEPT: readonly unknown[] = [LibraryCategory, LibraryItem, OwnTheme, Picture, SurveyTemplate];

/** How many rows the server has written so far; not known where several connections write. */
async function writtenRows({ platform: { database } }: TestApp): Promise<number> {
  if (database.dialect === 'mysql') return Number.NaN;
  const [{ written }] = (await database.writer.query('SELECT total_changes() AS written')) as [{ written: number }];
  return written;
}

/** Hashes of rows that are taken anew only when something was written since: most of what is tried out is refused before that. */
export class RowHashes {
  private readonly known = new Map<string, { readonly written: number; readonly hash: string }>();

  constructor(private readonly app: TestApp) {}

  async of(what: string, take: () => Promise<string>): Promise<string> {
    const written = await writtenRows(this.app);
    const known = this.known.get(what);
    if (known?.written === written) return known.hash;
    const hash = await take();
    this.known.set(what, { written, hash });
    return hash;
  }
}

/** Everything that is stored of these users and surveys, in every table, as one hash. */
export function hashOfRows({ platform: { database } }: TestApp, owners: readonly string[]): Promise<string> {
  return hashOf(database, database.writer.entityMetadatas, owners);
}

/** The same of a survey alone: the tables that speak of surveys. */
export function hashOfSurvey({ platform: { database } }: TestApp, surveyId: string): Promise<string> {
  const ofSurveys = database.writer.entityMetadatas.filter(
    ({ target, columns }) => target === Survey || columns.some(({ propertyName }) => propertyName === 'surveyId'),
  );
  return hashOf(database, ofSurveys, [surveyId]);
}

/** The same of what an author keeps to use again: the question library, pictures, themes and templates. */
export function hashOfKept({ platform: { database } }: TestApp, ownerId: string): Promise<string> {
  const kept = database.writer.entityMetadatas.filter(({ target }) => KEPT.includes(target));
  return hashOf(database, kept, [ownerId]);
}

async function hashOf(database: Database, tables: readonly EntityMetadata[], owners: readonly string[]): Promise<string> {
  const rows = await Promise.all(tables.map((table) => rowsOf(database, table, owners)));
  const texts = rows.map((each, place) => [tables[place]?.tableName, ...each.sort()].join('\n'));
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}

/** Rows of tables that name no owner count where they mention one. */
async function rowsOf(database: Database, { target, columns }: EntityMetadata, owners: readonly string[]): Promise<string[]> {
  const named = columns.filter(
    ({ propertyName, isPrimary }) => OWNER_COLUMNS.includes(propertyName) || (isPrimary && propertyName === 'id'),
  );
  const query = database.repository(target).createQueryBuilder('it');
  for (const { propertyName } of named) query.orWhere(`it.${propertyName} IN (:...owners)`, { owners });
  const rows = (await query.getMany()).map((row) => JSON.stringify(row));
  return named.length > 0 ? rows : rows.filter((row) => owners.some((owner) => row.includes(owner)));
}

/** Returns true if any row of any table contains this text. */
export async function isStored(app: TestApp, text: string): Promise<boolean> {
  for (const { target } of app.platform.database.writer.entityMetadatas) {
    const rows = await app.platform.database.repository(target).find();
    if (rows.some((row) => JSON.stringify(row).includes(text))) return true;
  }
  return false;
}
