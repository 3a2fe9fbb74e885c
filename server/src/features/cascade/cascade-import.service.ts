import { apply, isCascade, type NewOption, type Operation, type SurveyDefinition } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import { AppError, invalidInput } from '../../platform/errors/app-error.js';
import type { FormFile } from '../../platform/files/form-file.js';
import type { NodeRef } from '../node/node.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { questionIn } from '../option/part-writer.policy.js';
import { cascadeOptions } from './cascade-file.js';
import { wrongFile } from './wrong-file.js';

export interface Import extends NodeRef {
  readonly file: FormFile;
  /** Also when logic or a quota refers to options that go. */
  readonly confirmed: boolean;
}

/** Brings the options of a file into a cascade, in place of all it has (Spec 4, cascade upload): one operation, or none. */
export class CascadeImportService {
  constructor(private readonly drafts: DraftService) {}

  /** A0701: no cascade can be read from the file, nothing was changed. A0400: the question is no cascade. A0103: others refer to its options. */
  async import(ctx: RequestContext, { surveyId, nodeId, file, confirmed }: Import): Promise<SurveyDefinition> {
    assertCascade((await this.drafts.read(ctx, surveyId)).definition, nodeId);
    const options = await read(file);
    const build = (newest: SurveyDefinition) => {
      assertCascade(newest, nodeId);
      return [replacement(nodeId, options, confirmed)];
    };
    return (await this.drafts.editNewest(ctx, surveyId, build).catch(asWrongText)).definition;
  }

  /** The survey as it would be; nothing is changed, and what refers to the options does not matter yet. */
  async preview(ctx: RequestContext, { surveyId, nodeId, file }: Omit<Import, 'confirmed'>): Promise<SurveyDefinition> {
    const { definition } = await this.drafts.read(ctx, surveyId);
    assertCascade(definition, nodeId);
    const applied = apply(definition, [replacement(nodeId, await read(file), true)]);
    if (!applied.ok) throw wrongFile('wrongText');
    return applied.definition;
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

const read = async ({ bytes }: FormFile): Promise<NewOption[]> => cascadeOptions(Buffer.concat((await bytes.toArray()) as Buffer[]));

/** Converts an invalid option title into a fault of the imported file. */
function asWrongText(error: unknown): never {
  const isOfOption = error instanceof AppError && error.details.fields?.some(({ field }) => field.includes('options['));
  throw isOfOption ? wrongFile('wrongText') : error;
}
