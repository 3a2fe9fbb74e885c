import type { RequestContext } from '../../platform/request/context.js';
import type { ExamRankingReadModel, ResponseRank } from '../exam/exam-ranking.read-model.js';
import type { VersionService } from '../publish/version.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { publishedExam } from './exam-report.service.js';

/** The ranking of an exam as its author reads it. */
export interface ExamRankingReport {
  readonly surveyId: string;
  readonly of: number;
  readonly lines: readonly ResponseRank[];
}

interface RankingParts {
  readonly surveys: SurveyService;
  readonly versions: Pick<VersionService, 'read'>;
  readonly rankings: Pick<ExamRankingReadModel, 'best'>;
}

/** The best respondents of an exam, for its author, whether or not respondents see a ranking. */
export class ExamRankingService {
  constructor(private readonly parts: RankingParts) {}

  /** Empty where the published version is no exam. A0404: not the caller's survey. */
  async read(ctx: RequestContext, surveyId: string): Promise<ExamRankingReport> {
    const definition = await publishedExam(this.parts, ctx, surveyId);
    const best = definition ? await this.parts.rankings.best({ surveyId, definition }) : { of: 0, lines: [] };
    return { surveyId, ...best };
  }
}
