import DataLoader from 'dataloader';
import type { SurveyDefinition } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { notFound } from '../../platform/errors/app-error.js';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import { SurveyType } from '../survey/survey.type.js';
import type { VersionCounts } from './publish.port.js';
import { linkView, ShareLinkType, SurveyVersionType, versionView } from './publish.type.js';
import type { ShareLinkService } from './share-link.service.js';
import type { VersionReadModel } from './version.read-model.js';
import type { VersionService } from './version.service.js';

/** A definition may have 4 MB. */
const DEFINITIONS = requestBudget('definitions', 10);
/** Drawing a QR code takes a millisecond or so. */
const LINKS = requestBudget('shareLink', 100);

/** Resolves what was launched of a survey, and the way to it. */
@Resolver(() => SurveyType)
export class SurveyVersionsResolver {
  constructor(
    private readonly versionLines: VersionReadModel,
    private readonly links: ShareLinkService,
  ) {}

  @FieldResolver(() => [SurveyVersionType], { nullable: true, description: 'What was launched so far, newest version first.' })
  async versions(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<SurveyVersionType[]> {
    return (await this.versionLines.linesOf(ctx, survey.id)).map(versionView);
  }

  @Edge('a version of a survey that the caller has already', { version: 'version' })
  @FieldResolver(() => SurveyVersionType, { nullable: true, description: 'One of its versions; null: there is none.' })
  async version(
    @Root() survey: SurveyType,
    @Arg('version', () => Int, { description: 'Number of the version, from 1.' }) version: number,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyVersionType | null> {
    const line = await this.versionLines.lineOf(ctx, survey.id, version);
    return line && versionView(line);
  }

  @FieldResolver(() => ShareLinkType, {
    nullable: true,
    description: `Where respondents go; null before the first launch. At most ${LINKS.most} in a request (A0420).`,
  })
  async shareLink(@Root() survey: SurveyType, @Ctx() ctx: RequestContext): Promise<ShareLinkType | null> {
    if (survey.publishedVersion === null) return null;
    spend(ctx, LINKS);
    return linkView(await this.links.make(survey.id, survey.publishedVersion), survey.id);
  }
}

const COUNTS = Symbol('responses of versions');

@Resolver(() => SurveyVersionType)
export class VersionFieldResolver {
  constructor(
    private readonly versions: VersionService,
    private readonly counts: VersionCounts,
  ) {}

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Responses that were given to it and are not in the recycle bin; screened, over-quota and invalid ones are among them.',
  })
  async responseCount(@Root() { surveyId, version }: SurveyVersionType, @Ctx() ctx: RequestContext): Promise<number> {
    const counts = await oncePerRequest(ctx, COUNTS, () => this.loader()).load(surveyId);
    return counts.get(version) ?? 0;
  }

  private loader() {
    return new DataLoader(async (ids: readonly string[]) => {
      const found = await this.counts.countsOfVersions(ids);
      return ids.map((id) => found.get(id) ?? new Map<number, number>());
    });
  }

  @FieldResolver(() => GraphQLJSON, {
    nullable: true,
    description: `The frozen definition in canonical form. At most ${DEFINITIONS.most} in a request (A0420).`,
  })
  async definition(@Root() { surveyId, version }: SurveyVersionType, @Ctx() ctx: RequestContext): Promise<SurveyDefinition> {
    spend(ctx, DEFINITIONS);
    const frozen = await this.versions.read(surveyId, version);
    if (!frozen) throw notFound();
    return frozen.definition;
  }
}
