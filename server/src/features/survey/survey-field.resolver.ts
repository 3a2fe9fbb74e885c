import { isPerPage, type SettingsWithDefaults, surveyStatus, type ThemeWithDefaults, welcomeOf } from '@wence/schema';
import { Ctx, FieldResolver, GraphQLISODateTime, Resolver, Root } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { NodeInterface } from '../../platform/graphql/node-interface.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { DefinitionReadModel } from './definition.read-model.js';
import type { Survey } from './survey.entity.js';
import { isEditable, purgeAtOf } from './survey.policy.js';
import { endingViews, type EndingView, SurveyEndingType } from './survey-endings.type.js';
import { settingsView, SurveySettingsType, SurveyThemeType, themeView } from './survey-settings.type.js';
import { SurveyStatusName, SurveyType } from './survey.type.js';

/** Fields of a survey that are worked out from its row, or read from its definition. */
@Resolver(() => SurveyType)
export class SurveyFieldResolver {
  constructor(private readonly definitions: DefinitionReadModel) {}

  @FieldResolver(() => String, { nullable: true, description: 'Shown before the first question; empty: none. At most 20,000 characters.' })
  async welcome(@Root() survey: Survey, @Ctx() ctx: RequestContext): Promise<string> {
    return welcomeOf(await this.definitions.definitionOf(ctx, survey.id));
  }

  @FieldResolver(() => Boolean, { nullable: true, description: 'True: one question per screen.' })
  async perPage(@Root() survey: Survey, @Ctx() ctx: RequestContext): Promise<boolean> {
    return isPerPage(await this.definitions.definitionOf(ctx, survey.id));
  }

  @FieldResolver(() => SurveySettingsType, { nullable: true, description: 'Its settings, from the draft; defaults are spelled out.' })
  async settings(@Root() survey: Survey, @Ctx() ctx: RequestContext): Promise<SettingsWithDefaults & NodeInterface> {
    return settingsView(await this.definitions.definitionOf(ctx, survey.id), survey.id);
  }

  @FieldResolver(() => SurveyThemeType, { nullable: true, description: 'Its look, from the draft; defaults are spelled out.' })
  async theme(@Root() survey: Survey, @Ctx() ctx: RequestContext): Promise<ThemeWithDefaults & NodeInterface> {
    return themeView(await this.definitions.definitionOf(ctx, survey.id), survey.id);
  }

  @ListSize(2)
  @FieldResolver(() => [SurveyEndingType], {
    nullable: true,
    description: "Its end pages, from the draft: by kind, then those of single questions. The product's own are not among them.",
  })
  async endings(@Root() survey: Survey, @Ctx() ctx: RequestContext): Promise<EndingView[]> {
    return endingViews(await this.definitions.definitionOf(ctx, survey.id), survey.id);
  }

  @FieldResolver(() => SurveyStatusName, { description: 'State, publication and recycle bin in one word.' })
  status(@Root() { state, publishedVersion, recycledAt }: Survey): string {
    return surveyStatus(state, publishedVersion, recycledAt !== null);
  }

  @FieldResolver(() => Boolean, { description: 'Whether its definition may be edited now: not while it runs, not in the recycle bin.' })
  editable(@Root() survey: Survey): boolean {
    return isEditable(survey);
  }

  @FieldResolver(() => GraphQLISODateTime, { nullable: true, description: 'When the recycle bin forgets it: 30 days after recycling.' })
  purgeAt(@Root() survey: Survey): Date | null {
    return purgeAtOf(survey);
  }
}
