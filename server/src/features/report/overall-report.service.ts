import { setImmediate } from 'node:timers/promises';
import type { OverallFigures } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { FileService } from '../asset/file.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { type FiledQuestion, withFileNames } from './named-files.js';
import type { Projections } from './projections.read-model.js';

export interface OverallReport extends Omit<OverallFigures, 'questions'> {
  readonly surveyId: string;
  /** Running number of the last response in the figures. */
  readonly seq: number;
  /** When the figures were brought up to date. */
  readonly updatedAt: Date;
  readonly questions: FiledQuestion[];
}

/** Totals of every question (Spec 3, reports). Questions and options have their newest names; deleted ones stay as retired rows. */
export class OverallReportService {
  constructor(
    private readonly drafts: DraftService,
    private readonly projections: Projections,
    private readonly files: FileService,
    private readonly clock: Clock,
  ) {}

  /** Every response that was acknowledged before the call is in the figures. */
  async read(ctx: RequestContext, surveyId: string): Promise<OverallReport> {
    const projection = await this.projections.caughtUp(surveyId, await this.drafts.read(ctx, surveyId));
    // Figures of a long survey take their time, and so does sending them.
    await setImmediate();
    const { seq } = projection;
    const { total, questions } = projection.figures();
    await setImmediate();
    return { surveyId, seq, updatedAt: this.clock.now(), total, questions: await withFileNames(questions, this.files) };
  }
}
