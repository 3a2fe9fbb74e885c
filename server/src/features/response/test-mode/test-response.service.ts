import { LIMITS } from '@wence/schema';
import type { Database } from '../../../platform/db/database.js';
import { isDuplicateKey } from '../../../platform/db/sql-error.js';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.js';
import { assertThat } from '../../../platform/errors/assert-that.js';
import type { BatchDeletionService } from '../../survey/batch-deletion.service.js';
import type { SurveyPart } from '../../survey/survey.port.js';
import type { CandidateMaker } from '../candidate-maker.js';
import { payloadHash } from '../canonical-json.js';
import type { AnswerFiles } from '../files/answer-files.js';
import { type Receipt, replay, type Submission } from '../submission.js';
import { In } from 'typeorm';
import type { TestDraftService } from './test-draft.service.js';
import { TestResponse } from './test-response.entity.js';

/** Takes answers in test mode: judged like any others, and kept where nothing counts them. */
export class TestResponseService implements SurveyPart {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly drafts: TestDraftService,
    private readonly candidates: CandidateMaker,
    private readonly files: Pick<AnswerFiles, 'check'>,
    private readonly batches: BatchDeletionService,
  ) {}

  /**
   * The same errors as for real, and the same submission gets the first receipt. A0421: the token opens nothing, or no longer. A0416: the draft was
   * edited since. Files are looked for and not kept: they go like others that nobody took over.
   */
  async submit(surveyId: string, token: string, submission: Submission): Promise<Receipt> {
    const draft = await this.drafts.open(surveyId, token);
    const hash = payloadHash(submission.answers);
    const first = await this.find(surveyId, submission.submissionId);
    if (first) return replay(first, hash);
    assertThat((submission.version ?? draft.version) === draft.version, 'A0416');
    const { candidate, errors } = this.candidates.make(surveyId, submission, draft, hash);
    assertThat(errors.length === 0, 'A0400', { data: { errors: errors.slice(0, LIMITS.faults) } });
    await this.files.check(candidate);
    const { version, ...made } = candidate.response;
    const response = Object.assign(new TestResponse(), { ...made, revision: version, authorId: draft.authorId });
    return this.store(response);
  }

  async purge(surveyId: string): Promise<void> {
    await this.batches.deleteAll(
      (take) => this.responses.find({ select: { surveyId: true, submissionId: true }, where: { surveyId }, take }),
      (rows) => this.responses.delete({ surveyId, submissionId: In(rows.map(({ submissionId }) => submissionId)) }),
    );
  }

  private async store(response: TestResponse): Promise<Receipt> {
    const { id, status, endKind, surveyId, submissionId, payloadHash: hash } = response;
    try {
      await this.unit.run(() => this.responses.insert(response));
      return { responseId: id, status, end: endKind, replayed: false };
    } catch (error) {
      // The same submission came twice at once: the other one was first.
      const first = isDuplicateKey(error) ? await this.find(surveyId, submissionId) : null;
      if (!first) throw error;
      return replay(first, hash);
    }
  }

  private find(surveyId: string, submissionId: string): Promise<TestResponse | null> {
    return this.responses.findOneBy({ surveyId, submissionId });
  }

  private get responses() {
    return this.database.repository(TestResponse);
  }
}
