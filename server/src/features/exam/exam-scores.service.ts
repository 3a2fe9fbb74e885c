import { isDeepStrictEqual } from 'node:util';
import { type ExamResult, scoreAlike, type SurveyDefinition } from '@wence/schema';
import { And, In, MoreThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { OutboxEvent } from '../../platform/outbox/outbox.js';
import type { VersionService } from '../publish/version.service.js';
import { followScores } from '../response/exam-rank.service.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { Response } from '../response/response.entity.js';
import type { ResponseEvents } from '../response/response.events.js';
import { standingIn } from '../response/standing-responses.read-model.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { storedScores } from './stored-scores.read-model.js';

const BATCH = 100;
const READ = {
  id: true,
  seq: true,
  status: true,
  version: true,
  submissionId: true,
  startedAt: true,
  submittedAt: true,
  answers: true,
  exam: true,
  revision: true,
} as const;

type Read = Pick<Response, keyof typeof READ>;

interface ScoresParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly versions: Pick<VersionService, 'read'>;
  readonly events: ResponseEvents;
}

/** A response whose points are others now. */
interface Rescored {
  readonly read: Read;
  readonly exam: ExamResult | null;
}

/**
 * Gives responses the points that the published key gives them, whatever was in force when they came. Answers are scored outside of units; a unit
 * writes those that nobody has edited meanwhile, so that submissions go on between two of them.
 */
export class ExamScores {
  constructor(private readonly parts: ScoresParts) {}

  /**
   * Scores the responses that are there by the version that is current, where its key is another than that of the version before the launch. It looks at
   * the current version again when another launch comes in between, because that one's own event compares it with the last version alone. Ends early
   * when the survey is gone. Again: what is right stays, so it may be cut off and begun anew.
   */
  async scoreFor(event: Pick<OutboxEvent, 'surveyId' | 'detail'>, signal: AbortSignal): Promise<void> {
    const { surveyId } = event;
    const { version, before } = JSON.parse(event.detail ?? '{}') as { version?: number; before?: number };
    if (!version || !before) return;
    const { surveys, versions } = this.parts;
    const then = await versions.read(surveyId, before);
    for (let isDone = false; !isDone; ) {
      // A survey in the recycle bin keeps the version it had.
      const current = (await surveys.find(surveyId))?.publishedVersion ?? version;
      const now = await versions.read(surveyId, current);
      if (!now || !then || scoreAlike(now.definition, then.definition)) return;
      isDone = await this.scoreAll(surveyId, { version: current, definition: now.definition }, signal);
    }
  }

  /** Returns false when another version has become current meanwhile. */
  private async scoreAll(
    surveyId: string,
    { version, definition }: { readonly version: number; readonly definition: SurveyDefinition },
    signal: AbortSignal,
  ): Promise<boolean> {
    for (let last = 0; ; ) {
      signal.throwIfAborted();
      const found: Read[] = await this.parts.database.repository(Response).find({
        select: READ,
        where: { surveyId, seq: And(MoreThan(last), standingIn(surveyId)) },
        order: { seq: 'ASC' },
        take: BATCH,
      });
      const scores = await storedScores(this.parts, { surveyId, definition }, found);
      const rescored = found.flatMap((read) => {
        const exam = scores.get(read.id) ?? null;
        return isDeepStrictEqual(exam, read.exam) ? [] : [{ read, exam }];
      });
      const outcome = rescored.length === 0 ? 'written' : await this.write(surveyId, version, rescored);
      if (outcome !== 'written') return outcome === 'gone';
      if (found.length < BATCH) return true;
      last = found.at(-1)?.seq ?? last;
    }
  }

  /** Writes points, unless the version is not the current one any more, or the survey is gone. */
  private write(surveyId: string, version: number, rescored: readonly Rescored[]): Promise<'written' | 'outdated' | 'gone'> {
    const { database, unit, surveys, events } = this.parts;
    return unit.run(async () => {
      const survey = await surveys.lock(surveyId);
      if (!survey) return 'gone';
      if (survey.publishedVersion !== version) return survey.recycledAt ? 'gone' : 'outdated';
      const counters = database.repository(SurveyCounter);
      const counter = await counters.findOne({ where: { surveyId }, ...database.forUpdate });
      if (!counter) return 'gone';
      const responses = database.repository(Response);
      const ids = rescored.map(({ read }) => read.id);
      const present = await responses.find({ select: { id: true, revision: true, exam: true }, where: { id: In(ids) } });
      const left = new Map(present.map((response) => [response.id, response]));
      // An edit scores by itself, and so does whoever marks an answer.
      const unedited = rescored.filter(({ read: { id, revision, exam } }) => {
        const now = left.get(id);
        return now?.revision === revision && isDeepStrictEqual(now.exam, exam);
      });
      for (const { exam, ids: alike } of byPoints(unedited)) await responses.update({ id: In(alike) }, { exam });
      await followScores(
        database,
        unedited.map(({ read, exam }) => ({ ...read, surveyId, exam })),
      );
      const lines = unedited.map(({ read }, place) => ({
        surveyId,
        seq: counter.seq + place + 1,
        kind: 'scored' as const,
        responseId: read.id,
      }));
      if (lines.length > 0) await database.repository(ResponseLog).insert(lines);
      const seq = counter.seq + lines.length;
      await counters.update({ surveyId }, { seq });
      unit.afterCommit(() => events.announce(surveyId));
      return 'written';
    });
  }
}

/** Responses that earned the same for every question are written together. */
function byPoints(rescored: readonly Rescored[]): { readonly exam: ExamResult | null; readonly ids: string[] }[] {
  const groups = new Map<string, { readonly exam: ExamResult | null; readonly ids: string[] }>();
  for (const { read, exam } of rescored) {
    const key = JSON.stringify(exam);
    const group = groups.get(key) ?? { exam, ids: [] };
    group.ids.push(read.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
