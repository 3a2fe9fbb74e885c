import { payloadHash } from '../submission/payload-hash.policy.js';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { counts } from '../response/counts.policy.js';
import { rankKeyOf } from '../response/exam-rank.service.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { addWaiting } from '../response/hand-mark.entity.js';
import { marksOf, ResponseMark } from '../response/response-mark.entity.js';
import { Response } from '../response/response.entity.js';
import type { ResponseEvents } from '../response/response.events.js';
import { standingIn } from '../response/standing-responses.read-model.js';
import { firstCounter, SurveyCounter } from '../response/survey-counter.entity.js';
import type { VersionService } from '../publish/version.service.js';
import type { QuotaSeats } from '../quota/quota-seats.service.js';
import type { RuleReader } from '../submission/rule-reader.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { type ExamResult, type ImportedResponse, scoreStored } from '@wence/schema';

const ID_LENGTH = 20;

/** A row that may become a response. */
export interface ReadyRow {
  readonly submissionId: string;
  readonly response: ImportedResponse;
}

type Imported = Pick<Survey, 'id' | 'publishedVersion'>;

interface WriterParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly random: Random;
  readonly surveys: SurveyService;
  readonly events: ResponseEvents;
  readonly versions: Pick<VersionService, 'read'>;
  readonly ruleReader: Pick<RuleReader, 'cellsOf'>;
  readonly seats: Pick<QuotaSeats, 'add'>;
}

/**
 * Stores responses of a table: rows, marks, log and counter of the survey, in one unit, under the lock that every submission takes. Webhooks and the
 * like hear nothing of them: they are no news to whoever brings them along. Dashboards and the feed have them at once.
 */
export class ImportWriter {
  constructor(private readonly parts: WriterParts) {}

  /** Those of these rows that are responses to the survey already, by submission. */
  async known(surveyId: string, rows: readonly ReadyRow[]): Promise<Set<string>> {
    const responses = this.parts.database.repository(Response);
    const select = { id: true, submissionId: true } as const;
    const ids = rows.flatMap(({ response: { id } }) => id ?? []);
    const bySubmission = await responses.find({
      select,
      where: { surveyId, seq: standingIn(surveyId), submissionId: In(rows.map(({ submissionId }) => submissionId)) },
    });
    const byId = ids.length === 0 ? [] : await responses.find({ select, where: { surveyId, seq: standingIn(surveyId), id: In(ids) } });
    const [submissions, own] = [new Set(bySubmission.map(({ submissionId }) => submissionId)), new Set(byId.map(({ id }) => id))];
    const isKnown = ({ submissionId, response: { id } }: ReadyRow) => submissions.has(submissionId) || (id !== null && own.has(id));
    return new Set(rows.filter(isKnown).map(({ submissionId }) => submissionId));
  }

  /** Stores those that are new, in the order of the rows; how many. Null: the rows of cleared responses have to go first. A0404: the survey is gone. */
  write(ctx: RequestContext, surveyId: string, rows: readonly ReadyRow[]): Promise<number | null> {
    const { unit, surveys, events } = this.parts;
    return unit.run(async () => {
      const { clearingAt, publishedVersion } = await surveys.lockOwned(ctx, surveyId);
      // Rows of before still have the submissions that this table may bring back.
      if (clearingAt) return null;
      const known = await this.known(surveyId, rows);
      const fresh = rows.filter(({ submissionId }) => !known.has(submissionId));
      if (fresh.length === 0) return 0;
      await this.insert(ctx, { id: surveyId, publishedVersion }, fresh);
      unit.afterCommit(() => events.announce(surveyId));
      return fresh.length;
    });
  }

