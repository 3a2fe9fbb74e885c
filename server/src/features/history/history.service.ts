import type { DefinitionChange } from '@wence/schema';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { VersionService } from '../publish/version.service.js';
import type { DefinitionOutcome, DefinitionService } from '../survey/definition.service.js';
import type { DraftHistoryService } from '../survey/draft-history.service.js';
import type { Survey } from '../survey/survey.entity.js';

/** A state of a definition: a launched version, an earlier revision of the draft, or, with neither, the draft as it is now. */
export interface DefinitionPoint {
  readonly version?: number | null | undefined;
  readonly revision?: number | null | undefined;
}

export interface RestoreInput extends DefinitionPoint {
  readonly surveyId: string;
  /** The newest revision that the caller has seen; null on a draft nobody has edited. */
  readonly baseRevision: number | null;
}

export interface HistoryNeeds {
  readonly documents: DefinitionService;
  readonly draftHistory: DraftHistoryService;
  readonly versions: VersionService;
}

/** Reads earlier states of a survey's definition and compares them, so that nothing an author made is lost by editing on. */
export class HistoryService {
  constructor(private readonly needs: HistoryNeeds) {}

  /** Canonical text of the definition at a point. A0400: two points at once; A0404: not the caller's survey, or no such version or revision. */
  async textAt(ctx: RequestContext, surveyId: string, { version, revision }: DefinitionPoint, field: string): Promise<string> {
    if (isGiven(version) && isGiven(revision)) throw invalidInput([{ field: `${field}revision`, rule: 'notAllowed' }]);
    const draft = await this.needs.documents.readStored(ctx, surveyId);
    if (!isGiven(version) && !isGiven(revision)) return draft.text;
    const text = isGiven(version)
      ? await this.needs.versions.readText(surveyId, version)
      : await this.needs.draftHistory.textAt(surveyId, revision ?? draft.revision);
    if (text === null) throw notFound();
    return text;
  }

  /** Compares two points of one survey's definition. */
  async compare(ctx: RequestContext, surveyId: string, from: DefinitionPoint, to: DefinitionPoint): Promise<DefinitionChange[]> {
    const before = await this.textAt(ctx, surveyId, from, 'from.');
    return this.needs.documents.compare(before, await this.textAt(ctx, surveyId, to, 'to.'));
  }

  /** Makes the draft what it was at a point, as one more edit; the responses and versions stay. A0410, A0415 as every replacement. */
  async restore(ctx: RequestContext, { surveyId, baseRevision, ...point }: RestoreInput): Promise<DefinitionOutcome> {
    if (!isGiven(point.version) && !isGiven(point.revision)) throw invalidInput([{ field: 'revision', rule: 'required' }]);
    const text = await this.textAt(ctx, surveyId, point, '');
    const definition: unknown = JSON.parse(text);
    return this.needs.documents.replace(ctx, { surveyId, revision: baseRevision, definition, dryRun: false });
  }

  /** Counts the differences between the draft and the version that respondents get; null before the first launch. */
  async unpublished(ctx: RequestContext, { id, publishedVersion }: Pick<Survey, 'id' | 'publishedVersion'>): Promise<number | null> {
    if (publishedVersion === null) return null;
    return (await this.compare(ctx, id, { version: publishedVersion }, {})).length;
  }
}

function isGiven(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}
