import type { Platform } from '../../platform/platform.js';
import type { ResponseEvents } from '../response/response.events.js';
import type { ResponseFiles } from '../response/response.port.js';
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
  readonly responseFiles: ResponseFiles;
  readonly events: ResponseEvents;
}

/** The feed of everything that happens to responses, for programs that keep a copy of them. */
export function responseFeedFeature({ database }: Platform, { surveys, responses, responseFiles, events }: ResponseFeedNeeds) {
  const waits = new FeedWaits(events, responses);
  const feed = new ResponseFeedService({ surveys, responses, feed: new ResponseFeedReadModel(database), waits });
  return { resolvers: [new ResponseFeedResolver(feed)], routes: responseFeedRoutes(feed, responseFiles), pages: [] };
}
