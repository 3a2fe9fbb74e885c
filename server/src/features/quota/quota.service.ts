import { allCells, cellKey, type CountedCell, type Quota, type SurveyDefinition } from '@wence/schema';
import { IsNull, MoreThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { VersionService } from '../publish/version.service.js';
import { Response } from '../response/response.entity.js';
import { standingIn } from '../response/standing-responses.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { QuotaCell } from './quota-cell.entity.js';
import { countReserved } from './reserved-seats.read-model.js';
import { cellsIn } from './seats.policy.js';

const DAY_MS = 86_400_000;
const PACE_DAYS = 7;

/** How full one counter of a quota is. */
export interface CellFill {
  /** One option per question of a table quota; empty for a custom one, which has one cell. */
  readonly optionIds: readonly number[];
  readonly limit: number;
  readonly taken: number;
  /** Seats that are kept for people who are answering now. */
  readonly reserved: number;
  /** Never below 0: more are taken than the limit where it was lowered, or where the quota only marks. */
  readonly remaining: number;
  /** When it is full at the pace of the last seven days; null: it is full already, or nobody came. */
  readonly fullAt: Date | null;
}

export interface QuotaFill {
  readonly localId: number;
  readonly name: string;
  readonly kind: Quota['kind'];
  readonly onFull: NonNullable<Quota['onFull']>;
  readonly cells: readonly CellFill[];
}

interface QuotaParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly versions: Pick<VersionService, 'read'>;
}

/** Shows its author how full the quotas of a survey are. */
export class QuotaService {
  constructor(private readonly parts: QuotaParts) {}

  /**
   * The quotas that are switched on in the published definition, which decides about submissions, and before the first launch those of the draft.
   * A0404: the survey.
   */
  async fill(ctx: RequestContext, surveyId: string): Promise<QuotaFill[]> {
    const { surveys, database, clock } = this.parts;
    const { publishedVersion } = await surveys.requireOwned(ctx, surveyId);
    const definition = await this.definitionOf(ctx, surveyId, publishedVersion);
    const limits = allCells(definition);
    if (limits.length === 0) return [];
    const rows = await database.repository(QuotaCell).findBy({ surveyId });
    const taken = new Map(rows.map((row) => [row.cell, row.taken]));
    const reserved = await countReserved(database, { surveyId, now: clock.now() });
    const pace = await this.paceOf(surveyId);
    const filled = new Map(
      limits.map((cell) => [
        cell.key,
        { ...this.fillOf(cell, numberIn(taken, cell), numberIn(pace, cell)), reserved: numberIn(reserved, cell) },
      ]),
    );
    return (definition.quotas ?? []).filter(({ enabled }) => enabled !== false).map((quota) => quotaFill(quota, filled));
  }

  private async definitionOf(ctx: RequestContext, surveyId: string, version: number | null): Promise<SurveyDefinition> {
    const frozen = version === null ? null : await this.parts.versions.read(surveyId, version);
    return frozen?.definition ?? (await this.parts.drafts.read(ctx, surveyId)).definition;
  }

  private fillOf({ limit }: CountedCell, taken: number, recent: number): Omit<CellFill, 'optionIds' | 'reserved'> {
    const remaining = Math.max(0, limit - taken);
    const isKnown = remaining > 0 && recent > 0;
    const wait = (remaining / recent) * PACE_DAYS * DAY_MS;
    return { limit, taken, remaining, fullAt: isKnown ? new Date(this.parts.clock.now().getTime() + wait) : null };
  }

  /** Seats taken in the last days, by cell. Responses are grouped by their seats: there are few combinations of cells and many responses. */
  private async paceOf(surveyId: string): Promise<ReadonlyMap<string, number>> {
    const { database, clock } = this.parts;
    const rows: { seats: string | null; count: unknown }[] = await database
      .repository(Response)
      .createQueryBuilder('response')
      .select('response.seats', 'seats')
      .addSelect('COUNT(*)', 'count')
      .where({
        surveyId,
        status: 'complete',
        invalidAt: IsNull(),
        deletedAt: IsNull(),
        seq: standingIn(surveyId),
        submittedAt: MoreThan(new Date(clock.now().getTime() - PACE_DAYS * DAY_MS)),
      })
      .groupBy('response.seats')
      .getRawMany();
    const pace = new Map<string, number>();
    for (const { seats, count } of rows) for (const cell of cellsIn(seats)) pace.set(cell, (pace.get(cell) ?? 0) + Number(count));
    return pace;
  }
}

const numberIn = (counts: ReadonlyMap<string, number>, { key }: CountedCell): number => counts.get(key) ?? 0;

function quotaFill(quota: Quota, filled: ReadonlyMap<string, Omit<CellFill, 'optionIds'>>): QuotaFill {
  const { id: localId, name, kind, onFull = 1 } = quota;
  const combinations = quota.kind === 'table' ? quota.cells.map(({ optionId }) => optionId) : [undefined];
  const cells = combinations.flatMap((optionIds) => {
    const cell = filled.get(cellKey(localId, optionIds));
    return cell ? [{ ...cell, optionIds: optionIds ?? [] }] : [];
  });
  return { localId, name, kind, onFull, cells };
}
