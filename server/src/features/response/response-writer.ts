import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { assertThat } from '../../platform/errors/assert-that.js';
import type { AcceptanceService } from '../publish/acceptance.service.js';
import { Survey } from '../survey/survey.entity.js';
import { Response } from './response.entity.js';
import type { ResponseEvents } from './response.events.js';
import { ResponseLog } from './response-log.entity.js';
import { SurveyCounter } from './survey-counter.entity.js';

const RUNNING = 1;

/**
 * The transaction that stores one response, and the only definition of what a submission means (reliability: the contract of the writer).
 * Every decision in it is a conditional write or a row held until commit, never count-then-insert.
 */
export class ResponseWriter {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly acceptance: AcceptanceService,
    private readonly events: ResponseEvents,
  ) {}

  /** Throws a duplicate key error when the survey has this submission already. */
  store(response: Response): Promise<void> {
    const { surveyId } = response;
    return this.unit.run(async () => {
      // First, so that of equal submissions all but one end here, before they hold anything others wait for.
      await this.database.repository(Response).insert(response);
      await this.assertCollecting(surveyId, response.version);
      const seq = await this.nextSeq(response);
      await this.database.repository(ResponseLog).insert({ surveyId, seq, kind: 'submitted', responseId: response.id });
      this.unit.afterCommit(() => this.events.announce(surveyId));
    });
  }

  /** Holds the survey until commit: a stop waits for us, and one that was first is seen. */
  private async assertCollecting(surveyId: string, version: number): Promise<void> {
    const survey = await this.database.repository(Survey).findOne({ where: { id: surveyId }, ...this.database.forUpdate });
    assertThat(survey?.state === RUNNING && survey.publishedVersion !== null, 'A0411');
    assertThat(await this.acceptance.accepts(surveyId, survey.publishedVersion, version), 'A0416');
  }

  /** Every response has a number; only complete ones count. */
  private async nextSeq({ surveyId, status }: Response): Promise<number> {
    const counters = this.database.repository(SurveyCounter);
    const counted = status === 'complete' ? 1 : 0;
    const countUp = () => counters.update({ surveyId }, { seq: () => 'seq + 1', responses: () => `responses + ${counted}` });
    const { affected } = await countUp();
    if (affected === 0) {
      await counters.insert({ surveyId, seq: 0, responses: 0 });
      await countUp();
    }
    const { seq } = await counters.findOneByOrFail({ surveyId });
    return seq;
  }
}
