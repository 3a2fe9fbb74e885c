import type { SurveyDefinition } from '@wence/schema';
import { ruleOf } from '../../platform/access/access.js';
import type { NodeInterface } from '../../platform/graphql/node-interface.js';
import type { NodeSource } from '../../platform/graphql/node-source.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { DefinitionReadModel } from './definition.read-model.js';
import { type PartName, readPartId } from './part-id.policy.js';
import type { Survey } from './survey.entity.js';
import type { SurveyService } from './survey.service.js';

/** What the caller asks for of one survey of theirs. */
export interface AskedParts {
  readonly survey: Survey;
  readonly names: readonly PartName[];
}

/** The parts of a draft that are among these local ids, as the graph shows them. */
export type PartViews = (definition: SurveyDefinition, surveyId: string, localIds: ReadonlySet<number>) => readonly NodeInterface[];

/** A source of parts of surveys. The surveys are read at once; `find` sees those alone that are the caller's, in the recycle bin or outside it. */
export function partSource(
  surveys: SurveyService,
  types: readonly string[],
  kinds: readonly PartName['kind'][],
  find: (ctx: RequestContext, asked: readonly AskedParts[]) => Promise<readonly NodeInterface[]>,
): NodeSource {
  return {
    types,
    keys: ruleOf('surveys:read'),
    find: async (ctx, ids) => {
      const refs = ids.flatMap((id) => readPartId(id) ?? []).filter(({ kind }) => kinds.includes(kind));
      // Lists of the author show what lies in the recycle bin, so its ids are known.
      const owned = await surveys.findOwned(ctx, [...new Set(refs.map(({ surveyId }) => surveyId))], { recycled: true });
      const asked = [...owned.values()].map((survey) => ({ survey, names: refs.filter(({ surveyId }) => surveyId === survey.id) }));
      return asked.length === 0 ? [] : find(ctx, asked);
    },
  };
}

/** A source of what drafts hold under local ids. */
export function draftPartSource(
  { surveys, definitions }: { readonly surveys: SurveyService; readonly definitions: DefinitionReadModel },
  types: readonly string[],
  views: PartViews,
): NodeSource {
  return partSource(surveys, types, ['local'], async (ctx, asked) => {
    const found = asked.map(async ({ survey, names }) => {
      const localIds = new Set(names.flatMap((name) => (name.kind === 'local' ? [name.number] : [])));
      return views(await definitions.definitionOf(ctx, survey.id), survey.id, localIds);
    });
    return (await Promise.all(found)).flat();
  });
}
