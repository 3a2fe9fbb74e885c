import type { Platform } from '../../platform/platform.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { purposeKey } from '../../platform/auth/purpose-key.js';
import { AcceptanceService } from './acceptance.service.js';
import { WechatRule } from '../survey/wechat-rule.policy.js';
import { LaunchCheck } from './launch-check.js';
import { LiveSettingsService } from './live-settings.service.js';
import { PublishResolver } from './publish.resolver.js';
import { publishRoutes } from './publish.rest.js';
import { PublishService } from './publish.service.js';
import { SurveyVersionsResolver, VersionFieldResolver } from './survey-versions.resolver.js';
import { ShareLinkService } from './share-link.service.js';
import { TestLinkResolver } from './test-link.resolver.js';
import { testLinkRoute } from './test-link.rest.js';
import { TestLinkService } from './test-link.service.js';
import type { VersionCounts, WhenStopped } from './publish.port.js';
import { versionSources } from './version-source.js';
import { VersionReadModel } from './version.read-model.js';
import { VersionService } from './version.service.js';

export interface PublishNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly pictureUses: PictureUseService;
}

/**
 * Launching and stopping surveys, their frozen versions, the links to them and to their drafts. `provideCounts` plugs in the later feature that counts
 * responses, `provideStops` what ends with the collecting.
 */
export function publishFeature(platform: Platform, { surveys, drafts, pictureUses }: PublishNeeds) {
  const { config, database, unit, clock, outbox, tokenSecret, publicUrl } = platform;
  let stops: WhenStopped = { surveyStopped: () => Promise.resolve() };
  let counts: VersionCounts = { countsOfVersions: () => Promise.resolve(new Map()) };
  const versions = new VersionService(database, unit, clock, pictureUses);
  const versionLines = new VersionReadModel(database, versions);
  const acceptance = new AcceptanceService(versions, clock);
  const check = new LaunchCheck(new WechatRule(platform.wechat !== null));
  platform.onStop(() => check.stop());
  const publishing = new PublishService(unit, surveys, drafts, versions, check, outbox, {
    surveyStopped: (surveyId) => stops.surveyStopped(surveyId),
  });
  const liveSettings = new LiveSettingsService(surveys, versions, check);
  const links = new ShareLinkService(surveys, { configured: config.publicUrls, standard: publicUrl });
  const testLinks = new TestLinkService(surveys, purposeKey(tokenSecret, 'test link'), clock, publicUrl);
  return {
    versions,
    versionLines,
    acceptance,
    publishing,
    liveSettings,
    links,
    testLinks,
    provideStops: (provider: WhenStopped) => {
      stops = provider;
    },
    provideCounts: (provider: VersionCounts) => {
      counts = provider;
    },
    resolvers: [
      new PublishResolver(publishing, links),
      new SurveyVersionsResolver(versionLines, links),
      new VersionFieldResolver(versions, { countsOfVersions: (ids) => counts.countsOfVersions(ids) }),
      new TestLinkResolver(testLinks),
    ],
    nodeSources: versionSources(surveys, versionLines, links),
    routes: [...publishRoutes(publishing, links, { countsOfVersions: (ids) => counts.countsOfVersions(ids) }), testLinkRoute(testLinks)],
    pages: [],
  };
}
