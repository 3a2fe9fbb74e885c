import { ruleOf } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { type NodeSource, storedSource } from '../../platform/graphql/node-source.js';
import type { DefinitionReadModel } from './definition.read-model.js';
import { partSource } from './part-source.type.js';
import type { SurveyService } from './survey.service.js';
import { settingsView, themeView } from './survey-settings.type.js';

/** Surveys by id, and their settings and themes, which the draft holds. */
export function surveySources(surveys: SurveyService, definitions: DefinitionReadModel): NodeSource[] {
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
  ];
}
