import { isDeepStrictEqual } from 'node:util';
import { type AnswerError, type ExamResult, type GivenMarks, LIMITS, scoreStored } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { AppError, assertThat } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { AnswerFiles } from '../answer-file/answer-files.service.js';
import { findProven, provenSet, unprovenIn } from '../mobile-proof/proven-mobiles.read-model.js';
import type { VersionService } from '../publish/version.service.js';
import { followScores } from '../response/exam-rank.service.js';
import { HandMark, handMarksOf } from '../response/hand-mark.entity.js';
import { ResponseEdit } from '../response/response-edit.entity.js';
import { Response } from '../response/response.entity.js';
import type { ResponseService } from '../response/response.service.js';
import type { RuleReader } from '../submission/rule-reader.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { CandidateMaker } from '../submission/candidate-maker.service.js';
import type { Candidate } from '../submission/candidate.type.js';
import { canonicalJson } from '../submission/payload-hash.policy.js';
import type { ResponseChanger } from './response-changer.js';
import type { ReviewOutcome } from './review-change.type.js';

/** New answers to the questions of a response, and the revision that its author has seen. */
export interface AnswerEdit {
  readonly surveyId: string;
  readonly responseId: string;
  readonly expectedRevision: number;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Scores the new answers by the key that applies now. */
type Score = (marks?: GivenMarks) => ExamResult | null;

interface EditParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly responses: ResponseService;
  readonly versions: VersionService;
  readonly candidates: CandidateMaker;
  readonly answerFiles: AnswerFiles;
  readonly changer: ResponseChanger;
  readonly surveys: SurveyService;
  readonly ruleReader: Pick<RuleReader, 'cellsOf'>;
}

/** Authors edit the answers of a response. Those that were there before are kept (`response-edit.entity.ts`). */
export class AnswerEditService {
  constructor(private readonly parts: EditParts) {}

  /**
   * Puts these answers in place of all that the response has. They are judged as a submission to its own version is: void answers are dropped, and
   * its status follows the end that they reach; a response that was over quota counts no more than before. A0404: the survey or the response.
   * A0400 with `data.errors`: the answers break rules. A0409 with `data.revision`: they were edited since.
   */
  async edit(ctx: RequestContext, { surveyId, responseId, expectedRevision, answers }: AnswerEdit): Promise<ReviewOutcome> {
    const { responses, clock, changer } = this.parts;
    const response = await responses.one(ctx, surveyId, responseId);
    assertUnedited(response, expectedRevision);
    const candidate = await this.judge(response, answers);
    const { status: given, ...made } = candidate.response;
    const status = response.status === 'over_quota' && given === 'complete' ? 'over_quota' : given;
    const seats = status === 'complete' ? await this.seatsOf(ctx, candidate) : null;
    const score = await this.scorerOf(ctx, candidate);
    const patch = { answers: made.answers, status, endKind: made.endKind, seats, exam: score(), revision: expectedRevision + 1 };
    const isSame = canonicalJson(response.answers, 'answers') === canonicalJson(made.answers, 'answers');
    const chosen = { surveyId, responseIds: [responseId] };
    const edit = { authorId: signedIn(ctx).id, createdAt: clock.now(), after: made.answers };
    return changer.change(
      ctx,
      chosen,
      (current) => {
        assertUnedited(current, expectedRevision);
        return isSame ? null : { kind: 'edited', patch };
      },
      async () => {
        await this.keep(response, edit, candidate);
        await this.keepMarks({ ...response, status }, made.answers, score);
      },
    );
  }

  private async judge(response: Response, answers: AnswerEdit['answers']): Promise<Candidate> {
    const { versions, candidates, answerFiles } = this.parts;
    const { surveyId, submissionId, version, payloadHash } = response;
    const frozen = await versions.read(surveyId, version);
    assertThat(frozen, 'A0404');
    // The text is made for what it refuses: answers that nest too deeply.
    canonicalJson(answers, 'answers');
    const made = candidates.make(surveyId, { submissionId, version, answers }, frozen, payloadHash);
    refuse(made.errors);
    const candidate = { ...made.candidate, files: made.candidate.files.map((file) => ({ ...file, responseId: response.id })) };
    await answerFiles.check(candidate);
    await this.assertProven(response, candidate);
    return candidate;
  }

