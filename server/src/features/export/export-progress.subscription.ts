import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { watchedBy } from '../../platform/graphql/build-graph.js';
import { whileAllowed } from '../../platform/live/while-allowed.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { ExportChanged } from './export-task.events.js';
import type { ExportTask } from './export-task.entity.js';
import type { ExportTaskService } from './export-task.service.js';
import { ExportTaskType } from './export-task.type.js';

interface Asked {
  readonly taskId: string;
}

@Resolver()
export class ExportProgressSubscription {
  constructor(private readonly tasks: ExportTaskService) {}

  @Access(author('responses:read', { taskId: 'exportTask' }))
  @Subscription(() => ExportTaskType, {
    description:
      "The task at once, then whenever it has got further, at most twice a second, until it is finished. A0404 when it is missing or not of the caller's surveys.",
    subscribe: watchedBy(
      () => ExportProgressSubscription,
      (it, { taskId }: Asked, ctx: RequestContext) => it.watch(ctx, taskId),
    ),
  })
  exportProgress(
    @Root() event: ExportChanged,
    @Arg('taskId', () => ID, { description: "An export task of one of the caller's surveys." }) _taskId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ExportTask> {
    return this.tasks.one(ctx, event);
  }

  private async watch(ctx: RequestContext, taskId: string): Promise<AsyncIterable<ExportChanged>> {
    const check = () => this.tasks.one(ctx, { taskId });
    await check();
    return whileAllowed(this.tasks.watch(taskId), check);
  }
}
