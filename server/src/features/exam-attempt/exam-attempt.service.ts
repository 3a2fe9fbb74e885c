import {
  attemptsLeft,
  attemptStateOf,
  closedReasonOf,
  type ExamSetting,
  overIfDueBefore,
  startedAttempt,
  takesAttempts,
} from '@wence/schema';
import { type FindOptionsWhere, In, LessThan, LessThanOrEqual } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { unavailable, type UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, assertThat, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import type { Carried, Entrant } from '../answering-page/gate.type.js';
import { closedError, type OpeningService } from '../answering-page/opening.service.js';
import type { FrozenDefinition } from '../publish/version.service.js';
import type { RespondentKeys } from '../repeat-limit/respondent-keys.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ExamAttempt } from './exam-attempt.entity.js';

const ID_LENGTH = 20;
/** Maximum number of looks at a survey that is launched again and again meanwhile. */
const LOOKS = 3;

/** An attempt that runs, as its respondent sees it. */
export type RunningAttempt = Pick<ExamAttempt, 'number' | 'submissionId' | 'startedAt' | 'earliestAt' | 'dueAt'>;

/** Where a respondent stands with an exam. */
export interface AttemptStanding {
  /** Null: none runs, or the survey takes answers without one. */
  readonly attempt: RunningAttempt | null;
  /** Attempts that can be started after this one; null: any number. */
  readonly attemptsLeft: number | null;
  /** The present by the clock of the server, the only one that counts. */
  readonly now: Date;
}

interface AttemptParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly random: Random;
  readonly surveys: Pick<SurveyService, 'lock'>;
  readonly opening: Pick<OpeningService, 'open' | 'find' | 'bar'>;
  readonly keys: Pick<RespondentKeys, 'strongest'>;
  readonly batches: BatchDeletionService;
}

/** Somebody who takes an exam, and what the rules of the exam say. */
interface Taker {
  readonly surveyId: string;
  readonly person: string;
  readonly frozen: FrozenDefinition;
  readonly exam: ExamSetting;
}

/**
 * Attempts at exams with a time limit, a shortest time or a number of attempts (features.md 6.9). Their clock is that of the server: neither the clock
 * of a device nor a start that is sent again gives a second, because whoever has a running attempt gets that one back.
 */
export class ExamAttempts implements SurveyPart {
  constructor(private readonly parts: AttemptParts) {}

  /** The attempt that runs, and how many are left. A0404: no such survey. Then what keeps people out of one. */
  async look(surveyId: string, entrant: Entrant, carried: Carried): Promise<AttemptStanding> {
    return this.standing(await this.admitted(surveyId, entrant, carried));
  }

  /**
   * Starts an attempt, or gives the one that runs: any number of requests at once, by any device that the same respondent is known by, get the same.
   * A survey that takes answers without an attempt starts none. A0445 when none is left; otherwise as for `look`, and A0419 when it is full.
   */
  async start(surveyId: string, entrant: Entrant, carried: Carried): Promise<AttemptStanding> {
    for (let look = 1; look <= LOOKS; look++) {
      const taker = await this.admitted(surveyId, entrant, carried);
      const standing = await this.standing(taker);
      if (standing.attempt || !takesAttempts(taker.exam)) return standing;
      await this.assertRoom(surveyId);
      const started = await this.startLocked(taker);
      if (started) return started;
    }
    throw unavailable(new Error('the survey was launched again and again'));
  }

  purge(surveyId: string): Promise<void> {
    return this.remove({ surveyId });
  }

  /** Forgets the attempts of before a clear, so that everybody begins anew; those that still ran keep their time. `stop` ends it before the next batch. */
  async clear(surveyId: string, clearedAt: Date, stop: AbortSignal): Promise<void> {
    await this.remove({ surveyId, submittedAt: LessThanOrEqual(clearedAt) }, stop);
    await this.remove({ surveyId, dueAt: LessThan(new Date(overIfDueBefore(clearedAt.getTime()))) }, stop);
  }

