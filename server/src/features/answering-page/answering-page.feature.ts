import type { Platform } from '../../platform/platform.js';
import type { AcceptanceService } from '../publish/acceptance.service.js';
import type { TestLinkService } from '../publish/test-link.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { mountEmbedScript } from './embed-script.js';
import { OpeningService } from './opening.service.js';
import { PublicSurveyResolver } from './public-survey.resolver.js';
import { publicSurveyRoute } from './public-survey.rest.js';
import { mountRespondentPage } from './respondent-page.js';
import { RespondentPages } from './respondent-pages.js';
import { TestDraftService } from './test-draft.service.js';

export interface AnsweringPageNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly versions: VersionService;
  readonly acceptance: AcceptanceService;
  readonly testLinks: TestLinkService;
  readonly responses: ResponseReadModel;
}

/** Opening a survey by its link: the answering page, the same survey for programs, and the draft in test mode. */
export function answeringPageFeature({ clock, config, random, publicUrl, wechat }: Platform, needs: AnsweringPageNeeds) {
  const testDrafts = new TestDraftService(needs.testLinks, needs.drafts);
  const opening = new OpeningService({ ...needs, clock, testDrafts });
  const pages = new RespondentPages(config.frameAncestors, wechat?.scriptUrl ?? null);
  const maker = { opening, base: publicUrl };
  return {
    opening,
    respondentPages: pages,
    pageMaker: maker,
    testDrafts,
    resolvers: [new PublicSurveyResolver(opening)],
    routes: [publicSurveyRoute(opening)],
    pages: [mountRespondentPage(maker, pages, random), mountEmbedScript],
  };
}
