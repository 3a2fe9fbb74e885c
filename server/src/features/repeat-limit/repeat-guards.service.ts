import { DEFAULT_TIME_ZONE } from '@wence/schema';
import { In, LessThanOrEqual } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Entry } from '../answering-page/gate.type.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyPart } from '../survey/survey.port.js';
import { findLastAnswers, lastAnswersIn, type Repeated, repeatedBy } from './repeat-guards.read-model.js';
import { RepeatGuard } from './repeat-guard.entity.js';
import type { RespondentKeys } from './respondent-keys.service.js';

/** The error for a respondent who has answered already. */
export const answeredBefore = ({ subject, nextAt }: Repeated): AppError =>
  new AppError('A0427', { data: { subject, nextAt: nextAt?.toISOString() ?? null } });

/** Limits on repeated answers (Spec 9): tells respondents as they open a survey. The transaction that stores a response decides. */
export class RepeatGuards implements SurveyPart {
  constructor(
    private readonly database: Database,
    private readonly keys: RespondentKeys,
    private readonly clock: Clock,
    private readonly batches: BatchDeletionService,
  ) {}

  readonly gate = (entry: Entry): Promise<AppError | null> | null =>
    entry.stage === 'open' && entry.definition.settings?.repeat ? this.look(entry) : null;

  private async look({ surveyId, definition: { settings = {} }, entrant, carried }: Entry): Promise<AppError | null> {
    const respondent = { entrant, linkCode: carried.linkCode, params: carried.params, mobiles: [] };
    const keys = this.keys.of(surveyId, settings, respondent);
    const query = findLastAnswers([{ surveyId, keys }]);
    if (!query) return null;
    const last = lastAnswersIn(await this.database.manager.query(query.sql, [...query.values]));
    const { timeZone = DEFAULT_TIME_ZONE } = settings;
    const met = repeatedBy({ surveyId, keys }, { ...settings, timeZone }, last, this.clock.now());
    return met && answeredBefore(met);
  }

  /** Forgets who answered by these one-to-one links, in the unit of the caller. */
  async forgetLinks(surveyId: string, codes: readonly string[]): Promise<void> {
    const subjects = codes.map((code) => this.keys.keyOf(surveyId, 'link', code));
    await this.database.repository(RepeatGuard).delete({ surveyId, subject: In(subjects) });
  }

  purge(surveyId: string): Promise<void> {
    return this.remove(surveyId, Number.MAX_SAFE_INTEGER, new AbortController().signal);
  }

  /** Forgets who gave the responses up to this number. `stop` ends it before the next batch. */
  async remove(surveyId: string, lastResponse: number, stop: AbortSignal): Promise<void> {
    const guards = () => this.database.repository(RepeatGuard);
    const where = { surveyId, responseSeq: LessThanOrEqual(lastResponse) };
    const next = async (take: number) => (stop.aborted ? [] : guards().find({ select: { surveyId: true, subject: true }, where, take }));
    await this.batches.deleteAll(next, (gone) => guards().delete({ ...where, subject: In(gone.map(({ subject }) => subject)) }));
  }
}
