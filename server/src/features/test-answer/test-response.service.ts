import { LIMITS } from '@wence/schema';
import { createYield } from '../../platform/concurrency/create-yield.js';
import type { Database } from '../../platform/db/database.js';
import { isDuplicateKey } from '../../platform/db/sql-error.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { assertThat } from '../../platform/errors/app-error.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { CandidateMaker } from '../submission/candidate-maker.service.js';
import { payloadHash } from '../submission/payload-hash.policy.js';
import type { AnswerFiles } from '../answer-file/answer-files.service.js';
import { type Receipt, replay, type Submission } from '../submission/submission.type.js';
import { And, type FindOptionsWhere, In, IsNull, MoreThan, Not } from 'typeorm';
import type { TestDraft, TestDraftService } from '../answering-page/test-draft.service.js';
import type { SimulatedResponse } from './simulation-jobs.js';
import { TestResponse } from './test-response.entity.js';

/** The tested draft, and the simulation that tests it. */
export interface Test {
  readonly surveyId: string;
  readonly draft: TestDraft;
  /** Null if a person answers. */
  readonly simulationId: string | null;
}

const READ_AT_ONCE = 50;

/** Accepts answers in test mode: validated like any others, but stored where nothing counts them. */
export class TestResponseService implements SurveyPart {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly drafts: TestDraftService,
    private readonly candidates: CandidateMaker,
    private readonly files: Pick<AnswerFiles, 'check' | 'discard'>,
    private readonly batches: BatchDeletionService,
  ) {}

  /**
   * Submits a test response, with the errors of a real one; a repeated submission gets the first receipt. A0421: the token is invalid or has expired.
   * A0416: the draft was edited since. Files are checked but not kept: they are swept like other unclaimed ones. What belongs to no survey is judged and not stored.
   */
  async submit(surveyId: string, token: string, submission: Submission): Promise<Receipt> {
    const draft = await this.drafts.open(surveyId, token);
    const hash = payloadHash(submission.answers);
    const first = await this.find(surveyId, submission.submissionId);
    if (first) return replay(first, hash);
    assertThat((submission.version ?? draft.version) === draft.version, 'A0416');
    const judged = await this.judge({ surveyId, draft, simulationId: null }, submission, hash);
    return draft.isKept ? this.store(judged) : receiptOf(judged);
  }

  /** Submissions that a simulation made up, judged as above, in one unit. None of them may be known. */
  async keepAll(test: Test, submissions: readonly Submission[]): Promise<void> {
    const responses: TestResponse[] = [];
    const turn = createYield();
    for (const submission of submissions) {
      responses.push(await this.judge(test, submission, payloadHash(submission.answers)));
      await turn();
    }
    await this.unit.run(() => this.responses.insert(responses));
  }

  /** Responses that a simulation made up, a few at a time, in no order that means anything. */
  async *answersOfSimulation(surveyId: string, simulationId: string): AsyncGenerator<readonly SimulatedResponse[]> {
    const turn = createYield();
    for (let after = ''; ; ) {
      const rows = await this.responses
        .createQueryBuilder('test')
        .select('test.submissionId', 'submissionId')
        .addSelect('test.answers', 'answers')
        .where({ surveyId, simulationId, submissionId: MoreThan(after) })
        .orderBy('test.submissionId', 'ASC')
        .limit(READ_AT_ONCE)
        .getRawMany<SimulatedResponse>();
      if (rows.length > 0) yield rows;
      await turn();
      if (rows.length < READ_AT_ONCE) return;
      after = rows.at(-1)?.submissionId ?? '';
    }
  }

  /** Counts all test responses, including simulated ones. */
  count(surveyId: string): Promise<number> {
    return this.responses.countBy({ surveyId });
  }

  purge(surveyId: string): Promise<void> {
    return this.remove({ surveyId });
  }

  /** Deletes the responses of all simulations of a survey except one. */
  purgeSimulated(surveyId: string, but: string): Promise<void> {
    return this.remove({ surveyId, simulationId: And(Not(IsNull()), Not(but)) });
  }

  /** Deletes test responses with the files they name, which belong to no real response. */
  private remove(where: FindOptionsWhere<TestResponse> & { readonly surveyId: string }): Promise<void> {
    const { surveyId } = where;
    return this.batches.deleteAll(
      async (take) => {
        const rows = await this.responses.find({ select: { surveyId: true, submissionId: true }, where, take });
        await this.files.discard(
          surveyId,
          rows.map(({ submissionId }) => submissionId),
        );
        return rows;
      },
      (rows) => this.responses.delete({ surveyId, submissionId: In(rows.map(({ submissionId }) => submissionId)) }),
    );
  }

  /** A0400: answers that break a rule of the draft, or name files that are not there. */
  private async judge({ surveyId, draft, simulationId }: Test, submission: Submission, hash: string): Promise<TestResponse> {
    const { candidate, errors } = this.candidates.make(surveyId, submission, draft, hash);
    assertThat(errors.length === 0, 'A0400', { data: { errors: errors.slice(0, LIMITS.faults) } });
    await this.files.check(candidate);
    const { version, exam: _exam, ...made } = candidate.response;
    return Object.assign(new TestResponse(), { ...made, revision: version, authorId: draft.authorId, simulationId });
  }

  private async store(response: TestResponse): Promise<Receipt> {
    const { surveyId, submissionId, payloadHash: hash } = response;
    try {
      await this.unit.run(() => this.responses.insert(response));
      return receiptOf(response);
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

const receiptOf = ({ id, status, endKind }: TestResponse): Receipt => ({ responseId: id, status, end: endKind, replayed: false });
