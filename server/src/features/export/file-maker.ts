import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORT_FILE_ENDS, readableText } from '@wence/schema';
import type { Clock } from '../../platform/outside/clock.js';
import { fileNameOf } from '../asset/file-name.policy.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { AttachmentArchive } from './attachment-archive.js';
import type { Claimed } from './export-claims.js';
import { optionsOf } from './export-options.policy.js';
import type { FileSource, MadeFile, Work } from './export-work.js';
import type { TableFile } from './table-file.js';

interface MakerParts {
  readonly folder: string;
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly tables: ResponseTables;
  readonly tableFile: TableFile;
  readonly archive: AttachmentArchive;
  readonly clock: Clock;
}

/** Milliseconds after which what lies in the folder was left by a server that died. */
const LEFT_MS = 24 * 60 * 60 * 1000;

/** Makes the files of export tasks in a folder of this machine. */
export class FileMaker {
  constructor(private readonly parts: MakerParts) {}

  /** Throws what has gone wrong, and leaves nothing behind then. */
  async make(task: Claimed, work: Work): Promise<MadeFile> {
    const { folder, surveys, drafts, tables, tableFile, archive, clock } = this.parts;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, task.leaseOwner);
    const discard = () => rm(path, { force: true });
    try {
      const survey = await surveys.find(task.surveyId);
      if (!survey) throw new Error('the survey is gone');
      const view = await tables.view(survey.id, await drafts.readOf(survey));
      const options = optionsOf(task);
      const madeAt = clock.now();
      const title = readableText(view.draft.definition.title);
      const source: FileSource = { view, options, title, madeAt, path };
      const { type } = task;
      const rows = type === 'attachments' ? await archive.write(source, work) : await tableFile.write(type, source, work);
      const name = fileNameOf(`${title.replaceAll(/\s*[/\\]+\s*/g, '-')} ${stampOf(source)}.${EXPORT_FILE_ENDS[type]}`);
      return { name, rows, path, discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }

  /** Removes what servers that died have left. */
  async sweep(): Promise<void> {
    const { folder, clock } = this.parts;
    const before = clock.now().getTime() - LEFT_MS;
    for (const name of await readdir(folder).catch(() => [])) {
      const file = await stat(join(folder, name)).catch(() => null);
      if (file && file.mtimeMs < before) await rm(join(folder, name), { force: true });
    }
  }
}

/** The time in letters and digits that every file system takes, such as `20261126-1205`. */
function stampOf({ madeAt, options: { timeZone } }: FileSource): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(madeAt).replaceAll(/[-:]/g, '').replace(' ', '-');
}
