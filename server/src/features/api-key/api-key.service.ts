import { API_KEY_LIMITS, textLength } from '@wence/schema';
import { In } from 'typeorm';
import { isKeyScope, KEY_SCOPE_NAMES, type KeyScope } from '../../platform/auth/key-scope.js';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, invalidWhen, notFound } from '../../platform/errors/app-error.js';
import type { LiveBus } from '../../platform/live/live-bus.js';
import { sessionEndedTopic } from '../../platform/live/topics.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { UserService } from '../account/user.service.js';
import { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ApiKey } from './api-key.entity.js';
import { sessionOfKey } from './key-reader.service.js';
import { makeKeySecret } from './key-secret.js';

const ID_LENGTH = 20;

export interface ApiKeyParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly random: Random;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly users: UserService;
  readonly surveys: SurveyService;
}

export interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Absent or null: every survey of the author, those to come included. */
  readonly surveyIds?: readonly string[] | null | undefined;
  readonly expiresAt?: Date | null | undefined;
}

/** A key as lists show it. */
export interface ApiKeyEntry {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly KeyScope[];
  /** Null: every survey of the author. Surveys that were deleted are left out. */
  readonly surveys: readonly { readonly surveyId: string; readonly title: string }[] | null;
  readonly expiresAt: Date | null;
  readonly isExpired: boolean;
  readonly lastUsedAt: Date | null;
  readonly createdAt: Date;
}

/** API keys of an author: made, listed, revoked. Only people who have signed in get here (`NO_KEYS`). */
export class ApiKeyService {
  constructor(private readonly parts: ApiKeyParts) {}

  /** All keys of the caller, newest first. */
  async list(ctx: RequestContext): Promise<ApiKeyEntry[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return this.entriesOf(ctx, await this.rows.find({ where: { ownerId: signedIn(ctx).id }, order }));
  }

  /**
   * Makes a key and tells it, this once. A0404: a survey is not the caller's. A0400: `name` (tooShort, tooLong: 50), `scopes` (required, notAllowed),
   * `surveyIds` (required, tooMany: 100), `expiresAt` (tooSmall: it is over), `apiKeys` (tooMany: there are 50).
   */
  async create(ctx: RequestContext, wanted: NewApiKey): Promise<{ secret: string; apiKey: ApiKeyEntry }> {
    const { unit, users, surveys, clock, random } = this.parts;
    const now = clock.now();
    const { name, scopes, surveyIds, expiresAt } = readWanted(wanted, now);
    for (const surveyId of surveyIds ?? []) await surveys.requireOwned(ctx, surveyId);
    const ownerId = signedIn(ctx).id;
    const { secret, hash, prefix } = makeKeySecret(random);
    const row = Object.assign(new ApiKey(), {
      id: datedId(random, now, ID_LENGTH),
      ownerId,
      name,
      hash,
      prefix,
      scopes: JSON.stringify(scopes),
      surveyIds: surveyIds && JSON.stringify(surveyIds),
      expiresAt,
      lastUsedAt: null,
      createdAt: now,
    });
    await unit.run(async () => {
      await users.lock(ctx);
      if ((await this.rows.countBy({ ownerId })) >= API_KEY_LIMITS.perAuthor)
        throw invalidInput([{ field: 'apiKeys', rule: 'tooMany', limit: API_KEY_LIMITS.perAuthor }]);
      await this.rows.insert(row);
    });
    const titles = await this.titlesOf(ctx, surveyIds ?? []);
    return { secret, apiKey: entryOf(row, titles, now) };
  }

  /** Ends a key for good: its next request is refused, its sockets close. A0404: not the caller's. */
  async revoke(ctx: RequestContext, id: string): Promise<string> {
    const ownerId = signedIn(ctx).id;
    return this.parts.unit.run(async () => {
      const key = await this.rows.findOneBy({ id, ownerId });
      // Some collations ignore spaces at the end.
      if (key?.id !== id) throw notFound();
      await this.rows.delete({ id, ownerId });
      this.parts.unit.afterCommit(() => this.parts.bus.publish(sessionEndedTopic(sessionOfKey(id))));
      return id;
    });
  }

  private async entriesOf(ctx: RequestContext, rows: readonly ApiKey[]): Promise<ApiKeyEntry[]> {
    const titles = await this.titlesOf(ctx, [...new Set(rows.flatMap(({ surveyIds }) => idsOf(surveyIds) ?? []))]);
    const now = this.parts.clock.now();
    return rows.map((row) => entryOf(row, titles, now));
  }

  private async titlesOf(ctx: RequestContext, ids: readonly string[]): Promise<Titles> {
    const where = { id: In(ids), ownerId: signedIn(ctx).id };
    const found = ids.length > 0 ? await this.parts.database.repository(Survey).find({ select: { id: true, title: true }, where }) : [];
    return new Map(found.map(({ id, title }) => [id, { surveyId: id, title }]));
  }

  private get rows() {
    return this.parts.database.repository(ApiKey);
  }
}

type Titles = ReadonlyMap<string, { readonly surveyId: string; readonly title: string }>;

function entryOf(
  { id, name, prefix, scopes, surveyIds, expiresAt, lastUsedAt, createdAt }: ApiKey,
  titles: Titles,
  now: Date,
): ApiKeyEntry {
  const surveys = idsOf(surveyIds)?.flatMap((surveyId) => titles.get(surveyId) ?? []) ?? null;
  const isExpired = expiresAt !== null && expiresAt <= now;
  return { id, name, prefix, scopes: listOf(scopes).filter(isKeyScope), surveys, expiresAt, isExpired, lastUsedAt, createdAt };
}

function readWanted({ name: typed, scopes, surveyIds, expiresAt }: NewApiKey, now: Date) {
  const name = typed.trim();
  const { name: longest, surveys: most } = API_KEY_LIMITS;
  const ids = surveyIds ? [...new Set(surveyIds)] : null;
  invalidWhen(
    name === '' ? [{ field: 'name', rule: 'tooShort', limit: 1 }] : [],
    textLength(name) > longest ? [{ field: 'name', rule: 'tooLong', limit: longest }] : [],
    scopes.length === 0 ? [{ field: 'scopes', rule: 'required' }] : [],
    scopes.every(isKeyScope) ? [] : [{ field: 'scopes', rule: 'notAllowed' }],
    ids?.length === 0 ? [{ field: 'surveyIds', rule: 'required' }] : [],
    (ids?.length ?? 0) > most ? [{ field: 'surveyIds', rule: 'tooMany', limit: most }] : [],
    expiresAt && expiresAt <= now ? [{ field: 'expiresAt', rule: 'tooSmall' }] : [],
  );
  return { name, scopes: KEY_SCOPE_NAMES.filter((scope) => scopes.includes(scope)), surveyIds: ids, expiresAt: expiresAt ?? null };
}

const listOf = (json: string): string[] => JSON.parse(json) as string[]; // Only `create` writes it.

const idsOf = (json: string | null): string[] | null => (json === null ? null : listOf(json));
