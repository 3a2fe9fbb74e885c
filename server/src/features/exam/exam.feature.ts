import type { Platform } from '../../platform/platform.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { ResponseEvents } from '../response/response.events.js';
import { type SurveyService, VERSION_SCORED } from '../survey/survey.service.js';
import { ExamRankingReadModel } from './exam-ranking.read-model.js';
import { ExamResultService } from './exam-result.service.js';
import { ExamScores } from './exam-scores.service.js';
import { ExamResolver } from './exam.resolver.js';
import { examRoutes } from './exam.rest.js';
import { MarkingQueueReadModel } from './marking-queue.read-model.js';
import { MarkingResolver } from './marking.resolver.js';
import { markingRoutes } from './marking.rest.js';
import { MarkingService } from './marking.service.js';

export interface ExamNeeds {
  readonly surveys: SurveyService;
  readonly versions: VersionService;
  readonly opening: OpeningService;
  readonly events: ResponseEvents;
}

/** Exams: what respondents see of their scores and places, new points where the key is another, and answers that people mark. Submissions are scored as they are judged. */
export function examFeature({ database, unit, clock, outbox }: Platform, { surveys, versions, opening, events }: ExamNeeds) {
  const rankings = new ExamRankingReadModel(database, clock);
  const results = new ExamResultService({ database, clock, surveys, versions, opening, rankings });
  const scores = new ExamScores({ database, unit, surveys, versions, events });
  const marking = new MarkingService({ database, unit, clock, surveys, versions, events });
  const queue = new MarkingQueueReadModel({ database, surveys, versions });
  return {
    rankings,
    /** Scores again after launches; has to be called before the first event is stored. */
    listen: () => outbox.on(VERSION_SCORED, (event, signal) => scores.scoreFor(event, signal)),
    resolvers: [new ExamResolver(results), new MarkingResolver(marking, queue)],
    routes: [...examRoutes(results), ...markingRoutes(marking, queue)],
    pages: [],
  };
}
