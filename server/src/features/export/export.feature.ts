import { join } from 'node:path';
import { ruleOf } from '../../platform/access/access.js';
import { purposeKey } from '../../platform/auth/purpose-key.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import { sweepRegularly } from '../../platform/sweep-regularly.js';
import type { FileService } from '../asset/file.service.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { AttachmentArchive } from './attachment-archive.js';
import { ExportClaims } from './export-claims.js';
import { ExportLinks } from './export-link.js';
import { ExportProgressSubscription } from './export-progress.subscription.js';
import { ExportRunner } from './export-runner.js';
import { ExportSweeper } from './export-sweeper.js';
import type { ExportTask } from './export-task.entity.js';
import { ExportEvents } from './export-task.events.js';
import { ExportTaskFieldResolver, ExportTaskResolver } from './export-task.resolver.js';
import { exportRoutes } from './export-task.rest.js';
import { ExportTaskService } from './export-task.service.js';
import { FileMaker } from './file-maker.js';
import { TableFile } from './table-file.js';

export interface ExportNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly tables: ResponseTables;
  readonly files: FileService;
}

/** Files of responses, made in the background. */
export function exportFeature(platform: Platform, { surveys, drafts, tables, files }: ExportNeeds) {
  const { config, database, unit, clock, random, bus, logger, exportFiles: store, tokenSecret, outbox, onServe, onStop } = platform;
  const events = new ExportEvents(bus);
  const claims = new ExportClaims(database, unit, clock, random);
  const maker = new FileMaker({
    folder: join(config.dataDir, 'exports-in-work'),
    surveys,
    drafts,
    tables,
    tableFile: new TableFile(tables),
    archive: new AttachmentArchive(tables, files),
    clock,
  });
  const told = ({ id, surveyId }: ExportTask) => outbox.put([{ kind: 'export.ready', surveyId, subjectId: id }]);
  const runner = new ExportRunner({ claims, maker, store, events, random, logger, finished: told });
  onServe(() => {
    // Only one server opens a store of SQLite.
    runner.start(database.dialect === 'sqlite');
    return () => runner.stop();
  });
  onStop(() => runner.stop());
  const links = new ExportLinks(purposeKey(tokenSecret, 'export link'));
  const tasks = new ExportTaskService({ database, unit, surveys, drafts, tables, runner, events, store, links, clock, random });
  const sweeper = new ExportSweeper(database, unit, store, runner, clock);
  sweepRegularly(
    async (stop) => {
      await sweeper.sweep(stop);
      await maker.sweep();
    },
    platform,
    'export files',
  );
  const source = storedSource(['ExportTask'], ruleOf('responses:read'), async (ctx, ids) =>
    (await tasks.findOwned(ctx, ids)).map((task) => asNode('ExportTask', task)),
  );
  return {
    exportTasks: tasks,
    exportRunner: runner,
    exportSweeper: sweeper,
    resolvers: [new ExportTaskResolver(tasks), new ExportTaskFieldResolver(clock), new ExportProgressSubscription(tasks)],
    nodeSources: [source],
    routes: exportRoutes(tasks, clock),
    pages: [],
  };
}
