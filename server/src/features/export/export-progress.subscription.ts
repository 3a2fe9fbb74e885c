import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { whileAllowed } from '../../platform/live/while-allowed.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { ExportChanged } from './export-task.events.js';
import type { ExportTask } from './export-task.entity.js';
import type { ExportTaskService } from './export-task.service.js';
import { ExportTaskType } from './export-task.type.js';

type Asked = { readonly args: { readonly taskId: string }; readonly context: RequestContext };

/** A class per server: the library calls `subscribe` without an instance, so it has to find the services around it. */
export function exportProgressSubscription(tasks: ExportTaskService): object {
  @Resolver()
  class ExportProgressResolver {
    @Access(author('responses:read', { taskId: 'exportTask' }))
    @Subscription(() => ExportTaskType, {
      description:
        "The task at once, then whenever it has got further, at most twice a second, until it is finished. A0404 when it is missing or not of the caller's surveys.",
      subscribe: async ({ args: { taskId }, context }: Asked) => {
        const check = () => tasks.one(context, { taskId });
        await check();
        return whileAllowed(tasks.watch(taskId), check);
      },
    })
    exportProgress(
      @Root() event: ExportChanged,
      @Arg('taskId', () => ID, { description: "An export task of one of the caller's surveys." }) _taskId: string,
      @Ctx() ctx: RequestContext,
    ): Promise<ExportTask> {
      return tasks.one(ctx, event);
    }
  }
  return new ExportProgressResolver();
}
