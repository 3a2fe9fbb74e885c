import { REVIEW_LIMITS } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { assertThat, invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { NewOutboxEvent, Outbox } from '../../platform/outbox/outbox.js';
import type { RequestContext } from '../../platform/request/context.js';
import { counts } from '../response/counts.policy.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { marksOf, ResponseMark } from '../response/response-mark.entity.js';
import { Response } from '../response/response.entity.js';
import { standingIn } from '../response/standing-responses.read-model.js';
import type { ResponseEvents } from '../response/response.events.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';
import type { QuotaSeats } from '../quota/quota-seats.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { Chosen, Decide, ReviewChange, ReviewedResponse, ReviewOutcome } from './review-change.type.js';

const WITHOUT_ANSWERS = {
  id: true,
  seq: true,
  status: true,
  endKind: true,
  invalidAt: true,
  invalidBy: true,
  invalidReason: true,
  starredAt: true,
  tags: true,
  remark: true,
  deletedAt: true,
  revision: true,
  seats: true,
} as const satisfies Record<keyof ReviewedResponse, true>;

interface Changed {
  readonly before: ReviewedResponse;
  readonly after: ReviewedResponse;
  readonly change: ReviewChange;
}

interface ChangerParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly events: ResponseEvents;
  readonly outbox: Pick<Outbox, 'put'>;
  readonly seats: Pick<QuotaSeats, 'move'>;
}

/**
 * The one way by which responses change after they were stored: their rows, their marks, the log, the outbox and the counter of their survey, in one unit. It
 * takes the locks of a submission in the same order, so that changes and submissions of a survey come one after the other.
 */
export class ResponseChanger {
  constructor(private readonly parts: ChangerParts) {}

  /**
   * Changes what `decide` says of each response, in the order of their numbers. `more` writes what goes along with it, inside the unit.
   * A0404: the survey, or any of the responses, is not there or not the caller's. A0400: no response or more than 500.
   */
  change(ctx: RequestContext, { surveyId, responseIds }: Chosen, decide: Decide, more?: () => Promise<void>): Promise<ReviewOutcome> {
    const { unit, surveys, events } = this.parts;
    const ids = [...new Set(responseIds)];
    if (ids.length === 0) throw invalidInput([{ field: 'responseIds', rule: 'required' }]);
    const most = REVIEW_LIMITS.responses;
    if (ids.length > most) throw invalidInput([{ field: 'responseIds', rule: 'tooMany', limit: most }]);
    return unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      const changed = changesOf(await this.find(surveyId, ids), decide);
      if (changed.length > 0) {
        await this.write(surveyId, await this.seated(survey, changed));
        await more?.();
        unit.afterCommit(() => events.announce(surveyId));
      }
      return { survey, changed: changed.length, responseIds: ids };
    });
  }

  private async find(surveyId: string, ids: readonly string[]): Promise<ReviewedResponse[]> {
    const where = { surveyId, id: In([...ids]), seq: standingIn(surveyId) };
    const found: ReviewedResponse[] = await this.parts.database
      .repository(Response)
      .find({ select: WITHOUT_ANSWERS, where, order: { seq: 'ASC' } });
    // Some collations ignore spaces at the end.
    const exact = new Set(found.map(({ id }) => id));
    if (!ids.every((id) => exact.has(id))) throw notFound();
    return found;
  }

  /** A response that would count again, or elsewhere, where a quota is full by now, becomes one over quota. */
  private async seated(survey: Survey, changed: readonly Changed[]): Promise<Changed[]> {
    const moves = changed.map(({ before, after }) => ({ id: before.id, before: seating(before), after: seating(after) }));
    const unseated = await this.parts.seats.move(survey, moves);
    return changed.map((one) => {
      if (!unseated.has(one.before.id)) return one;
      const patch = { status: 'over_quota', seats: null } as const;
      return { ...one, after: { ...one.after, ...patch }, change: { ...one.change, patch: { ...one.change.patch, ...patch } } };
    });
  }

  private async write(surveyId: string, changed: readonly Changed[]): Promise<void> {
    const { database } = this.parts;
    const counter = await database.repository(SurveyCounter).findOne({ where: { surveyId }, ...database.forUpdate });
    assertThat(counter, 'A0404');
    for (const { ids, patch } of alike(changed)) await database.repository(Response).update({ id: In(ids) }, patch);
    await this.writeMarks(surveyId, changed);
    const lines = changed.map(({ before: { id: responseId }, change: { kind } }, place) => {
      return { surveyId, seq: counter.seq + place + 1, kind, responseId };
    });
    await database.repository(ResponseLog).insert(lines);
    await this.parts.outbox.put(lines.flatMap(eventOf));
    const sum = (of: (response: ReviewedResponse) => boolean) =>
      changed.reduce((total, { before, after }) => total + Number(of(after)) - Number(of(before)), 0);
    const responses = counter.responses + sum(counts);
    const removed = counter.removed + sum(({ deletedAt }) => deletedAt !== null);
    await database.repository(SurveyCounter).update({ surveyId }, { seq: counter.seq + lines.length, responses, removed });
  }

  private async writeMarks(surveyId: string, changed: readonly Changed[]): Promise<void> {
    const marks = this.parts.database.repository(ResponseMark);
    const gone = new Map<ResponseMark['mark'], number[]>();
    const added: ResponseMark[] = [];
    for (const { before, after } of changed) {
      const [old, fresh] = [new Set(marksOf(before)), new Set(marksOf(after))];
      for (const mark of old) if (!fresh.has(mark)) gone.set(mark, [...(gone.get(mark) ?? []), before.seq]);
      for (const mark of fresh) if (!old.has(mark)) added.push({ surveyId, mark, seq: before.seq, responseId: before.id });
    }
    for (const [mark, seqs] of gone) await marks.delete({ surveyId, mark, seq: In(seqs) });
    if (added.length > 0) await marks.insert(added);
  }
}

const seating = (response: ReviewedResponse) => ({ counts: counts(response), seats: response.seats });

/** Notes of the author are nobody else's business: they change the log, and no event tells of them. */
function eventOf({
  surveyId,
  seq,
  kind,
  responseId,
}: Pick<ResponseLog, 'surveyId' | 'seq' | 'responseId'> & Pick<ReviewChange, 'kind'>): NewOutboxEvent[] {
  return kind === 'annotated' ? [] : [{ kind: `response.${kind}`, surveyId, subjectId: responseId, seq }];
}

function changesOf(responses: readonly ReviewedResponse[], decide: Decide): Changed[] {
  return responses.flatMap((before) => {
    const change = decide(before);
    if (!change) return [];
    const { answers: _answers, ...patch } = change.patch;
    return [{ before, after: { ...before, ...patch }, change }];
  });
}

/** Responses that are written alike go together: nearly always all of them. */
function alike(changed: readonly Changed[]): { readonly ids: string[]; readonly patch: ReviewChange['patch'] }[] {
  const groups = new Map<string, { ids: string[]; patch: ReviewChange['patch'] }>();
  for (const { before, change } of changed) {
    const key = JSON.stringify(change.patch);
    const group = groups.get(key) ?? { ids: [], patch: change.patch };
    group.ids.push(before.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
