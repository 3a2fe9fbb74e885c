import { type Ending, type EndingChange, type EndingKind, findNode, type SurveyDefinition } from '@wence/schema';
import { notFound } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import type { DraftService, Edited } from '../survey/draft.service.js';
import type { FieldNamer } from '../survey/field-namer.type.js';
import { readPartId } from '../survey/part-id.policy.js';
import { type EndingView, endingViews } from '../survey/survey-endings.type.js';
import type { SurveyService } from '../survey/survey.service.js';

/** Names an end page of a survey: by its kind, or by the local id of its question. */
export interface EndingRef {
  readonly surveyId: string;
  readonly of: EndingKind | number;
}

/** An edit of an end page: `change` sets the keys it names, `replace` leads all others back to their defaults. */
export type EndingWrite = { readonly change: EndingChange | null } | { readonly replace: EndingChange };

/** An end page after it was saved; null when the product's own is shown now. */
export type SavedEnding = Edited & { readonly ending: EndingView | null };

/** The end pages of a draft. Each write is one operation of the edit language, applied to the newest revision; all rules are there. */
export class EndingService {
  constructor(
    private readonly surveys: SurveyService,
    private readonly drafts: DraftService,
    private readonly definitions: DefinitionReadModel,
  ) {}

  /** The end page that an id names, whether or not there is one. A0404: no survey of the caller's. */
  async refOf(ctx: RequestContext, id: string): Promise<EndingRef> {
    const ref = readPartId(id);
    if (ref?.kind !== 'ending') throw notFound();
    await this.surveys.requireOwned(ctx, ref.surveyId);
    return { surveyId: ref.surveyId, of: ref.of };
  }

  async definition(ctx: RequestContext, surveyId: string): Promise<SurveyDefinition> {
    await this.surveys.requireOwned(ctx, surveyId);
    return this.definitions.definitionOf(ctx, surveyId);
  }

  /**
   * Writes an end page. A0404: the question is not there, or, where `mustExist`, the page is not; so are questions whose answers the page is to pass on.
   * A0410: the survey runs.
   */
  async save(
    ctx: RequestContext,
    { surveyId, of }: EndingRef,
    write: EndingWrite,
    { mustExist = false, words }: SaveOptions,
  ): Promise<SavedEnding> {
    const build = (newest: SurveyDefinition) => {
      const before = endingIn(newest, of);
      if (mustExist && !before) throw notFound();
      if (typeof of === 'number' && !findNode(newest, of)) throw notFound();
      const set = 'replace' in write ? replaced(before, write.replace) : write.change;
      if (set?.nodeIds?.some((id) => !findNode(newest, id))) throw notFound();
      return [{ op: 'updateSurvey', set: { endings: typeof of === 'number' ? { nodes: [{ nodeId: of, set }] } : { [of]: set } } }];
    };
    const edited = await this.drafts.editNewest(ctx, surveyId, build, words);
    return { ...edited, ending: viewOf(edited.definition, surveyId, of) };
  }
}

interface SaveOptions {
  readonly mustExist?: boolean;
  readonly words: FieldNamer;
}

/** The end page of a definition as doors show it; null where there is none. */
export const viewOf = (definition: SurveyDefinition, surveyId: string, of: EndingRef['of']): EndingView | null =>
  endingViews(definition, surveyId).find(({ kind, nodeId }) => (nodeId ?? kind) === of) ?? null;

function endingIn({ endings = {} }: SurveyDefinition, of: EndingRef['of']): Ending | undefined {
  return typeof of === 'number' ? endings.nodes?.find(({ nodeId }) => nodeId === of) : endings[of];
}

/** A change after which the page has these keys alone. */
function replaced(before: Ending = {}, ending: EndingChange): EndingChange {
  const gone = Object.keys(before).filter((key) => key !== 'nodeId');
  return { ...Object.fromEntries(gone.map((key) => [key, null])), ...ending };
}

/** Makes the names of fields that doors use: an end page of the edit language stands within a change of its survey. */
export const endingFieldNamer =
  (before = ''): FieldNamer =>
  (_operation, field) =>
    `${before}${field.replace(/^(?:set\.)?endings\.(?:nodes\[\d+\](?:\.set)?|\w+)\.?/, '')}` || 'body';
