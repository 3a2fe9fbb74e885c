import { type QuotaOutlook, quotaOutlook, type SurveyDefinition } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import { QuotaCell } from './quota-cell.entity.js';
import type { OutlookRequest } from './outlook-request.js';
import { countReserved } from './reserved-seats.read-model.js';

type Outlook = ReturnType<typeof quotaOutlook>;

/** Tells people who are answering where there is no room left, before they submit. Numbers stay with the author. */
export class QuotaOutlookService {
  /** Conditions of quotas are compiled once for each definition. */
  private readonly outlooks = new WeakMap<SurveyDefinition, Outlook>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly opening: OpeningService,
  ) {}

  /** Whatever the version of the answers, the quotas are those of the current one, as at submission. A0404, A0411, A0416 as for evaluating. */
  async look(surveyId: string, { answers, version }: OutlookRequest): Promise<QuotaOutlook> {
    return this.lookIn(surveyId, await this.definitionFor(surveyId, version), answers, null);
  }

  /** The published definition, if answers to this version of it are taken. */
  async definitionFor(surveyId: string, version: number | null | undefined): Promise<SurveyDefinition> {
    if (version) await this.opening.versionFor(surveyId, version);
    return (await this.opening.open(surveyId)).definition;
  }

  /** Seats that are kept for others are taken, those kept for this submission are free to it. */
  async lookIn(surveyId: string, definition: SurveyDefinition, answers: unknown, submissionId: string | null): Promise<QuotaOutlook> {
    if (!definition.quotas?.length) return { full: false, closed: [], nodeIds: [] };
    const rows = await this.database.repository(QuotaCell).findBy({ surveyId });
    const taken = new Map(rows.map((row) => [row.cell, row.taken]));
    const keeps = definition.settings?.reserveMinutes !== undefined;
    const reserved = keeps
      ? await countReserved(this.database, { surveyId, now: this.clock.now(), except: submissionId })
      : new Map<string, number>();
    return this.outlookOf(definition)(answers, (cell) => (taken.get(cell) ?? 0) + (reserved.get(cell) ?? 0));
  }

  private outlookOf(definition: SurveyDefinition): Outlook {
    const known = this.outlooks.get(definition) ?? quotaOutlook(definition);
    this.outlooks.set(definition, known);
    return known;
  }
}
