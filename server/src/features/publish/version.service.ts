import type { SurveyDefinition } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { Clock } from '../../platform/outside/clock.js';
import { storedHash } from '../survey/stored-hash.policy.js';
import type { SurveyPart } from '../survey/survey.port.js';
import { type OpenDefinition, openDefinition } from './open-definition.policy.js';
import { SurveyVersion } from './survey-version.entity.js';

const CACHED = 200;

/** A frozen definition, parsed and as text. */
export interface FrozenDefinition {
  readonly version: number;
  readonly hash: string;
  readonly definition: SurveyDefinition;
  /** The part of the definition that respondents receive. */
  readonly open: OpenDefinition;
}

/** A version without its definition. */
export type VersionRow = Omit<SurveyVersion, 'definition'>;

/** Frozen versions of surveys. They never change, so each is parsed once and cached. */
export class VersionService implements SurveyPart {
  private readonly parsed = new BoundedMap<string, FrozenDefinition>(CACHED);

  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  list(surveyId: string): Promise<VersionRow[]> {
    return this.listMany([surveyId]);
  }

  /** Those of several surveys, newest first. */
  listMany(surveyIds: readonly string[]): Promise<VersionRow[]> {
    const select = { surveyId: true, version: true, hash: true, createdAt: true, currentSince: true } as const;
    return this.versions().find({ select, where: { surveyId: In(surveyIds) }, order: { version: 'DESC' } });
  }

  /** Null when the survey has no such version. */
  async read(surveyId: string, version: number): Promise<FrozenDefinition | null> {
    const key = keyOf(surveyId, version);
    const known = this.parsed.get(key);
    if (known) return known;
    const row = await this.versions().findOneBy({ surveyId, version });
    if (!row) return null;
    const frozen = parseFrozen(row);
    this.parsed.set(key, frozen);
    return frozen;
  }

  /** The canonical text of a version as it is stored; null: there is no such version. */
  async readText(surveyId: string, version: number): Promise<string | null> {
    const select = { surveyId: true, version: true, definition: true } as const;
    return (await this.versions().findOne({ select, where: { surveyId, version } }))?.definition ?? null;
  }

  /** Every version with its definition, newest first. */
  async readAll(surveyId: string): Promise<FrozenDefinition[]> {
    const frozen: FrozenDefinition[] = [];
    for (const { version } of await this.list(surveyId)) {
      const one = await this.read(surveyId, version);
      if (one) frozen.push(one);
    }
    return frozen;
  }

  /**
   * Freezes a definition, given as its canonical text, and gives its number; the same content has the number it had before. Inside a unit that
   * holds the survey.
   */
  async freeze(surveyId: string, text: string): Promise<number> {
    const hash = storedHash(text);
    const same = await this.versions().findOne({ select: { version: true }, where: { surveyId, hash } });
    if (same) return same.version;
    const [newest] = await this.list(surveyId);
    const version = (newest?.version ?? 0) + 1;
    const now = this.clock.now();
    await this.versions().insert({ surveyId, version, hash, definition: text, createdAt: now, currentSince: now });
    return version;
  }

  /** Respondents get this version from now on, and got another one until now. */
  async becomesCurrent(surveyId: string, version: number): Promise<void> {
    await this.versions().update({ surveyId, version }, { currentSince: this.clock.now() });
  }

  /** One by one: definitions are large, and a survey rarely has many. */
  async purge(surveyId: string): Promise<void> {
    for (const { version } of await this.list(surveyId)) {
      await this.unit.run(() => this.versions().delete({ surveyId, version }));
      this.parsed.delete(keyOf(surveyId, version));
    }
  }

  private versions() {
    return this.database.repository(SurveyVersion);
  }
}

function keyOf(surveyId: string, version: number): string {
  return `${surveyId}:${version}`;
}

function parseFrozen({ version, hash, definition: text }: SurveyVersion): FrozenDefinition {
  const definition = JSON.parse(text) as SurveyDefinition; // Only canonical text of parsed definitions is ever frozen.
  return { version, hash, definition, open: openDefinition(definition, text) };
}
