import { SURVEY_LIST_LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author, unlimited } from '../../platform/access/access.js';
import { moment, nothing } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { SurveyTagsReadModel } from '../survey/survey-tags.read-model.js';
import type { SurveyFolder } from './survey-folder.entity.js';
import type { SurveyFolderService } from './survey-folder.service.js';

const tag = 'Surveys';
const PATH = '/v1/surveys/folders';
const { folderName, folders: MOST, tagsListed } = SURVEY_LIST_LIMITS;
const folder = z
  .object({
    id: z.string().describe('Id of the folder'),
    name: z.string().describe('Its name, unique among those of its author'),
    surveyCount: z.int().describe('Surveys in it, outside the recycle bin'),
    createdAt: moment.describe('When it was made'),
  })
  .meta({ id: 'SurveyFolder' });
const named = z.strictObject({
  name: z.string().describe(`1 to ${folderName} characters, spaces around it left out; unique among those of its author, letter by letter`),
});
const params = z.object({ folderId: z.string().describe('Id of the folder') });

/** Folders of surveys, and the tags that surveys have. Which survey lies where is changed by `POST /v1/surveys/bulk`. */
export function surveyFolderRoutes(folders: SurveyFolderService, tags: SurveyTagsReadModel): AnyRoute[] {
  const shown = async (rows: readonly SurveyFolder[]): Promise<z.input<typeof folder>[]> => {
    const counts = await folders.countsOf(rows.map(({ id }) => id));
    return rows.map(({ id, name, createdAt }) => ({ id, name, surveyCount: counts.get(id) ?? 0, createdAt: createdAt.toISOString() }));
  };
  const one = async (row: SurveyFolder) => (await shown([row]))[0] as z.input<typeof folder>; // As many as were given.
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'listSurveyFolders',
      summary: 'The folders of the caller by name',
      tag,
      access: author(unlimited('surveys:read')),
      data: z.object({ list: z.array(folder) }),
      handle: async (ctx) => ({ list: await shown(await folders.list(ctx)) }),
    }),
    route({
      method: 'POST',
      path: PATH,
      operationId: 'createSurveyFolder',
      summary: 'Make a folder',
      description: `A0400: \`name\` (tooShort, tooLong, notUnique), \`folders\` (tooMany: there are ${MOST}).`,
      tag,
      access: author(unlimited('surveys:write')),
      body: named,
      data: folder,
      handle: async (ctx, { body }) => one(await folders.create(ctx, body)),
    }),
    route({
      method: 'PUT',
      path: `${PATH}/{folderId}`,
      operationId: 'renameSurveyFolder',
      summary: 'Give a folder another name',
      description: 'A0400: `name` (tooShort, tooLong, notUnique).',
      tag,
      access: author(unlimited('surveys:write'), { 'params.folderId': 'surveyFolder' }),
      params,
      body: named,
      data: folder,
      handle: async (ctx, { params: { folderId }, body: { name } }) => one(await folders.rename(ctx, { folderId, name })),
    }),
    route({
      method: 'POST',
      path: `${PATH}/{folderId}/delete`,
      operationId: 'deleteSurveyFolder',
      summary: 'Delete a folder',
      description: 'The surveys in it stay, in none.',
      tag,
      access: author(unlimited('surveys:write'), { 'params.folderId': 'surveyFolder' }),
      params,
      data: nothing,
      handle: async (ctx, { params: { folderId } }) => {
        await folders.remove(ctx, folderId);
        return null;
      },
    }),
    route({
      method: 'GET',
      path: '/v1/surveys/tags',
      operationId: 'listSurveyTags',
      summary: 'The tags that surveys of the caller have',
      description: `Those of surveys outside the recycle bin, the most used first; at most ${tagsListed}.`,
      tag,
      access: author(unlimited('surveys:read')),
      data: z.object({
        list: z.array(
          z
            .object({ tag: z.string().describe('The tag'), surveyCount: z.int().describe('Surveys that have it') })
            .meta({ id: 'SurveyTagCount' }),
        ),
      }),
      handle: async (ctx) => ({ list: (await tags.counts(ctx)).map(({ tag: name, surveys }) => ({ tag: name, surveyCount: surveys })) }),
    }),
  ];
}
