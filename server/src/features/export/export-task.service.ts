import { EXPORT_LIMITS, type ExportType } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { Attachment } from '../../platform/files/attachment.js';
import type { ObjectStore } from '../../platform/files/object-store.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { reaches, type RequestContext, signedIn } from '../../platform/request/context.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { ExportLinks } from './export-link.js';
import { type GivenExportOptions, optionsText, readExportOptions } from './export-options.policy.js';
import type { ExportRunner } from './export-runner.js';
import type { ExportChanged, ExportEvents } from './export-task.events.js';
import { ExportTask, statusOf, WAITING } from './export-task.entity.js';

const ID_LENGTH = 20;
/** Milliseconds between looks at a task that somebody waits for, or watches: another server may make it and have no way to tell. */
const LOOK_MS = 1000;
const WATCH_MS = 2000;
const SECOND_MS = 1000;

export interface NewExport extends GivenExportOptions {
  readonly surveyId: string;
  readonly type: ExportType;
}

/** Names a task, and the survey that it has to belong to, where the caller named one. */
export interface NamedExport {
  readonly taskId: string;
  readonly surveyId?: string;
}

export interface ExportOutcome extends SurveyOutcome {
  readonly task: ExportTask;
}

/** A short-lived address of a file. */
export interface ExportLink extends ExportOutcome {
  /** Path on this server. */
  readonly path: string;
  readonly expiresAt: Date;
}

interface ExportParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly tables: ResponseTables;
  readonly runner: ExportRunner;
  readonly events: ExportEvents;
  readonly store: ObjectStore;
  readonly links: ExportLinks;
  readonly clock: Clock;
  readonly random: Random;
}

/** Export tasks: files of responses that are made in the background and can be fetched for a while (Spec 3). */
export class ExportTaskService {
  constructor(private readonly parts: ExportParts) {}

  /** Tasks of a survey, newest first, at most 100. A0404: not the caller's survey. */
  async list(ctx: RequestContext, surveyId: string): Promise<ExportTask[]> {
    const survey = await this.parts.surveys.requireOwned(ctx, surveyId);
    return this.tasks.find({ where: { surveyId: survey.id }, order: { createdAt: 'DESC', id: 'DESC' }, take: EXPORT_LIMITS.listed });
  }

  /** One of the caller's, of this survey where one is named. A0404 otherwise, also while the survey is in the recycle bin. */
  async one(ctx: RequestContext, { taskId, surveyId }: NamedExport): Promise<ExportTask> {
    const task = await this.tasks.findOneBy({ id: taskId, ownerId: signedIn(ctx).id });
    // Some collations ignore spaces at the end.
    if (task?.id !== taskId || task.surveyId !== (surveyId ?? task.surveyId) || !reaches(ctx.user, task.surveyId)) throw notFound();
    await this.parts.surveys.requireOwned(ctx, task.surveyId);
    return task;
  }

