import { ruleOf } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { type NodeSource, storedSource } from '../../platform/graphql/node-source.js';
import type { DefinitionReadModel } from './definition.read-model.js';
import { partSource } from './part-source.type.js';
import { endingId } from './part-id.policy.js';
import { endingViews } from './survey-endings.type.js';
import { editView } from './survey-edit.type.js';
import type { SurveyEditsReadModel } from './survey-edits.read-model.js';
import type { SurveyService } from './survey.service.js';
import { settingsView, themeView } from './survey-settings.type.js';

/** Surveys by id, their settings, themes and end pages, which the draft holds, and their edits. */
export function surveySources(surveys: SurveyService, definitions: DefinitionReadModel, log: SurveyEditsReadModel): NodeSource[] {
  return [
    storedSource(['Survey'], ruleOf('surveys:read'), async (ctx, ids) =>
      [...(await surveys.findOwned(ctx, ids, { recycled: true })).values()].map((survey) => asNode('Survey', survey)),
    ),
    partSource(surveys, ['SurveySettings', 'SurveyTheme'], ['settings', 'theme'], async (ctx, asked) => {
      const found = asked.map(async ({ survey: { id }, names }) => {
        const definition = await definitions.definitionOf(ctx, id);
        return names.map(({ kind }) =>
          kind === 'theme' ? asNode('SurveyTheme', themeView(definition, id)) : asNode('SurveySettings', settingsView(definition, id)),
        );
      });
      return (await Promise.all(found)).flat();
    }),
    partSource(surveys, ['SurveyEnding'], ['ending'], async (ctx, asked) => {
      const found = asked.map(async ({ survey: { id }, names }) => {
        const wanted = new Set(names.flatMap((name) => (name.kind === 'ending' ? endingId(id, name.of) : [])));
        return endingViews(await definitions.definitionOf(ctx, id), id).filter((ending) => wanted.has(ending.id));
      });
      return (await Promise.all(found)).flat().map((ending) => asNode('SurveyEnding', ending));
    }),
    partSource(surveys, ['SurveyEdit'], ['edit'], async (_ctx, asked) => {
      const found = asked.map(({ survey: { id }, names }) =>
        log.ofRevisions(
          id,
          names.flatMap((name) => (name.kind === 'edit' ? [name.number] : [])),
        ),
      );
      return (await Promise.all(found)).flat().map((row) => asNode('SurveyEdit', editView(row)));
    }),
  ];
}
