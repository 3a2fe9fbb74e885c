import { askedText, type SurveyDefinition } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { PictureTexts } from '../asset/asset.port.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import { storedHash } from '../survey/stored-hash.policy.js';
import { Survey } from '../survey/survey.entity.js';
import type { SurveyPart } from '../survey/survey.port.js';
import { type OpenDefinition, openDefinition } from './open-definition.policy.js';
import { SurveyVersion } from './survey-version.entity.js';

const CACHED = 200;
/** Versions whose questions are known by their hash, which is short. */
const ASKED_CACHED = 20_000;
/** Definitions that are read at a time for it. */
const ASKED_PORTION = 20;

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
export class VersionService implements SurveyPart, PictureTexts {
  private readonly parsed = new BoundedMap<string, FrozenDefinition>(CACHED);
  private readonly asked = new BoundedMap<string, string>(ASKED_CACHED);

  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly pictures: PictureUseService,
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

  /** What versions ask, as a hash: the same for two that differ only in settings of collection and quotas. A version that there is not has none. */
  async askedBy(surveyId: string, versions: readonly number[]): Promise<Map<number, string>> {
    const asked = new Map<number, string>();
    const unknown: number[] = [];
    for (const version of versions) {
      const known = this.asked.get(keyOf(surveyId, version));
      if (known === undefined) unknown.push(version);
      else asked.set(version, known);
    }
    for (let from = 0; from < unknown.length; from += ASKED_PORTION) {
      const select = { surveyId: true, version: true, definition: true } as const;
      const rows = await this.versions().find({ select, where: { surveyId, version: In(unknown.slice(from, from + ASKED_PORTION)) } });
      for (const { version, definition } of rows) {
        const hash = storedHash(askedText(JSON.parse(definition) as SurveyDefinition)); // Our own writing.
        this.asked.set(keyOf(surveyId, version), hash);
        asked.set(version, hash);
      }
    }
    return asked;
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
    await this.pictures.rewrite({ kind: 'version', id: surveyId }, { after: text });
    return version;
  }

  /** Respondents get this version from now on, and got another one until now. */
  async becomesCurrent(surveyId: string, version: number): Promise<void> {
    await this.versions().update({ surveyId, version }, { currentSince: this.clock.now() });
  }

  /** Looks at all versions of the author's surveys (`asset.port.ts`). */
  mentionPicture(ownerId: string, pictureId: string): Promise<boolean> {
    return this.versions()
      .createQueryBuilder('v')
      .innerJoin(Survey, 's', 's.id = v.surveyId')
      .where('s.ownerId = :ownerId AND v.definition LIKE :words', { ownerId, words: `%${pictureId}%` })
      .getExists();
  }

  /** One by one: definitions are large, and a survey rarely has many. */
  async purge(surveyId: string): Promise<void> {
    for (const { version } of await this.list(surveyId)) {
      await this.unit.run(() => this.versions().delete({ surveyId, version }));
      this.parsed.delete(keyOf(surveyId, version));
      this.asked.delete(keyOf(surveyId, version));
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