  /** The cells of the quotas that apply now, whichever version the response was given to. */
  private async seatsOf(ctx: RequestContext, { response }: Candidate): Promise<string | null> {
    const { surveys, versions, ruleReader } = this.parts;
    const { publishedVersion } = await surveys.requireOwned(ctx, response.surveyId);
    const frozen = publishedVersion === null ? null : await versions.read(response.surveyId, publishedVersion);
    const cells = frozen ? ruleReader.cellsOf(frozen.definition, response.answers, response.submissionId) : [];
    return cells.map(({ key }) => key).join(',') || null;
  }

  private async scorerOf(ctx: RequestContext, { response }: Candidate): Promise<Score> {
    const { surveys, versions } = this.parts;
    const { publishedVersion } = await surveys.requireOwned(ctx, response.surveyId);
    if (publishedVersion === null || response.status === 'screened') return () => null;
    const frozen = await versions.read(response.surveyId, publishedVersion);
    const drawnBy = (await versions.read(response.surveyId, response.version))?.definition;
    return (marks) => frozen && scoreStored(frozen.definition, response, { drawnBy, marks });
  }

  /** A mobile that a code proves may be kept or taken away; another one would have to be proven by whoever has it. */
  private async assertProven(response: Response, candidate: Candidate): Promise<void> {
    const mobiles = candidate.mobiles.filter(({ nodeId, mobile }) => {
      const before = response.answers[nodeId];
      return !(before && 'text' in before && before.text === mobile);
    });
    const claims = { response, mobiles };
    const proven = findProven([claims]);
    if (!proven) return;
    const rows: unknown = await this.parts.database.manager.query(proven.sql, [...proven.values]);
    refuse(unprovenIn(claims, provenSet(rows)).map((nodeId): AnswerError => ({ nodeId, reason: 'unverified' })));
  }

  /** Inside the unit that writes the new answers: marks of answers that are others now fall away, and the rest counts in the new score. */
  private async keepMarks(response: Response, after: Response['answers'], score: Score): Promise<void> {
    const { database } = this.parts;
    const { id, answers } = response;
    const marks = new Map((await handMarksOf(database, [id])).get(id));
    const outdated = [...marks.keys()].filter((nodeId) => !isDeepStrictEqual(answers[nodeId], after[nodeId]));
    if (outdated.length > 0) await database.repository(HandMark).delete({ responseId: id, nodeId: In(outdated) });
    for (const nodeId of outdated) marks.delete(nodeId);
    const exam = score(marks);
    if (marks.size > 0) await database.repository(Response).update({ id }, { exam });
    await followScores(database, [{ ...response, exam }]);
  }

  /** Inside the unit that writes the new answers. */
  private async keep(
    response: Response,
    edit: Pick<ResponseEdit, 'authorId' | 'createdAt' | 'after'>,
    candidate: Candidate,
  ): Promise<void> {
    const { database, answerFiles } = this.parts;
    const { id: responseId, surveyId, revision, answers: before, status: statusBefore, endKind: endBefore } = response;
    const line = { ...edit, responseId, surveyId, number: revision + 1, before, statusBefore, endBefore };
    await database.repository(ResponseEdit).insert(line);
    const unit = database.currentUnit.getStore();
    if (unit) await answerFiles.takeOver([candidate], unit.statements);
  }
}

function assertUnedited({ revision }: Pick<Response, 'revision'>, expected: number): void {
  if (revision !== expected) throw new AppError('A0409', { data: { revision } });
}

function refuse(errors: readonly AnswerError[]): void {
  assertThat(errors.length === 0, 'A0400', { data: { errors: errors.slice(0, LIMITS.faults) } });
}