  private async admitted(surveyId: string, entrant: Entrant, carried: Carried): Promise<Taker> {
    const { opening, keys } = this.parts;
    const frozen = await opening.open(surveyId);
    const { exam = {} } = frozen.definition.settings ?? {};
    const barred = await opening.bar({ surveyId, definition: frozen.definition, entrant, carried, stage: 'open' });
    if (barred) throw barred;
    const { linkCode, params } = carried;
    return { surveyId, frozen, exam, person: keys.strongest(surveyId, { entrant, linkCode, params, mobiles: [] }) };
  }

  /** A full survey takes no new attempts; what a running one comes to is decided as it is submitted. */
  private async assertRoom(surveyId: string): Promise<void> {
    const met = await this.parts.opening.find(surveyId);
    assertThat(met, 'A0404');
    if (met.closedReason) throw closedError(met.closedReason, { opensAt: met.definition.settings?.opensAt });
  }

  /** Null: the survey was launched again meanwhile, so its rules are to be read again. */
  private startLocked(taker: Taker): Promise<AttemptStanding | null> {
    const { unit, surveys, clock } = this.parts;
    const { surveyId, frozen, exam } = taker;
    return unit.run(async () => {
      // Submissions hold this row as well: what is found here does not change until the commit.
      const survey = await surveys.lock(surveyId);
      if (!survey) throw notFound();
      if (survey.publishedVersion !== frozen.version) return null;
      const { settings = {} } = frozen.definition;
      const now = clock.now();
      const reason = closedReasonOf(survey.state, settings, now.getTime());
      if (reason) throw closedError(reason, { opensAt: settings.opensAt });
      const standing = await this.standing(taker, now);
      if (standing.attempt) return standing;
      if (standing.attemptsLeft === 0) throw new AppError('A0445', { data: { attempts: exam.attempts } });
      const attempt = this.newAttempt(taker, (await this.last(taker))?.number ?? 0, now);
      await this.rows.insert(attempt);
      return { attempt, attemptsLeft: standing.attemptsLeft === null ? null : standing.attemptsLeft - 1, now };
    });
  }

  private newAttempt({ surveyId, person, frozen, exam }: Taker, last: number, now: Date): ExamAttempt {
    const { random } = this.parts;
    const { earliestAt, dueAt } = startedAttempt(exam, now.getTime());
    return {
      id: datedId(random, now, ID_LENGTH),
      surveyId,
      person,
      number: last + 1,
      submissionId: uuidOf(random.digits(30)),
      version: frozen.version,
      startedAt: now,
      earliestAt: new Date(earliestAt),
      dueAt: dueAt === null ? null : new Date(dueAt),
      submittedAt: null,
    };
  }

  private async standing(taker: Taker, now = this.parts.clock.now()): Promise<AttemptStanding> {
    const { surveyId, person, exam } = taker;
    if (!takesAttempts(exam)) return { attempt: null, attemptsLeft: null, now };
    const last = await this.last(taker);
    const used = exam.attempts === undefined ? 0 : await this.rows.countBy({ surveyId, person });
    const isRunning = last !== null && attemptStateOf(momentsOf(last), now.getTime()) === 'running';
    return { attempt: isRunning ? last : null, attemptsLeft: attemptsLeft(exam, used), now };
  }

  private last({ surveyId, person }: Taker): Promise<ExamAttempt | null> {
    return this.rows.findOne({ where: { surveyId, person }, order: { number: 'DESC' } });
  }

  private remove(where: FindOptionsWhere<ExamAttempt>, stop?: AbortSignal): Promise<void> {
    const next = async (take: number) => (stop?.aborted ? [] : this.rows.find({ select: { id: true }, where, take }));
    return this.parts.batches.deleteAll(next, (gone) => this.rows.delete({ id: In(gone.map(({ id }) => id)) }));
  }

  private get rows() {
    return this.parts.database.repository(ExamAttempt);
  }
}

const momentsOf = ({ startedAt, earliestAt, dueAt, submittedAt }: ExamAttempt) => ({
  startedAt: startedAt.getTime(),
  earliestAt: earliestAt.getTime(),
  dueAt: dueAt?.getTime() ?? null,
  submittedAt: submittedAt?.getTime() ?? null,
});

/** A UUID of version 4 (RFC 9562) of 30 random digits: one of 10^30, which nobody guesses. */
const uuidOf = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-8$4-');
