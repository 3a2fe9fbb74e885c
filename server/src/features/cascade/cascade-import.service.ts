import { isCascade, type NewOption, type Operation, type SurveyDefinition } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import { AppError, invalidInput } from '../../platform/errors/app-error.js';
import type { FormFile } from '../../platform/files/form-file.js';
import { threadFile } from '../../platform/threads/start-thread.js';
import { ThreadPool } from '../../platform/threads/thread-pool.js';
import type { NodeRef } from '../node/node.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { questionIn } from '../option/part-writer.policy.js';
import type { ReadCascade } from './cascade-file.js';
import { wrongFile } from './wrong-file.js';

/** A sheet of 10,000 rows takes less than a second. The reader of old workbooks has a shorter limit of its own. */
const LIMITS = { threads: 1, waiting: 20, milliseconds: 12_000, megabytes: 256 } as const;

export interface Import extends NodeRef {
  readonly file: FormFile;
  /** True to import even if logic or a quota refers to options that are removed. */
  readonly confirmed: boolean;
}

/** Replaces the options of a cascade by those of a file (Spec 4, cascade upload): one operation, or none. Files are read on a thread. */
export class CascadeImportService {
  private readonly threads = new ThreadPool<Uint8Array, ReadCascade>(threadFile('cascade.thread', import.meta.url), LIMITS);

  constructor(private readonly drafts: DraftService) {}

  /**
   * A0701: no cascade can be read from the file within the limits of time and memory, nothing was changed. A0400: the question is no cascade. A0103:
   * others refer to its options. A0423: applying the options takes longer than it may.
   */
  async import(ctx: RequestContext, { surveyId, nodeId, file, confirmed }: Import): Promise<SurveyDefinition> {
    assertCascade((await this.drafts.read(ctx, surveyId)).definition, nodeId);
    const options = await this.read(file);
    const build = (newest: SurveyDefinition) => {
      assertCascade(newest, nodeId);
      return [replacement(nodeId, options, confirmed)];
    };
    return (await this.drafts.editNewest(ctx, surveyId, build).catch(asWrongText)).definition;
  }

  /** Returns the survey as it would be. Nothing is changed, and it does not matter yet what refers to the options. */
  async preview(ctx: RequestContext, { surveyId, nodeId, file }: Omit<Import, 'confirmed'>): Promise<SurveyDefinition> {
    assertCascade((await this.drafts.read(ctx, surveyId)).definition, nodeId);
    const operations = [replacement(nodeId, await this.read(file), true)];
    return this.drafts.tryEdit(ctx, surveyId, operations).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'A0400' ? wrongFile({ reason: 'wrongText' }) : error;
    });
  }

  stop(): Promise<void> {
    return this.threads.stop();
  }

  private async read({ bytes }: FormFile): Promise<NewOption[]> {
    const file = Buffer.concat((await bytes.toArray()) as Buffer[]);
    const { value } = await this.threads.run(file);
    // A file that takes longer than it may, or more memory, was made to do so.
    if (!value) throw wrongFile({ reason: 'tooLarge' });
    if (!value.ok) throw wrongFile(value.fault);
    return JSON.parse(value.options) as NewOption[]; // Written by our own thread.
  }
}

function assertCascade(definition: SurveyDefinition, nodeId: number): void {
  if (!isCascade(questionIn(definition, nodeId))) throw invalidInput([{ field: 'nodeId', rule: 'notAllowed' }]);
}

const replacement = (nodeId: number, options: readonly NewOption[], confirmed: boolean): Operation => ({
  op: 'replaceOptions',
  nodeId,
  options,
  confirmed,
});

/** Converts an invalid option title into a fault of the imported file. */
function asWrongText(error: unknown): never {
  const isOfOption = error instanceof AppError && error.details.fields?.some(({ field }) => field.includes('options['));
  throw isOfOption ? wrongFile({ reason: 'wrongText' }) : error;
}