  private async insert(ctx: RequestContext, { id: surveyId, publishedVersion }: Imported, rows: readonly ReadyRow[]): Promise<void> {
    const { database } = this.parts;
    const counter = await this.counterOf(surveyId);
    const taken = await this.takenIds(rows);
    const cellsOf = await this.cellFinder(surveyId, publishedVersion);
    const scoreOf = await this.scorer(surveyId, publishedVersion);
    const responses = rows.map((row, place) => {
      const response = this.responseOf(ctx, surveyId, row, { seq: counter.lastResponse + place + 1, taken });
      const exam = response.status === 'screened' ? null : scoreOf(response);
      const scored = { ...response, exam, rankKey: rankKeyOf({ ...response, exam }) };
      return response.status === 'complete' ? { ...scored, seats: cellsOf(response) } : scored;
    });
    const lines = responses.flatMap(({ id: responseId, invalidAt }) =>
      (invalidAt ? (['submitted', 'invalidated'] as const) : (['submitted'] as const)).map((kind) => ({ surveyId, kind, responseId })),
    );
    const marks = responses.flatMap((response) =>
      marksOf(response).map((mark) => ({ surveyId, mark, seq: response.seq, responseId: response.id })),
    );
    await database.repository(Response).insert(responses);
    await database.repository(ResponseLog).insert(lines.map((line, place) => ({ ...line, seq: counter.seq + place + 1 })));
    if (marks.length > 0) await database.repository(ResponseMark).insert(marks);
    await addWaiting(database, responses);
    await this.parts.seats.add(
      surveyId,
      responses.filter(counts).map(({ seats }) => seats),
    );
    await database.repository(SurveyCounter).update(
      { surveyId },
      {
        seq: counter.seq + lines.length,
        responses: counter.responses + responses.filter(counts).length,
        lastResponse: counter.lastResponse + responses.length,
      },
    );
  }

  /** The seats of answers under the quotas that apply now. */
  private async cellFinder(surveyId: string, version: number | null): Promise<(response: Response) => string | null> {
    const { versions, ruleReader } = this.parts;
    const frozen = version === null ? null : await versions.read(surveyId, version);
    if (!frozen?.definition.quotas?.length) return () => null;
    const { definition } = frozen;
    return ({ answers, submissionId }) =>
      ruleReader
        .cellsOf(definition, answers, submissionId)
        .map(({ key }) => key)
        .join(',') || null;
  }

  /** The points that the key which applies now gives to answers. */
  private async scorer(surveyId: string, version: number | null): Promise<(response: Response) => ExamResult | null> {
    const frozen = version === null ? null : await this.parts.versions.read(surveyId, version);
    return (response) => frozen && scoreStored(frozen.definition, response);
  }

  private async counterOf(surveyId: string): Promise<SurveyCounter> {
    const { database } = this.parts;
    const counters = database.repository(SurveyCounter);
    const counter = await counters.findOne({ where: { surveyId }, ...database.forUpdate });
    if (counter) return counter;
    const first = firstCounter(surveyId);
    await counters.insert(first);
    return first;
  }

  /** Ids of rows that responses to other surveys have. */
  private async takenIds(rows: readonly ReadyRow[]): Promise<Set<string>> {
    const ids = rows.flatMap(({ response: { id } }) => id ?? []);
    if (ids.length === 0) return new Set();
    const found = await this.parts.database.repository(Response).find({ select: { id: true }, where: { id: In(ids) } });
    return new Set(found.map(({ id }) => id));
  }

  private responseOf(
    ctx: RequestContext,
    surveyId: string,
    { submissionId, response }: ReadyRow,
    { seq, taken }: { readonly seq: number; readonly taken: Set<string> },
  ): Response {
    const { clock, random } = this.parts;
    const { id: given, valid, end, submittedAt, ...facts } = response;
    const now = clock.now();
    const id = given === null || taken.has(given) ? datedId(random, now, ID_LENGTH) : given;
    taken.add(id);
    const marked = valid ? { invalidAt: null, invalidBy: null } : { invalidAt: now, invalidBy: signedIn(ctx).id };
    const review = { ...marked, invalidReason: null, starredAt: null, tags: null, remark: null, deletedAt: null, revision: 0 };
    const { answers } = facts;
    return {
      ...facts,
      ...review,
      id,
      surveyId,
      seq,
      submissionId,
      payloadHash: payloadHash(answers),
      endKind: end,
      submittedAt: submittedAt ?? now,
      seats: null,
      linkId: null,
      invitationId: null,
      exam: null,
      rankKey: null,
    };
  }
}
