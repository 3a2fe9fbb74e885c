import type { Platform } from '../../platform/platform.js';
import type { ResponseEvents } from '../response/response.events.js';
import type { ResponseViews } from '../response/response-views.service.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { SurveyService } from '../survey/survey.service.js';
import { FeedWaits } from './feed-waits.js';
import { ResponseFeedReadModel } from './response-feed.read-model.js';
import { ResponseFeedResolver } from './response-feed.resolver.js';
import { responseFeedRoutes } from './response-feed.rest.js';
import { ResponseFeedService } from './response-feed.service.js';

export interface ResponseFeedNeeds {
  readonly surveys: SurveyService;
  readonly responses: ResponseReadModel;
  readonly responseViews: ResponseViews;
  readonly events: ResponseEvents;
}

/** The feed of everything that happens to responses, for programs that keep a copy of them. */
export function responseFeedFeature({ database }: Platform, { surveys, responses, responseViews, events }: ResponseFeedNeeds) {
  const waits = new FeedWaits(events, responses);
  const feed = new ResponseFeedService({ surveys, responses, feed: new ResponseFeedReadModel(database), waits });
  return { resolvers: [new ResponseFeedResolver(feed)], routes: responseFeedRoutes(feed, responseViews), pages: [] };
}
