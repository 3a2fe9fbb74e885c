import { setImmediate } from 'node:timers/promises';
import type { OverallFigures } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { FileService } from '../asset/file.service.js';
import type { ResponseFilter } from '../response/response-query.type.js';
import type { DraftService } from '../survey/draft.service.js';
import { type FiledQuestion, withFileNames } from './named-files.js';
import type { OverallFiguresReadModel } from './overall-figures.read-model.js';

export interface OverallReport extends Omit<OverallFigures, 'questions'> {
  readonly surveyId: string;
  /** Number of the last event of the log of responses that is in the figures. */
  readonly seq: number;
  /** When the figures were brought up to date. */
  readonly updatedAt: Date;
  readonly questions: FiledQuestion[];
}

/** Totals of every question (Spec 3, reports). Questions and options have their newest names; deleted ones stay as retired rows. */
export class OverallReportService {
  constructor(
    private readonly drafts: DraftService,
    private readonly figures: OverallFiguresReadModel,
    private readonly files: FileService,
    private readonly clock: Clock,
  ) {}

  /** A0404: the survey. A0400: a filter that no report can be read with. */
  async check(ctx: RequestContext, surveyId: string, filter: ResponseFilter): Promise<void> {
    await this.figures.check(surveyId, await this.drafts.read(ctx, surveyId), filter);
  }

  /**
   * Every response that was acknowledged before the call is in the figures, of all questions or of these alone. A0404: the survey. A0400: the
   * filter.
   */
  async read(
    ctx: RequestContext,
    surveyId: string,
    filter?: ResponseFilter | null,
    nodeIds?: readonly number[] | null,
  ): Promise<OverallReport> {
    const only = nodeIds ? new Set(nodeIds) : undefined;
    const { seq, total, questions } = await this.figures.read(surveyId, await this.drafts.read(ctx, surveyId), filter, only);
    // Sending the figures of a long survey takes its time.
    await setImmediate();
    return { surveyId, seq, updatedAt: this.clock.now(), total, questions: await withFileNames(questions, this.files) };
  }
}
