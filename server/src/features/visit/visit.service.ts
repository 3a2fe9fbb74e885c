import { placeOfPage } from '@wence/schema';
import { notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import { SurveyVisit } from './survey-visit.entity.js';
import type { VisitBuffer } from './visit-buffer.js';
import type { VisitNews } from './visit-shape.js';

/** Hears how far visits to running surveys get, for the report on drop-off. Test mode has no visits: its links lead to drafts. */
export class VisitService {
  constructor(
    private readonly opening: OpeningService,
    private readonly buffer: VisitBuffer,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes where a visit is; it is stored about a second later. The same news again, or older ones, change nothing: a visit only gets further. A0404:
   * no such survey, or its version has no such page. A0411, A0416, A0417, A0418: as with answers.
   */
  async record(surveyId: string, { submissionId, version = null, page, hasAnswers, source }: VisitNews): Promise<void> {
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
  }
}
