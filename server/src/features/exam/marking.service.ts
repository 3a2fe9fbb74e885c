import { isDeepStrictEqual } from 'node:util';
import { type AnswerMark, checkAnswerMarks, handMarkedQuestions, type SurveyDefinition } from '@wence/schema';
import { In, IsNull } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, assertThat, invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { VersionService } from '../publish/version.service.js';
import { followScores } from '../response/exam-rank.service.js';
import { HandMark } from '../response/hand-mark.entity.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { Response } from '../response/response.entity.js';
import type { ResponseEvents } from '../response/response.events.js';
import { standingIn } from '../response/standing-responses.read-model.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { storedScores } from './stored-scores.read-model.js';

/** What a person gives for answers to a survey; `again` corrects those that are marked already. */
export interface Marking {
  readonly surveyId: string;
  readonly marks: readonly AnswerMark[];
  readonly again: boolean;
}

export interface MarkingOutcome {
  readonly survey: Survey;
}

interface MarkingParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly surveys: SurveyService;
  readonly versions: Pick<VersionService, 'read'>;
  readonly events: ResponseEvents;
}

const keyOf = ({ responseId, nodeId }: Pick<HandMark, 'responseId' | 'nodeId'>): string => `${responseId} ${nodeId}`;

/** People mark answers of exams. The one scorer makes the score of a response anew of the key and of all its marks. */
export class MarkingService {
  constructor(private readonly parts: MarkingParts) {}

  /**
   * Marks answers, all or none; the caller's survey stays locked, so that two people who mark the same response both count. A0404: the survey, or any of
   * the responses, is not there or not the caller's. A0400: no mark or more than 100, an answer twice, points that are no halves from 0 to those of the
   * question, a comment that is too long. A0446: an answer that nobody marks by hand. A0447: somebody has marked one since, unless `again`.
   */
  mark(ctx: RequestContext, { surveyId, marks, again }: Marking): Promise<MarkingOutcome> {
    const { database, unit, surveys, events } = this.parts;
    return unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      const definition = await this.published(survey);
      const faults = checkAnswerMarks(definition, marks);
      if (faults.length > 0) throw invalidInput(faults);
      const ids = [...new Set(marks.map(({ responseId }) => responseId))];
      const counter = await database.repository(SurveyCounter).findOne({ where: { surveyId }, ...database.forUpdate });
      const responses = await this.find(surveyId, ids);
      assertThat(counter, 'A0404');
      await this.keep(ctx, definition, { surveyId, marks, again });
      await this.score(surveyId, responses, definition);
      const lines = responses.map(({ id: responseId }, place) => {
        return { surveyId, seq: counter.seq + place + 1, kind: 'scored' as const, responseId };
      });
      await database.repository(ResponseLog).insert(lines);
      await database.repository(SurveyCounter).update({ surveyId }, { seq: counter.seq + lines.length });
      unit.afterCommit(() => events.announce(surveyId));
      return { survey };
    });
  }

  private async published({ id, publishedVersion }: Survey): Promise<SurveyDefinition> {
    const frozen = publishedVersion === null ? null : await this.parts.versions.read(id, publishedVersion);
    if (!frozen || handMarkedQuestions(frozen.definition).length === 0) throw new AppError('A0446');
    return frozen.definition;
  }

  private async find(surveyId: string, ids: readonly string[]): Promise<Response[]> {
    const where = { surveyId, id: In([...ids]), seq: standingIn(surveyId), deletedAt: IsNull() };
    const found = await this.parts.database.repository(Response).find({ where, order: { seq: 'ASC' } });
    // Some collations ignore spaces at the end.
    const exact = new Set(found.map(({ id }) => id));
    if (!ids.every((id) => exact.has(id))) throw notFound();
    return found;
  }

  private async keep(ctx: RequestContext, definition: SurveyDefinition, { marks, again }: Marking): Promise<void> {
    const kept = this.parts.database.repository(HandMark);
    const byHand = new Set(handMarkedQuestions(definition).map(({ id }) => id));
    const ids = [...new Set(marks.map(({ responseId }) => responseId))];
    const rows = await kept.find({ where: { responseId: In(ids) } });
    const states = new Map(rows.map((row) => [keyOf(row), row.state]));
    if (!marks.every((mark) => byHand.has(mark.nodeId) && states.has(keyOf(mark)))) throw new AppError('A0446');
    if (!again && marks.some((mark) => states.get(keyOf(mark)) === 'marked')) throw new AppError('A0447');
    const made = { state: 'marked', markedBy: signedIn(ctx).id, markedAt: this.parts.clock.now() } as const;
    for (const { responseId, nodeId, points, comment } of marks) {
      await kept.update({ responseId, nodeId }, { ...made, halves: points * 2, comment: comment?.trim() || null });
    }
  }

  private async score(surveyId: string, responses: readonly Response[], definition: SurveyDefinition): Promise<void> {
    const { database } = this.parts;
    const scores = await storedScores(this.parts, { surveyId, definition }, responses);
    const scored = responses.map((response) => ({ ...response, before: response.exam, exam: scores.get(response.id) ?? null }));
    for (const { id, exam, before } of scored) {
      if (!isDeepStrictEqual(exam, before)) await database.repository(Response).update({ id }, { exam });
    }
    await followScores(database, scored);
  }
}
