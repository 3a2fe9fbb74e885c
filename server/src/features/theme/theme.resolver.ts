import { OWN_THEME_LIMITS, SYSTEM_THEMES, themeWithDefaults } from '@wence/schema';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { author, unlimited } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { payloadType } from '../../platform/graphql/payload-type.js';
import type { RequestContext } from '../../platform/request/context.js';
import { type DraftOutcome, draftOutcome, draftPayload, REMOVED_ID } from '../survey/survey-payload.type.js';
import { ChooseThemeInput, DeleteOwnThemeInput, SaveSurveyThemeInput, SaveThemeAsInput, UpdateOwnThemeInput } from './theme.inputs.js';
import type { ThemeService } from './theme.service.js';
import { OwnThemeType, ownThemeView, SystemThemeType } from './theme.type.js';

interface ThemeOutcome {
  readonly theme: OwnThemeType;
}

const OWN = { type: () => OwnThemeType, description: 'The own theme as it is now.', because: "a theme of the caller's own" };
const SaveSurveyThemePayload = draftPayload('saveSurveyTheme');
const ChooseThemePayload = draftPayload('chooseTheme');
const SaveThemeAsPayload = payloadType('saveThemeAs', { theme: OWN });
const UpdateOwnThemePayload = payloadType('updateOwnTheme', { theme: OWN });
const DeleteOwnThemePayload = payloadType('deleteOwnTheme', { removedId: REMOVED_ID });

const MOST = OWN_THEME_LIMITS.perAuthor;

/** Themes: those of the product, those that authors keep, and which one a survey has (Spec 3, theme style). */
@Resolver()
export class ThemeResolver {
  constructor(private readonly themes: ThemeService) {}

  @Access(author(unlimited('surveys:read')))
  @ListSize(SYSTEM_THEMES.length)
  @Query(() => [SystemThemeType], { description: 'Themes that come with the product, light ones first.' })
  systemThemes(): SystemThemeType[] {
    return SYSTEM_THEMES.map(({ id, style }) => ({ themeId: id, themeStyle: themeWithDefaults(style) }));
  }

  @Access(author(unlimited('surveys:read')))
  @ListSize(MOST)
  @Query(() => [OwnThemeType], { description: `The caller's own themes, newest first; at most ${MOST}.` })
  async ownThemes(@Ctx() ctx: RequestContext): Promise<OwnThemeType[]> {
    return (await this.themes.list(ctx)).map(ownThemeView);
  }

  @Access(author('surveys:write', { 'input.surveyId': 'survey' }))
  @Mutation(() => SaveSurveyThemePayload, {
    description:
      "Changes the look of a survey in its draft. A0404: not the caller's survey. A0410: it runs. A0400: `themeStyle…` (format, tooLong, tooSmall, tooLarge, notAllowed).",
  })
  async saveSurveyTheme(
    @Arg('input', () => SaveSurveyThemeInput) { surveyId, themeStyle }: SaveSurveyThemeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome> {
    return draftOutcome(await this.themes.save(ctx, surveyId, { ...themeStyle }));
  }

  @Access(author(unlimited('surveys:write'), { 'input.surveyId': 'survey', 'input.themeId': 'ownTheme' }))
  @Mutation(() => ChooseThemePayload, {
    description:
      'Gives a survey a theme in its draft: colours, corners, size and what lies behind; pictures, button words, progress and numbers where the theme has its own. A0404: the survey or the theme. A0410: the survey runs.',
  })
  async chooseTheme(
    @Arg('input', () => ChooseThemeInput) { surveyId, themeId }: ChooseThemeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome> {
    return draftOutcome(await this.themes.choose(ctx, surveyId, themeId));
  }

  @Access(author(unlimited('surveys:write'), { 'input.surveyId': 'survey' }))
  @Mutation(() => SaveThemeAsPayload, {
    description: `Keeps the look of a survey as a further own theme. A0404: not the caller's survey. A0400: \`name\` (tooShort, tooLong, notUnique), \`themes\` (tooMany: there are ${MOST}, or the caller's permission lacks \`canCustomThemeNum\`).`,
  })
  async saveThemeAs(
    @Arg('input', () => SaveThemeAsInput) { surveyId, name }: SaveThemeAsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ThemeOutcome> {
    return { theme: ownThemeView(await this.themes.saveAs(ctx, surveyId, name)) };
  }

  @Access(author(unlimited('surveys:write'), { 'input.themeId': 'ownTheme' }))
  @Mutation(() => UpdateOwnThemePayload, {
    description:
      "Gives an own theme another name, other values, or both; surveys that it was given to stay as they are. A0404: not the caller's. A0400: `name` (tooShort, tooLong, notUnique), `themeStyle…` (format, tooLong, tooSmall, tooLarge, notAllowed).",
  })
  async updateOwnTheme(
    @Arg('input', () => UpdateOwnThemeInput) { themeId, name, themeStyle }: UpdateOwnThemeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ThemeOutcome> {
    return { theme: ownThemeView(await this.themes.update(ctx, themeId, { name, themeStyle: themeStyle && { ...themeStyle } })) };
  }

  @Access(author(unlimited('surveys:write'), { 'input.themeId': 'ownTheme' }))
  @Mutation(() => DeleteOwnThemePayload, {
    description: "Deletes an own theme for good; surveys that it was given to stay as they are. A0404: not the caller's.",
  })
  async deleteOwnTheme(
    @Arg('input', () => DeleteOwnThemeInput) { themeId }: DeleteOwnThemeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<{ removedId: string }> {
    return { removedId: (await this.themes.remove(ctx, themeId)).id };
  }
}
