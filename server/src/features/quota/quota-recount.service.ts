import { quotaCounter, type QuotaCounter } from '@wence/schema';
import { And, In, MoreThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, notFound } from '../../platform/errors/app-error.js';
import type { OutboxEvent } from '../../platform/outbox/outbox.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { VersionService } from '../publish/version.service.js';
import { counts } from '../response/counts.policy.js';
import { Response } from '../response/response.entity.js';
import { standingIn } from '../response/standing-responses.read-model.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { QuotaCell } from './quota-cell.entity.js';
import { cellsIn, recountedSeats } from './seats.policy.js';

const BATCH = 200;
const READ = {
  id: true,
  seq: true,
  status: true,
  invalidAt: true,
  deletedAt: true,
  seats: true,
  answers: true,
  submissionId: true,
} as const;

export interface Recounted {
  readonly survey: Survey;
  /** Responses whose seats were others. */
  readonly responses: number;
  /** Cells of which another number is taken now. */
  readonly cells: number;
}

interface RecountParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly versions: Pick<VersionService, 'read'>;
}

/** A batch starts over when another version was launched since the one before it. */
interface Progress {
  readonly survey: Survey;
  readonly version: number | null;
  readonly counter: QuotaCounter;
  readonly last: number;
  readonly isDone: boolean;
}

/**
 * Gives the responses that are there the seats that the published definition gives them, whatever was in force when they came. Each batch is a unit of
 * its own that holds the row of the survey, so that submissions go on between two of them.
 */
export class QuotaRecount {
  constructor(private readonly parts: RecountParts) {}

  /** Nobody is turned away: who is beyond a limit keeps counting. A0404: the survey. */
  async recount(ctx: RequestContext, surveyId: string): Promise<Recounted> {
    return this.run(() => this.parts.surveys.lockOwned(ctx, surveyId), surveyId);
  }

  /**
   * Counts the responses that are there by a version that has just become current, where it counts otherwise than the one before. Ends early when the
   * survey is gone. Again: what is right stays, so it may be cut off and begun anew.
   */
  async countFor(event: Pick<OutboxEvent, 'surveyId' | 'detail'>, signal: AbortSignal): Promise<void> {
    const { surveyId } = event;
    const { version, before } = JSON.parse(event.detail ?? '{}') as { version?: number; before?: number };
    if (!version || !before || (await this.countingIn(surveyId, version)) === (await this.countingIn(surveyId, before))) return;
    const lock = async (): Promise<Survey> => {
      signal.throwIfAborted();
      const survey = await this.parts.surveys.lock(surveyId);
      if (!survey) throw notFound();
      return survey;
    };
    await this.run(lock, surveyId).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'A0404')) throw error;
    });
  }

  /** What decides which cells a response falls into, as text. Limits and names do not. */
  private async countingIn(surveyId: string, version: number): Promise<string> {
    const { definition } = (await this.parts.versions.read(surveyId, version)) ?? {};
    const quotas = definition?.quotas?.filter(({ enabled }) => enabled !== false) ?? [];
    return JSON.stringify(
      quotas.map((quota) =>
        quota.kind === 'table' ? [quota.id, quota.nodeIds, quota.cells.map(({ optionId }) => optionId)] : [quota.id, quota.conditions],
      ),
    );
  }

  private async run(lock: () => Promise<Survey>, surveyId: string): Promise<Recounted> {
    const moved = new Map<string, number>();
    const changed = new Set<string>();
    let progress: Progress | null = null;
    do progress = await this.batch(lock, surveyId, progress, { moved, changed });
    while (!progress.isDone);
    const cells = [...moved.values()].filter((difference) => difference !== 0).length;
    return { survey: progress.survey, responses: changed.size, cells };
  }

  /** What was done counts only once the unit is committed: it may run again. */
  private async batch(
    lock: () => Promise<Survey>,
    surveyId: string,
    before: Progress | null,
    { moved, changed }: { readonly moved: Map<string, number>; readonly changed: Set<string> },
  ): Promise<Progress> {
    const { progress, differences, ids } = await this.parts.unit.run(async () => {
      const survey = await lock();
      const known = before && before.version === survey.publishedVersion ? before : await this.start(survey);
      const found = await this.parts.database.repository(Response).find({
        select: READ,
        where: { surveyId, seq: And(MoreThan(known.last), standingIn(surveyId)) },
        order: { seq: 'ASC' },
        take: BATCH,
      });
      const done = await this.write(surveyId, found, known.counter);
      const next = { ...known, survey, last: found.at(-1)?.seq ?? known.last, isDone: found.length < BATCH };
      return { progress: next, ...done };
    });
    for (const [cell, difference] of differences) moved.set(cell, (moved.get(cell) ?? 0) + difference);
    for (const id of ids) changed.add(id);
    return progress;
  }

  private async start(survey: Survey): Promise<Progress> {
    const { id, publishedVersion: version } = survey;
    const frozen = version === null ? null : await this.parts.versions.read(id, version);
    const counter: QuotaCounter = frozen ? quotaCounter(frozen.definition) : { ofAnswers: () => [], ofFacts: () => [] };
    return { survey, version, counter, last: 0, isDone: false };
  }

  private async write(surveyId: string, found: readonly Response[], { ofAnswers }: QuotaCounter) {
    const differences = new Map<string, number>();
    const bySeats = new Map<string | null, string[]>();
    for (const response of found) {
      const cells = response.status === 'complete' ? ofAnswers(response.answers, response.submissionId) : [];
      const seats = recountedSeats(response.seats, cells);
      if (seats === response.seats) continue;
      bySeats.set(seats, [...(bySeats.get(seats) ?? []), response.id]);
      if (!counts(response)) continue;
      for (const cell of cellsIn(response.seats)) differences.set(cell, (differences.get(cell) ?? 0) - 1);
      for (const cell of cellsIn(seats)) differences.set(cell, (differences.get(cell) ?? 0) + 1);
    }
    const responses = this.parts.database.repository(Response);
    for (const [seats, ids] of bySeats) await responses.update({ id: In(ids) }, { seats });
    await this.move(surveyId, differences);
    return { differences, ids: [...bySeats.values()].flat() };
  }

  private async move(surveyId: string, differences: ReadonlyMap<string, number>): Promise<void> {
    if (differences.size === 0) return;
    const cells = this.parts.database.repository(QuotaCell);
    const rows = await cells.findBy({ surveyId, cell: In([...differences.keys()]) });
    const taken = new Map(rows.map((row) => [row.cell, row.taken]));
    const changed = [...differences].map(([cell, more]) => ({ surveyId, cell, taken: Math.max(0, (taken.get(cell) ?? 0) + more) }));
    await cells.upsert(changed, ['surveyId', 'cell']);
  }
}