  /** Those among these that belong to surveys of the caller's outside the recycle bin. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<ExportTask[]> {
    const found = await this.tasks.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id });
    const present = await this.parts.surveys.findOwned(
      ctx,
      found.map(({ surveyId }) => surveyId),
    );
    return found.filter(({ id, surveyId }) => ids.includes(id) && present.has(surveyId));
  }

  /**
   * Puts a file in the line of those to be made. A0404: not the caller's survey. A0400: `timeZone`, `columns`, `filter…` (`readExportOptions`), `tasks`
   * (tooMany: 20 of the caller's are unfinished).
   */
  async create(ctx: RequestContext, { surveyId, type, ...given }: NewExport): Promise<ExportOutcome> {
    const { drafts, tables, unit, surveys, clock, random, runner } = this.parts;
    const view = await tables.view(surveyId, await drafts.read(ctx, surveyId));
    const options = optionsText(readExportOptions(given, view));
    const outcome = await unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      await this.assertRoom(survey.ownerId);
      const createdAt = clock.now();
      const task = Object.assign(new ExportTask(), WAITING, {
        id: datedId(random, createdAt, ID_LENGTH),
        surveyId: survey.id,
        ownerId: survey.ownerId,
        type,
        options,
        createdAt,
      });
      await this.tasks.insert(task);
      return { survey, task };
    });
    runner.wake();
    return outcome;
  }

  /** Breaks off a task that waits or is being made; one that is finished stays as it is. A0404: not the caller's. */
  async cancel(ctx: RequestContext, named: NamedExport): Promise<ExportOutcome> {
    const { clock, runner, events } = this.parts;
    const outcome = await this.change(ctx, named, async ({ id }) => {
      const cancelled = { status: 'failed', failure: 'cancelled', finishedAt: clock.now(), leaseOwner: null, leaseUntil: null } as const;
      await this.tasks.update({ id, status: In(['waiting', 'generating']) }, cancelled);
    });
    runner.cancel(named.taskId);
    events.announce(named.taskId);
    return outcome;
  }

  /** Puts a task that has failed, or whose file has expired, in the line once more. A0404: not the caller's. A0400: `tasks`, as when one is made. */
  async retry(ctx: RequestContext, named: NamedExport): Promise<ExportOutcome> {
    const { clock, runner, events } = this.parts;
    let stale: string | null = null;
    const outcome = await this.change(ctx, named, async (task) => {
      const status = statusOf(task, clock.now());
      if (status !== 'failed' && status !== 'expired') return;
      await this.assertRoom(task.ownerId);
      await this.tasks.update({ id: task.id }, { ...WAITING, createdAt: clock.now() });
      stale = task.fileKey;
    });
    if (stale !== null) await this.parts.store.remove(stale);
    runner.wake();
    events.announce(named.taskId);
    return outcome;
  }

  /** Deletes a task and its file for good; one that is being made is broken off. A0404: not the caller's. */
  async remove(ctx: RequestContext, named: NamedExport): Promise<ExportOutcome> {
    const { runner, events, store } = this.parts;
    const outcome = await this.change(ctx, named, async ({ id }) => {
      await this.tasks.delete({ id });
    });
    runner.cancel(named.taskId);
    if (outcome.task.fileKey) await store.remove(outcome.task.fileKey);
    events.announce(named.taskId);
    return outcome;
  }

  /** An address of a file for the next five minutes, which needs no token. A0404: not the caller's, or there is no file. */
  async link(ctx: RequestContext, named: NamedExport): Promise<ExportLink> {
    const { surveys, links, clock } = this.parts;
    const task = await this.one(ctx, named);
    if (statusOf(task, clock.now()) !== 'done') throw notFound();
    const survey = await surveys.requireOwned(ctx, task.surveyId);
    const expiresAt = new Date(clock.now().getTime() + EXPORT_LIMITS.linkSeconds * SECOND_MS);
    return { survey, task, expiresAt, path: `/v1/exports/file?token=${links.sign(task.id, expiresAt)}` };
  }

  /** Signals a task as it goes on, until it is finished. Whoever asks has looked at it before. */
  watch(taskId: string): AsyncGenerator<ExportChanged> {
    return this.parts.events.watch(taskId, { everyMs: WATCH_MS, isFinished: (id) => this.isFinished(id) });
  }

  /** The file that an address leads to. A0404: a forged or expired one, or the file is gone. */
  async open(token: string): Promise<Attachment> {
    const taskId = this.parts.links.taskOf(token, this.parts.clock.now());
    return this.fileOf(taskId === null ? null : await this.tasks.findOneBy({ id: taskId }));
  }

  /**
   * Makes a file and gives it as soon as it is there. A0425 with the task's id: it takes longer than 20 seconds, or was not made; the task tells. A0400 and
   * A0404 as when a task is created.
   */
  async direct(ctx: RequestContext, wanted: NewExport): Promise<Attachment> {
    const { task } = await this.create(ctx, wanted);
    const ended = await this.ended(task, EXPORT_LIMITS.directSeconds * SECOND_MS);
    if (ended?.status !== 'done') throw new AppError('A0425', { data: { taskId: task.id } });
    return this.fileOf(ended);
  }

  /** The task when nothing is to be done for it any more; null: that takes longer. */
  private async ended({ id }: ExportTask, ms: number): Promise<ExportTask | null> {
    const until = performance.now() + ms;
    const isFinished = (taskId: string) => this.isFinished(taskId);
    for await (const { taskId } of this.parts.events.watch(id, { everyMs: LOOK_MS, isFinished })) {
      if (await isFinished(taskId)) return this.tasks.findOneBy({ id: taskId });
      if (performance.now() > until) return null;
    }
    return null;
  }

  private async isFinished(taskId: string): Promise<boolean> {
    return !(await this.tasks.existsBy({ id: taskId, status: In(['waiting', 'generating']) }));
  }

  private async fileOf(task: ExportTask | null): Promise<Attachment> {
    const { store, clock } = this.parts;
    if (!task?.fileKey || statusOf(task, clock.now()) !== 'done') throw notFound();
    const bytes = await store.open(task.fileKey);
    if (!bytes) throw notFound();
    return { name: task.fileName ?? '', size: task.size ?? 0, bytes };
  }

  /** Changes a task while its survey is locked, and gives it as it is then; of one that was deleted, as it was. */
  private async change(ctx: RequestContext, named: NamedExport, write: (task: ExportTask) => Promise<void>): Promise<ExportOutcome> {
    const before = await this.one(ctx, named);
    return this.parts.unit.run(async () => {
      const survey = await this.parts.surveys.lockOwned(ctx, before.surveyId);
      const task = await this.tasks.findOneBy({ id: before.id });
      if (!task) throw notFound();
      await write(task);
      return { survey, task: (await this.tasks.findOneBy({ id: before.id })) ?? task };
    });
  }

  private async assertRoom(ownerId: string): Promise<void> {
    const { unfinished: limit } = EXPORT_LIMITS;
    const count = await this.tasks.countBy({ ownerId, status: In(['waiting', 'generating']) });
    if (count >= limit) throw invalidInput([{ field: 'tasks', rule: 'tooMany', limit }]);
  }

  private get tasks() {
    return this.parts.database.repository(ExportTask);
  }
}
