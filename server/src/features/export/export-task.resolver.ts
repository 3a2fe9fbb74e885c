import { EXPORT_LIMITS } from '@wence/schema';
import { Arg, Ctx, FieldResolver, GraphQLISODateTime, Mutation, Resolver, Root } from 'type-graphql';
import { author, under } from '../../platform/access/access.js';
import { Access, Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { RequestContext } from '../../platform/request/context.js';
import { FILTER_PLACES } from '../response/response-filter.type.js';
import { REMOVED_ID, type SurveyOutcome, surveyPayload } from '../survey/survey-payload.type.js';
import { SurveyType } from '../survey/survey.type.js';
import { optionsOf } from './export-options.policy.js';
import { type ExportTask, statusOf } from './export-task.entity.js';
import { CreateExportInput, ExportTaskIdInput } from './export-task.inputs.js';
import type { ExportLink, ExportOutcome, ExportTaskService } from './export-task.service.js';
import { ExportOptionsType, ExportStatusName, ExportTaskType } from './export-task.type.js';

const TASK = { task: { type: () => ExportTaskType, description: 'The task as it is now.', because: 'a task of the survey beside it' } };
const CreateExportPayload = surveyPayload('createExport', TASK);
const CancelExportPayload = surveyPayload('cancelExport', TASK);
const RetryExportPayload = surveyPayload('retryExport', TASK);
const DeleteExportPayload = surveyPayload('deleteExport', { removedId: REMOVED_ID });
const CreateExportLinkPayload = surveyPayload('createExportLink', {
  ...TASK,
  path: { type: () => String, description: 'Path on this server that gives the file to whoever asks, without a token.' },
  expiresAt: { type: () => GraphQLISODateTime, description: `When it ends, ${EXPORT_LIMITS.linkSeconds / 60} minutes from now.` },
});

const LIMIT = `\`tasks\` (tooMany: ${EXPORT_LIMITS.unfinished} of the caller's wait or are being made)`;
const ONE = author('responses:read', { 'input.taskId': 'exportTask' });

/** Export files of responses (Spec 3, export types and states). */
@Resolver(() => SurveyType)
export class ExportTaskResolver {
  constructor(private readonly tasks: ExportTaskService) {}

  @NeedsScope('responses:read')
  @ListSize(EXPORT_LIMITS.listed)
  @Edge('export tasks of a survey that the caller has already')
  @FieldResolver(() => [ExportTaskType], {
    nullable: true,
    description: `Files of its responses that were asked for, newest first; at most ${EXPORT_LIMITS.listed}. Null in the recycle bin.`,
  })
  exports(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<ExportTask[]> | null {
    return survey.recycledAt === null ? this.tasks.list(ctx, survey.id) : null;
  }

  @Access(author('responses:read', { 'input.surveyId': 'survey', 'input.nodeIds[]': 'node', ...under('input', FILTER_PLACES) }))
  @Mutation(() => CreateExportPayload, {
    description: `Puts a file of responses in the line of those to be made; \`exportProgress\` tells how far it is. A0404: not the caller's survey. A0400: an impossible filter, \`columns\`, \`nodeIds\` (required, tooMany, notUnique, notAllowed: no such column or question), \`timeZone\` (format), ${LIMIT}.`,
  })
  createExport(@Arg('input', () => CreateExportInput) input: CreateExportInput, @Ctx() ctx: RequestContext): Promise<ExportOutcome> {
    return this.tasks.create(ctx, input);
  }

  @Access(ONE)
  @Mutation(() => CancelExportPayload, {
    description: "Breaks off a task that waits or is being made; a finished one stays as it is. A0404: not the caller's.",
  })
  cancelExport(@Arg('input', () => ExportTaskIdInput) { taskId }: ExportTaskIdInput, @Ctx() ctx: RequestContext): Promise<ExportOutcome> {
    return this.tasks.cancel(ctx, { taskId });
  }

  @Access(ONE)
  @Mutation(() => RetryExportPayload, {
    description: `Puts a task that has failed, or whose file has expired, in the line once more; any other stays as it is. A0404: not the caller's. A0400: ${LIMIT}.`,
  })
  retryExport(@Arg('input', () => ExportTaskIdInput) { taskId }: ExportTaskIdInput, @Ctx() ctx: RequestContext): Promise<ExportOutcome> {
    return this.tasks.retry(ctx, { taskId });
  }

  @Access(ONE)
  @Mutation(() => DeleteExportPayload, {
    description: "Deletes a task and its file for good; one that is being made is broken off. A0404: not the caller's.",
  })
  async deleteExport(
    @Arg('input', () => ExportTaskIdInput) { taskId }: ExportTaskIdInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyOutcome & { removedId: string }> {
    const { survey, task } = await this.tasks.remove(ctx, { taskId });
    return { survey, removedId: task.id };
  }

  @Access(ONE)
  @Mutation(() => CreateExportLinkPayload, {
    description: `A short-lived address of a file, for browsers and whoever else sends no token. A0404: not the caller's, or there is no file.`,
  })
  createExportLink(@Arg('input', () => ExportTaskIdInput) { taskId }: ExportTaskIdInput, @Ctx() ctx: RequestContext): Promise<ExportLink> {
    return this.tasks.link(ctx, { taskId });
  }
}

/** Fields of a task that are worked out from its row. */
@Resolver(() => ExportTaskType)
export class ExportTaskFieldResolver {
  constructor(private readonly clock: Clock) {}

  @FieldResolver(() => ExportStatusName, { description: 'How far it is.' })
  status(@Root() task: ExportTask): ExportTaskType['status'] {
    return statusOf(task, this.clock.now());
  }

  @FieldResolver(() => ExportOptionsType, { description: 'What was chosen about the file.' })
  options(@Root() task: ExportTask): ExportOptionsType {
    const { columns, filter, ...options } = optionsOf(task);
    const filtered = Object.values(filter).some((given) => given !== null && given !== undefined);
    return { ...options, columnCount: columns?.length ?? null, filtered };
  }
}
