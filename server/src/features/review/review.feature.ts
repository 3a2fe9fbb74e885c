import type { Platform } from '../../platform/platform.js';
import { sweepRegularly } from '../../platform/sweep-regularly.js';
import type { AnswerFiles } from '../answer-file/answer-files.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { ResponseEvents } from '../response/response.events.js';
import type { ResponseViews } from '../response/response-views.service.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { ResponseService } from '../response/response.service.js';
import type { QuotaSeats } from '../quota/quota-seats.service.js';
import type { RuleReader } from '../submission/rule-reader.service.js';
import type { CandidateMaker } from '../submission/candidate-maker.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { AnswerEditService } from './answer-edit.service.js';
import { ResponseChanger } from './response-changer.js';
import { DeletedResponseService, type FilesOfResponses } from './deleted-responses.service.js';
import { reviewRoutes } from './review.rest.js';
import { ReviewResolver } from './review.resolver.js';
import { ReviewService } from './review.service.js';

export interface ReviewNeeds {
  readonly surveys: SurveyService;
  readonly versions: VersionService;
  readonly responses: ResponseReadModel;
  readonly responseList: ResponseService;
  readonly events: ResponseEvents;
  readonly answerFiles: AnswerFiles;
  readonly responseViews: ResponseViews;
  readonly fileSweeper: FilesOfResponses;
  readonly candidates: CandidateMaker;
  readonly seats: QuotaSeats;
  readonly ruleReader: RuleReader;
}

/** What authors do to stored responses: they mark, delete and edit them. */
export function reviewFeature(platform: Platform, needs: ReviewNeeds) {
  const { database, unit, clock, outbox, logger } = platform;
  const { surveys, versions, responses, responseList, events, answerFiles, responseViews, fileSweeper, candidates, seats, ruleReader } =
    needs;
  const changer = new ResponseChanger({ database, unit, surveys, events, outbox, seats });
  const reviews = new ReviewService(changer, clock);
  const edits = new AnswerEditService({
    database,
    clock,
    responses: responseList,
    versions,
    candidates,
    answerFiles,
    changer,
    surveys,
    ruleReader,
  });
  const deleted = new DeletedResponseService({ database, unit, files: fileSweeper, clock, logger });
  sweepRegularly((stop) => deleted.sweep(stop), platform, 'deleted responses');
  return {
    reviews,
    edits,
    deleted,
    resolvers: [new ReviewResolver(reviews, edits, responses)],
    routes: reviewRoutes(reviews, edits, responseList, responseViews),
    pages: [],
  };
}
