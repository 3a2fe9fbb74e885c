import { compiledFor, evaluate, type QuestionFigures, showsResult, type SurveyDefinition, walkNodes } from '@wence/schema';
import { assertThat } from '../../platform/errors/app-error.js';
import { RecentReads } from '../../platform/memory/recent-reads.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { OverallFiguresReadModel } from '../report/overall-figures.read-model.js';
import type { ShownResultsRequest } from './shown-results-request.js';
import { type ShownResult, withOwnChoice } from './with-own-choice.js';

/** Milliseconds for which figures are reused, so that a class that answers together causes one read. */
const FRESH_MS = 3000;
const KEPT = 1000;

/** The figures of all questions, and the number of the last response in them. */
interface Figures {
  readonly seq: number;
  readonly questions: ReadonlyMap<number, QuestionFigures>;
}

const NONE: Figures = { seq: 0, questions: new Map() };

/** Results of a question for respondents who have answered it (`show_result`, Spec 3, question setting fields). */
export class ShownResultsService {
  private readonly recent: RecentReads<Figures>;

  constructor(
    private readonly surveys: SurveyService,
    private readonly drafts: DraftService,
    private readonly responses: ResponseReadModel,
    private readonly opening: OpeningService,
    private readonly overall: OverallFiguresReadModel,
    clock: Clock,
  ) {
    this.recent = new RecentReads(KEPT, FRESH_MS, clock);
  }

  /**
   * The results of the questions that show theirs and that these answers answer rightly; any other question is left out. Complete responses are
   * counted, up to 3 seconds late, and the asker once. In test mode the asker alone. Errors as on evaluating: A0404, A0411, A0416, A0417, A0418, A0421.
   */
  async read(surveyId: string, request: ShownResultsRequest): Promise<ShownResult[]> {
    const { answers, version = null, submissionId, test } = request;
    const { definition } = await (test ? this.opening.open(surveyId, test) : this.opening.versionFor(surveyId, version));
    const seed = submissionId ?? undefined;
    const { options, effective, errors } = evaluate(compiledFor(definition, seed), answers, seed);
    const wrong = new Set(errors.map(({ nodeId }) => nodeId));
    const answered = showing(definition).flatMap((nodeId) => {
      const [answer, offered] = [effective[nodeId], options[nodeId]];
      return answer && offered && !wrong.has(nodeId) ? [{ nodeId, answer, offered }] : [];
    });
    if (answered.length === 0) return [];
    const { seq, questions } = test ? NONE : await this.recent.get(surveyId, () => this.figures(surveyId));
    const own = test || !submissionId ? null : await this.responses.countedAt(surveyId, submissionId);
    const isCounted = own !== null && own <= seq;
    return answered.map(({ nodeId, ...rest }) => withOwnChoice(nodeId, questions.get(nodeId), { ...rest, isCounted }));
  }

  private async figures(surveyId: string): Promise<Figures> {
    const survey = await this.surveys.find(surveyId);
    assertThat(survey, 'A0404');
    const { seq, questions } = await this.overall.read(surveyId, await this.drafts.readOf(survey));
    return { seq, questions: new Map(questions.map((question) => [question.nodeId, question])) };
  }
}

function showing({ nodes }: SurveyDefinition): number[] {
  return Array.from(walkNodes(nodes)).flatMap((node) => (showsResult(node) ? [node.id] : []));
}
