import { placeOfPage } from '@wence/schema';
import { type FindOptionsWhere, In, LessThanOrEqual } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { LinkDoor } from '../personal-link/link-door.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyPart } from '../survey/survey.port.js';
import { SurveyVisit } from './survey-visit.entity.js';
import type { VisitBuffer } from './visit-buffer.js';
import type { VisitNews } from './visit-shape.js';

/** Hears how far visits to running surveys get, for the report on drop-off. Test mode has no visits: its links lead to drafts. */
export class VisitService implements SurveyPart {
  constructor(
    private readonly opening: OpeningService,
    private readonly buffer: VisitBuffer,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly batches: BatchDeletionService,
    private readonly links: Pick<LinkDoor, 'note'>,
  ) {}

  /**
   * Notes where a visit is; it is stored about a second later. The one-to-one link that it came by is opened, and begun with the first answer. The same news again, or older ones, change nothing: a visit only gets further. A0404:
   * no such survey, or its version has no such page. A0411, A0416, A0417, A0418: as with answers.
   */
  async record(surveyId: string, { submissionId, version = null, page, hasAnswers, linkCode, source }: VisitNews): Promise<void> {
    const { definition, version: visited } = await this.opening.versionFor(surveyId, version);
    const place = placeOfPage(definition, page, submissionId);
    if (place === null) throw notFound();
    const now = this.clock.now();
    const told = {
      surveyId,
      submissionId,
      version: visited,
      page,
      place,
      source: source ?? null,
      openedAt: now,
      startedAt: hasAnswers ? now : null,
      lastAt: now,
    };
    this.buffer.add(Object.assign(new SurveyVisit(), told));
    const isAnonymous = definition.settings?.anonymousLinks === true;
    if (linkCode) await this.links.note({ surveyId, code: linkCode, hasAnswers: hasAnswers === true, isAnonymous });
  }

  /** Visits go with their survey. */
  purge(surveyId: string): Promise<void> {
    return this.deleteAll({ surveyId });
  }

  /** And with its responses, when these are cleared: those that were opened up to that time. */
  clear(surveyId: string, clearedAt: Date): Promise<void> {
    return this.deleteAll({ surveyId, openedAt: LessThanOrEqual(clearedAt) });
  }

  private deleteAll(where: FindOptionsWhere<SurveyVisit> & { readonly surveyId: string }): Promise<void> {
    const { surveyId } = where;
    const visits = () => this.database.repository(SurveyVisit);
    return this.batches.deleteAll(
      (take) => visits().find({ select: { surveyId: true, submissionId: true }, where, take }),
      (rows) => visits().delete({ surveyId, submissionId: In(rows.map(({ submissionId }) => submissionId)) }),
    );
  }
}
