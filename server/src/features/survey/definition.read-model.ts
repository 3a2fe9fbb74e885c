import type { SurveyDefinition } from '@wence/schema';
import DataLoader from 'dataloader';
import { notFound } from '../../platform/errors/app-error.js';
import { type RequestContext, oncePerRequest } from '../../platform/request/context.js';
import type { DraftStore } from './draft.store.js';

const LOADER = Symbol('definitions');

type Loader = DataLoader<string, SurveyDefinition>;

/** Newest definitions for the fields of a request: however many fields ask, each draft is read once. Who may ask is settled before. */
export class DefinitionReadModel {
  constructor(private readonly drafts: DraftStore) {}

  definitionOf(ctx: RequestContext, surveyId: string): Promise<SurveyDefinition> {
    return this.loader(ctx).load(surveyId);
  }

  /** Drops the cached definition after this request has edited the draft. */
  forget(ctx: RequestContext, surveyId: string): void {
    this.loader(ctx).clear(surveyId);
  }

  private loader(ctx: RequestContext): Loader {
    return oncePerRequest(ctx, LOADER, () => new DataLoader((ids: readonly string[]) => this.load(ids)));
  }

  private async load(ids: readonly string[]): Promise<(SurveyDefinition | Error)[]> {
    const found = await this.drafts.readMany(ids);
    return ids.map((id) => found.get(id) ?? notFound());
  }
}
