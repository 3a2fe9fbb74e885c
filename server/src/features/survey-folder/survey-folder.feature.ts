import { ruleOf, unlimited } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { UserService } from '../account/user.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { SurveyTagsReadModel } from '../survey/survey-tags.read-model.js';
import { SurveyFolderResolver } from './survey-folder.resolver.js';
import { surveyFolderRoutes } from './survey-folder.rest.js';
import { SurveyFolderService } from './survey-folder.service.js';
import { SurveyShelfService } from './survey-shelf.service.js';
import { FolderFieldResolver, SurveyShelfFieldResolver } from './survey-shelf-field.resolver.js';

export interface SurveyFolderNeeds {
  readonly users: UserService;
  readonly surveys: SurveyService;
  readonly tags: SurveyTagsReadModel;
}

/** Folders in which authors keep their surveys. */
export function surveyFolderFeature({ database, unit, clock, random }: Platform, { users, surveys, tags }: SurveyFolderNeeds) {
  const folders = new SurveyFolderService({ database, unit, clock, random, users });
  const shelf = new SurveyShelfService(database, unit, surveys, folders);
  return {
    folders,
    shelf,
    resolvers: [new SurveyFolderResolver(folders, tags), new SurveyShelfFieldResolver(folders, tags), new FolderFieldResolver(folders)],
    nodeSources: [
      storedSource(['SurveyFolder'], ruleOf(unlimited('surveys:read')), async (ctx, ids) =>
        (await folders.findOwned(ctx, ids)).map((folder) => asNode('SurveyFolder', folder)),
      ),
    ],
    routes: surveyFolderRoutes(folders, tags),
    pages: [],
  };
}
