import { payloadHash } from '../submission/payload-hash.policy.js';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { counts } from '../response/counts.policy.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { marksOf, ResponseMark } from '../response/response-mark.entity.js';
import { Response } from '../response/response.entity.js';
import type { ResponseEvents } from '../response/response.events.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { ImportedResponse } from '@wence/schema';

const ID_LENGTH = 20;

/** A row that may become a response. */
export interface ReadyRow {
  readonly submissionId: string;
  readonly response: ImportedResponse;
}

interface WriterParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly random: Random;
  readonly surveys: SurveyService;
  readonly events: ResponseEvents;
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
      where: { surveyId, submissionId: In(rows.map(({ submissionId }) => submissionId)) },
    });
    const byId = ids.length === 0 ? [] : await responses.find({ select, where: { surveyId, id: In(ids) } });
    const [submissions, own] = [new Set(bySubmission.map(({ submissionId }) => submissionId)), new Set(byId.map(({ id }) => id))];
    const isKnown = ({ submissionId, response: { id } }: ReadyRow) => submissions.has(submissionId) || (id !== null && own.has(id));
    return new Set(rows.filter(isKnown).map(({ submissionId }) => submissionId));
  }

  /** Stores those that are new, in the order of the rows; how many. A0404: the survey is gone. */
  write(ctx: RequestContext, surveyId: string, rows: readonly ReadyRow[]): Promise<number> {
    const { unit, surveys, events } = this.parts;
    return unit.run(async () => {
      await surveys.lockOwned(ctx, surveyId);
      const known = await this.known(surveyId, rows);
      const fresh = rows.filter(({ submissionId }) => !known.has(submissionId));
      if (fresh.length === 0) return 0;
      await this.insert(ctx, surveyId, fresh);
      unit.afterCommit(() => events.announce(surveyId));
      return fresh.length;
    });
  }

  private async insert(ctx: RequestContext, surveyId: string, rows: readonly ReadyRow[]): Promise<void> {
    const { database } = this.parts;
    const counter = await this.counterOf(surveyId);
    const taken = await this.takenIds(rows);
    const responses = rows.map((row, place) => this.responseOf(ctx, surveyId, row, { seq: counter.lastResponse + place + 1, taken }));
    const lines = responses.flatMap(({ id: responseId, invalidAt }) =>
      (invalidAt ? (['submitted', 'invalidated'] as const) : (['submitted'] as const)).map((kind) => ({ surveyId, kind, responseId })),
    );
    const marks = responses.flatMap((response) =>
      marksOf(response).map((mark) => ({ surveyId, mark, seq: response.seq, responseId: response.id })),
    );
    await database.repository(Response).insert(responses);
    await database.repository(ResponseLog).insert(lines.map((line, place) => ({ ...line, seq: counter.seq + place + 1 })));
    if (marks.length > 0) await database.repository(ResponseMark).insert(marks);
    await database.repository(SurveyCounter).update(
      { surveyId },
      {
        seq: counter.seq + lines.length,
        responses: counter.responses + responses.filter(counts).length,
        lastResponse: counter.lastResponse + responses.length,
      },
    );
  }

  private async counterOf(surveyId: string): Promise<SurveyCounter> {
    const { database } = this.parts;
    const counters = database.repository(SurveyCounter);
    const counter = await counters.findOne({ where: { surveyId }, ...database.forUpdate });
    if (counter) return counter;
    const first = { surveyId, seq: 0, responses: 0, lastResponse: 0, removed: 0 };
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
    };
  }
}
