import { OWN_THEME_LIMITS, SYSTEM_THEMES, themeWithDefaults } from '@wence/schema';
import { z } from 'zod';
import { author, unlimited } from '../../platform/access/access.js';
import { invalidWhen } from '../../platform/errors/app-error.js';
import { nothing } from '../../platform/http/envelope.js';
import { asReadPlaces, changedAsRead, readOnlyKeys } from '../../platform/route/as-read.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { Edited } from '../survey/draft.service.js';
import type { ThemeService } from './theme.service.js';
import { toV1OwnTheme, v1OwnTheme, v1ThemeChange, v1ThemeStyle } from './v1-theme.type.js';

const tag = 'Themes';
const NAME = `1 to 24 characters, spaces around it left out; unique among the author's, whatever its letter case`;
const VALUES = '`themeStyle…` (format, tooLong, tooSmall, tooLarge, notAllowed)';
const MOST = OWN_THEME_LIMITS.perAuthor;

const surveyTheme = z.object({ surveyId: z.string().describe('Id of the survey'), themeStyle: v1ThemeStyle }).meta({ id: 'SurveyTheme' });
const systemTheme = z.object({ id: z.string().describe('The word that it goes by'), themeStyle: v1ThemeStyle }).meta({ id: 'SystemTheme' });

/** Keys that a change of an own theme does not write. */
const THEME_AS_READ = readOnlyKeys(v1OwnTheme.shape, { name: 0, themeStyle: 0 });
const one = z.strictObject({ id: z.string().describe("Id of one of the caller's own themes") });

/** Themes (Spec 7, theme): `{id}` is a survey's where one reads, and an own theme's where one writes. */
export function themeRoutes(themes: ThemeService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/survey/theme',
      operationId: 'listThemes',
      summary: 'Themes to choose from',
      description: `Those that come with the product, light ones first, and the caller's own, newest first; at most ${MOST} of these.`,
      tag,
      access: author(unlimited('surveys:read')),
      data: z.object({
        system: z.array(systemTheme).describe('Those that come with the product'),
        own: z.array(v1OwnTheme).describe("The caller's own"),
      }),
      handle: async (ctx) => ({
        system: SYSTEM_THEMES.map(({ id, style }) => ({ id, themeStyle: { ...themeWithDefaults(style) } })),
        own: (await themes.list(ctx)).map(toV1OwnTheme),
      }),
    }),
    route({
      method: 'GET',
      path: '/v1/survey/theme/{id}',
      operationId: 'getSurveyTheme',
      summary: 'The look of a survey',
      description: "`id` is the survey's. The values are those of the draft; defaults are spelled out. A0404: not the caller's survey.",
      tag,
      access: author('surveys:read', { 'params.id': 'survey' }),
      params: z.strictObject({ id: z.string().describe('Id of the survey') }),
      data: surveyTheme,
      handle: async (ctx, { params: { id } }) => ({
        surveyId: id,
        themeStyle: { ...themeWithDefaults(await themes.ofSurvey(ctx, id)) },
      }),
    }),
    route({
      method: 'POST',
      path: '/v1/survey/theme',
      operationId: 'saveSurveyTheme',
      codes: ['A0410'],
      summary: 'Save the look of a survey',
      description: `Changes the definition, so A0410 while the survey runs. Colours that could not be read together are corrected when the page is drawn, never refused. It may come as it was read. A0404: not the caller's survey. A0400: ${VALUES}.`,
      tag,
      access: author('surveys:write', { 'body.surveyId': 'survey' }),
      body: z.strictObject({ surveyId: z.string(), themeStyle: v1ThemeChange }),
      data: surveyTheme,
      handle: async (ctx, { body: { surveyId, themeStyle } }) => toV1SurveyTheme(await themes.save(ctx, surveyId, themeStyle)),
    }),
    route({
      method: 'POST',
      path: '/v1/survey/theme/change',
      operationId: 'chooseTheme',
      codes: ['A0410'],
      summary: 'Give a survey another theme',
      description:
        "Colours, corners, size and what lies behind become the theme's; pictures, button words, progress and numbers where the theme has its own. Changes the definition, so A0410 while the survey runs. A0404: the survey, or the theme, which is neither the product's nor the caller's.",
      tag,
      access: author(unlimited('surveys:write'), { 'body.surveyId': 'survey', 'body.themeId': 'ownTheme' }),
      body: z.strictObject({
        surveyId: z.string(),
        themeId: z.string().describe("Id of a theme of the product, or of one of the caller's own"),
      }),
      data: surveyTheme,
      handle: async (ctx, { body: { surveyId, themeId } }) => toV1SurveyTheme(await themes.choose(ctx, surveyId, themeId)),
    }),
    route({
      method: 'POST',
      path: '/v1/survey/theme/save/as',
      operationId: 'saveThemeAs',
      summary: 'Keep the look of a survey as a further theme',
      description: `A0404: not the caller's survey. A0400: \`name\` (tooShort, tooLong, notUnique), \`themes\` (tooMany: there are ${MOST}, or the caller's permission lacks \`canCustomThemeNum\`).`,
      tag,
      access: author(unlimited('surveys:write'), { 'body.surveyId': 'survey' }),
      body: z.strictObject({ surveyId: z.string(), name: z.string().describe(NAME) }),
      data: v1OwnTheme,
      handle: async (ctx, { body: { surveyId, name } }) => toV1OwnTheme(await themes.saveAs(ctx, surveyId, name)),
    }),
    route({
      method: 'POST',
      path: '/v1/survey/theme/{id}',
      operationId: 'updateOwnTheme',
      summary: 'Change an own theme',
      description: `\`id\` is that of one of the caller's own themes. What is left out stays; it may be sent as it was read. Surveys that it was given to stay as they are. A0404: not the caller's. A0400: \`name\` (tooShort, tooLong, notUnique), ${VALUES}.`,
      tag,
      access: author(unlimited('surveys:write'), { 'params.id': 'ownTheme', ...asReadPlaces('body', THEME_AS_READ) }),
      params: one,
      body: z.strictObject({ name: z.string().optional().describe(NAME), themeStyle: v1ThemeChange.optional(), ...THEME_AS_READ }),
      data: v1OwnTheme,
      handle: async (ctx, { params: { id }, body }) => {
        invalidWhen(changedAsRead(body, toV1OwnTheme(await themes.one(ctx, id)), THEME_AS_READ));
        const { name, themeStyle } = body;
        return toV1OwnTheme(await themes.update(ctx, id, { name, themeStyle }));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/survey/theme/{id}/delete',
      operationId: 'deleteOwnTheme',
      summary: 'Delete an own theme',
      description: "For good; surveys that it was given to stay as they are. A0404: not the caller's.",
      tag,
      access: author(unlimited('surveys:write'), { 'params.id': 'ownTheme' }),
      params: one,
      data: nothing,
      handle: async (ctx, { params: { id } }) => {
        await themes.remove(ctx, id);
        return null;
      },
    }),
  ];
}

function toV1SurveyTheme({ survey, definition }: Edited): z.input<typeof surveyTheme> {
  return { surveyId: survey.id, themeStyle: { ...themeWithDefaults(definition.theme) } };
}
